import { text, type PaperRecord } from '@mango/contract/paper-records'
import { dayOf, daysAfter, weekdayOf } from '@mango/contract/platform-time'

export interface DayGroup {
  readonly day: string
  /** 今日, 昨日 or the date. */
  readonly title: string
  /** The rest: the date of 今日 and 昨日, and the weekday. */
  readonly detail: string
  readonly papers: readonly PaperRecord[]
}

/** Papers by the day they were made, in the order they came. */
export function dayGroups(papers: readonly PaperRecord[], today: string): DayGroup[] {
  const days = new Map<string, PaperRecord[]>()
  for (const paper of papers) {
    const day = dayOf(paper.createTime)
    days.set(day, [...(days.get(day) ?? []), paper])
  }
  return [...days].map(([day, own]) => ({ day, ...titleOf(day, today), papers: own }))
}

function titleOf(day: string, today: string): { title: string; detail: string } {
  const [year = '', month = '', date = ''] = day.split('-')
  const weekday = weekdayOf(day)
  const short = `${month}/${date}`
  if (day === today) return { title: text.today, detail: `${short} ${weekday}` }
  if (day === daysAfter(today, -1)) return { title: text.yesterday, detail: `${short} ${weekday}` }
  const long = today.startsWith(year) ? short : `${year}/${short}`
  // A time that nobody understands is shown as it came.
  return weekday === '' ? { title: day || '日期未知', detail: '' } : { title: long, detail: weekday }
}
