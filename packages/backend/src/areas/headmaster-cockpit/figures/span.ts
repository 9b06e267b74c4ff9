import { and, gte, lt, lte, or, type Column } from 'drizzle-orm'
import { platformTime } from '../../../clock-time.ts'

const dayLength = 86_400_000

/**
 * What a page is about: a week of a school, which is compared with the week before. While it runs, with as much of that as it
 * has had itself: on a Monday morning nobody is to read that everything fell.
 */
export interface Scope {
  readonly schoolId: number
  /** Monday of the week. */
  readonly monday: Date
  /** Its end; now, while it runs. */
  readonly until: Date
}

/** The week, and the part of the one before that it is compared with, as moments. */
export const stretchesOf = ({ monday, until }: Scope) =>
  [
    { from: monday, until },
    { from: daysAfter(monday, -7), until: daysAfter(until, -7) },
  ] as const

const inStretch = (at: Column, { from, until }: { from: Date; until: Date }) => and(gte(at, from), lt(at, until))
/** Whether something that has a moment belongs to what is compared. */
export function atInScope(at: Column, scope: Scope) {
  const [own, before] = stretchesOf(scope)
  return or(inStretch(at, own), inStretch(at, before))
}
/** The same of something that has a day: a day that has begun counts whole. */
export function dayInScope(day: Column, scope: Scope) {
  const days = stretchesOf(scope).map(({ from, until }) =>
    and(gte(day, dayOf(from)), lte(day, dayOf(lastDayOf({ until })))),
  )
  return or(...days)
}

/** Monday of a week, in China, as a moment; the week of `now` is 0 weeks back. */
export function mondayOf(now: Date, weeksBack: number): Date {
  const today = new Date(`${platformTime(now).slice(0, 10)}T00:00:00+08:00`)
  const weekday = (new Date(today.getTime() + 8 * 3_600_000).getUTCDay() + 6) % 7
  return new Date(today.getTime() - (weekday + weeksBack * 7) * dayLength)
}
export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * dayLength)
export const dayOf = (moment: Date): string => platformTime(moment).slice(0, 10)

/** The last day of which something is known by the end of what is shown: today, or the Sunday of a week that is over. */
export const lastDayOf = ({ until }: Pick<Scope, 'until'>): Date => new Date(until.getTime() - 1)

/** A count of one class in the week that is shown (0) or the one before (1): so many parts of a whole. */
export interface Counted {
  readonly classId: number
  readonly week: 0 | 1
  readonly part: number
  readonly whole: number
}
export const weekOf = (week: unknown): 0 | 1 => (Number(week) === 0 ? 0 : 1)
