/**
 * The time of the platform is China Standard Time: UTC+8, without daylight saving. It writes a time as `2026-11-18 16:20:00`
 * and a day as `2026-11-18`; two of them compare as texts do.
 */

export const dayLength = 86_400_000
const offset = 8 * 3_600_000
const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']

/** A moment as the platform writes it. */
export const platformTime = (moment: Date): string =>
  new Date(moment.getTime() + offset).toISOString().slice(0, 19).replace('T', ' ')
/** The day of a moment. */
export const platformDay = (moment: Date): string => dayOf(platformTime(moment))
/** The day of a time. */
export const dayOf = (time: string): string => time.slice(0, 10)

/** The moment so many days later, or earlier. */
export const daysLater = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayLength)
/** The moment at which a day begins. */
export const beginOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
/** The day so many days after another, or before it. */
export const daysAfter = (day: string, days: number): string => dayOf(daysLater(utc(day), days).toISOString())
/** How many days one is after another; not a number where one is no day. */
export const daysBetween = (earlier: string, later: string): number =>
  (utc(later).getTime() - utc(earlier).getTime()) / dayLength
/** The weekday of a day, or of a time: 周三. Empty where it is none. */
export const weekdayOf = (time: string): string => weekdays[utc(dayOf(time)).getUTCDay()] ?? ''
/** The Monday of a day's week. */
export const mondayOf = (day: string): string => daysAfter(day, -((utc(day).getUTCDay() + 6) % 7))
