import { dayOf, daysBetween, weekdayOf } from '@mango/contract/platform-time'

/** A moment of the platform to the minute: 今天 17:25. */
export const minuteName = (time: string, today: string): string => `${dayName(time, today)} ${time.slice(11, 16)}`

/** The date of a moment of the platform, how many days after today it is, and its weekday; undefined where it is none. */
function factsOf(time: string, today: string) {
  const date = dayOf(time)
  const ahead = daysBetween(today, date)
  if (Number.isNaN(ahead)) return undefined
  return { date, ahead, weekday: weekdayOf(date), inThisYear: date.slice(0, 4) === today.slice(0, 4) }
}

const near = new Map([
  [-1, '昨天'],
  [0, '今天'],
  [1, '明天'],
])
const monthAndDay = (date: string) => date.slice(5).replace('-', '/')

/** The day of a moment of the platform as people say it: 今天, 昨天, 明天, 11/13 周五, in another year 2025/11/13. */
export function dayName(time: string, today: string): string {
  const day = factsOf(time, today)
  if (!day) return dayOf(time)
  const { date, ahead, weekday, inThisYear } = day
  return near.get(ahead) ?? (inThisYear ? `${monthAndDay(date)} ${weekday}` : date.replaceAll('-', '/'))
}

/** The same with its date always, as the documents write the days of lessons: 11/23 今天, 11/20 周五. */
export function datedName(time: string, today: string): string {
  const day = factsOf(time, today)
  return day ? `${monthAndDay(day.date)} ${day.ahead === 0 ? '今天' : day.weekday}` : ''
}
