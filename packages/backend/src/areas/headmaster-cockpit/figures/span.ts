import { beginOf, daysAfter, daysLater, mondayOf, platformDay } from '@mango/contract/platform-time'
import { and, gte, lt, lte, or, type Column } from 'drizzle-orm'

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
    { from: daysLater(monday, -7), until: daysLater(until, -7) },
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
    and(gte(day, platformDay(from)), lte(day, platformDay(lastDayOf({ until })))),
  )
  return or(...days)
}

/** Monday of a week, in China, as a moment; the week of `now` is 0 weeks back. */
export const mondayOfWeek = (now: Date, weeksBack: number): Date =>
  beginOf(daysAfter(mondayOf(platformDay(now)), -7 * weeksBack))

/** The last day of which something is known by the end of what is shown: today, or the Sunday of a week that is over. */
export const lastDayOf = ({ until }: Pick<Scope, 'until'>): Date => new Date(until.getTime() - 1)

/** A count of one class in the week that is shown (0) or the one before (1): so many parts of a whole. */
export interface Counted {
  /** What is counted, where several classes may have had it together. */
  readonly id?: number
  readonly classId: number
  readonly week: 0 | 1
  readonly part: number
  readonly whole: number
}
export const weekOf = (week: unknown): 0 | 1 => (Number(week) === 0 ? 0 : 1)
