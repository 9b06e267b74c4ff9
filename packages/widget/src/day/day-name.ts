const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']
const dayLength = 86_400_000

/** The day of a moment in China, where the platform lives: `2026-11-18`. */
export const dayInChina = (moment: number): string => new Date(moment + 8 * 3_600_000).toISOString().slice(0, 10)

/** A moment of the platform to the minute: 今天 17:25. */
export const minuteName = (time: string, today?: string): string => `${dayName(time, today)} ${time.slice(11, 16)}`

/** The weekday of a day, or of a moment of the platform; empty where it is none. */
export const weekdayOf = (time: string): string =>
  weekdays[new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay()] ?? ''

/** The date of a moment of the platform, how many days after today it is, and its weekday; undefined where it is none. */
function dayOf(time: string, today: string) {
  const date = time.slice(0, 10)
  const at = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return undefined
  const ahead = (at.getTime() - Date.parse(today)) / dayLength
  return { date, ahead, weekday: weekdayOf(date), inThisYear: date.slice(0, 4) === today.slice(0, 4) }
}

const near = new Map([
  [-1, '昨天'],
  [0, '今天'],
  [1, '明天'],
])
const monthAndDay = (date: string) => date.slice(5).replace('-', '/')

/** The day of a moment of the platform as people say it: 今天, 昨天, 明天, 11/13 周五, in another year 2025/11/13. */
export function dayName(time: string, today = dayInChina(Date.now())): string {
  const day = dayOf(time, today)
  if (!day) return time.slice(0, 10)
  const { date, ahead, weekday, inThisYear } = day
  return near.get(ahead) ?? (inThisYear ? `${monthAndDay(date)} ${weekday}` : date.replaceAll('-', '/'))
}

/** The same with its date always, as the documents write the days of lessons: 11/23 今天, 11/20 周五. */
export function datedName(time: string, today = dayInChina(Date.now())): string {
  const day = dayOf(time, today)
  return day ? `${monthAndDay(day.date)} ${day.ahead === 0 ? '今天' : day.weekday}` : ''
}
