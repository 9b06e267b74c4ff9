import { platformTime } from '../../../clock-time.ts'

const dayLength = 86_400_000

/** What a page is about: a week of a school, which is compared with the week before. */
export interface Scope {
  readonly schoolId: number
  /** Monday of the week. */
  readonly monday: Date
}

/** Monday of a week, in China, as a moment; the week of `now` is 0 weeks back. */
export function mondayOf(now: Date, weeksBack: number): Date {
  const today = new Date(`${platformTime(now).slice(0, 10)}T00:00:00+08:00`)
  const weekday = (new Date(today.getTime() + 8 * 3_600_000).getUTCDay() + 6) % 7
  return new Date(today.getTime() - (weekday + weeksBack * 7) * dayLength)
}
export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * dayLength)
export const dayOf = (moment: Date): string => platformTime(moment).slice(0, 10)

/** A count of one class in the week that is shown (0) or the one before (1): so many parts of a whole. */
export interface Counted {
  readonly classId: number
  readonly week: 0 | 1
  readonly part: number
  readonly whole: number
}
export const weekOf = (week: unknown): 0 | 1 => (Number(week) === 0 ? 0 : 1)
