import { daysLater, platformDay } from '@mango/contract/platform-time'
import { and, eq, gt, gte, lt, lte, sql, type SQL } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { growthPoint, student } from '../../database/schema.ts'

/** The last days up to today, oldest first, as the platform writes them. */
const lastDays = (days: number, now: Date): string[] =>
  Array.from({ length: days }, (_, index) => platformDay(daysLater(now, -(days - 1 - index))))

/** Everybody in the student's class; without a class the student alone. */
async function classmatesOf(db: Database, studentId: number): Promise<number[]> {
  const [own] = await db.select({ classId: student.classId }).from(student).where(eq(student.personId, studentId))
  if (!own || own.classId === null) return [studentId]
  const found = await db.select({ id: student.personId }).from(student).where(eq(student.classId, own.classId))
  return found.map(({ id }) => id)
}

const summed = (which?: SQL): SQL<number> =>
  which ? sql`coalesce(sum(${growthPoint.point}) filter (where ${which}), 0)::int` : sql`sum(${growthPoint.point})::int`
const earned = gt(growthPoint.point, 0)
const spent = lt(growthPoint.point, 0)

async function perDay(db: Database, studentId: number, days: readonly string[]) {
  const mates = await classmatesOf(db, studentId)
  const found = await db
    .select({
      day: growthPoint.day,
      own: summed(eq(growthPoint.studentId, studentId)),
      all: summed(),
    })
    .from(growthPoint)
    .where(and(anyOf(growthPoint.studentId, mates), within(days), earned))
    .groupBy(growthPoint.day)
  const known = new Map(found.map((row) => [row.day, row]))
  return days.map((date) => ({
    date,
    point: known.get(date)?.own ?? 0,
    average: Math.round(((known.get(date)?.all ?? 0) / mates.length) * 10) / 10,
  }))
}

const within = (days: readonly string[]) =>
  and(gte(growthPoint.day, days.at(0) ?? ''), lte(growthPoint.day, days.at(-1) ?? ''))

async function byName(db: Database, studentId: number, days: readonly string[], which: SQL) {
  const found = await db
    .select({ name: growthPoint.name, point: summed() })
    .from(growthPoint)
    .where(and(eq(growthPoint.studentId, studentId), within(days), which))
    .groupBy(growthPoint.name)
  return found
    .map(({ name, point }) => ({ name, point: Math.abs(point) }))
    .toSorted((a, b) => b.point - a.point || a.name.localeCompare(b.name))
}

/** Points of a student: what was ever earned, what is left of it, and the last days beside the class's average. */
export async function behaviourOf(db: Database, studentId: number, count: number, now: Date) {
  const days = lastDays(count, now)
  const [sums] = await db
    .select({ total: summed(earned), balance: sql<number>`coalesce(${summed()}, 0)` })
    .from(growthPoint)
    .where(eq(growthPoint.studentId, studentId))
  return {
    total: sums?.total ?? 0,
    balance: sums?.balance ?? 0,
    dailyBehavior: await perDay(db, studentId, days),
    source: await byName(db, studentId, days, earned),
    consume: await byName(db, studentId, days, spent),
  }
}
