import { text, type PaperRecord } from '@mango/contract/paper-records'
import { weekdayOf } from '@mango/widget/day'

const dayMilliseconds = 86_400_000
const chinaMilliseconds = 8 * 3_600_000

/** A day in China, as the platform writes it. */
const dayOf = (at: number) => new Date(at + chinaMilliseconds).toISOString().slice(0, 10)

export interface DayGroup {
  readonly day: string
  /** 今日, 昨日 or the date. */
  readonly title: string
  /** The rest: the date of 今日 and 昨日, and the weekday. */
  readonly detail: string
  readonly papers: readonly PaperRecord[]
}

/** Papers by the day they were made, in the order they came. @param now as `Date.now()` counts */
export function dayGroups(papers: readonly PaperRecord[], now: number): DayGroup[] {
  const days = new Map<string, PaperRecord[]>()
  for (const paper of papers) {
    const day = paper.createTime.slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), paper])
  }
  return [...days].map(([day, own]) => ({ day, ...titleOf(day, now), papers: own }))
}

function titleOf(day: string, now: number): { title: string; detail: string } {
  const [year = '', month = '', date = ''] = day.split('-')
  const weekday = weekdayOf(day)
  const short = `${month}/${date}`
  if (day === dayOf(now)) return { title: text.today, detail: `${short} ${weekday}` }
  if (day === dayOf(now - dayMilliseconds)) return { title: text.yesterday, detail: `${short} ${weekday}` }
  const long = dayOf(now).startsWith(year) ? short : `${year}/${short}`
  // A time that nobody understands is shown as it came.
  return weekday === '' ? { title: day || '日期未知', detail: '' } : { title: long, detail: weekday }
}
