import { daysLater, platformDay } from '@mango/contract/platform-time'
import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { anyOf } from '../../../database/any-of.ts'
import type { Database } from '../../../database/database.ts'
import { monitorDay, student, utterance } from '../../../database/schema.ts'
import { dayInScope, lastDayOf, weekOf, type Counted, type Scope } from './span.ts'

const understood = sql<number>`sum(${monitorDay.asked} - ${monitorDay.missed})::int`
const asked = sql<number>`sum(${monitorDay.asked})::int`

const within = (schoolId: number, from: Date, to: Date) =>
  and(eq(monitorDay.schoolId, schoolId), gte(monitorDay.day, platformDay(from)), lt(monitorDay.day, platformDay(to)))

/** How much of what students asked the assistant understood, by class. */
export async function hitRate(db: Database, scope: Scope): Promise<Counted[]> {
  const week = sql<number>`case when ${monitorDay.day} >= ${platformDay(scope.monday)}::date then 0 else 1 end`
  const found = await db
    .select({ classId: student.classId, week, part: understood, whole: asked })
    .from(monitorDay)
    .innerJoin(student, eq(student.personId, monitorDay.studentId))
    .where(and(eq(monitorDay.schoolId, scope.schoolId), dayInScope(monitorDay.day, scope)))
    .groupBy(student.classId, sql`2`)
  return found.map((one) => ({ ...one, classId: one.classId ?? 0, week: weekOf(one.week) }))
}

/** The same on the last days that have been, oldest first; nothing on a day on which nobody asked. */
export async function hitRateByDay(
  db: Database,
  { schoolId, until }: Pick<Scope, 'schoolId' | 'until'>,
  classIds: readonly number[],
  days: number,
) {
  const last = lastDayOf({ until })
  const from = daysLater(last, 1 - days)
  const found = await db
    .select({ day: monitorDay.day, part: understood, whole: asked })
    .from(monitorDay)
    .innerJoin(student, eq(student.personId, monitorDay.studentId))
    .where(and(within(schoolId, from, daysLater(last, 1)), anyOf(student.classId, classIds)))
    .groupBy(monitorDay.day)
  return Array.from({ length: days }, (_, index) => {
    const day = platformDay(daysLater(from, index))
    const known = found.find((one) => one.day === day)
    return { day, share: known && known.whole > 0 ? (known.part / known.whole) * 100 : undefined }
  })
}

/** What the assistant was asked most often without understanding it. */
export const notUnderstood = (db: Database, { schoolId, monday }: Scope, classIds: readonly number[]) =>
  db
    .select({ words: utterance.transcript, times: count() })
    .from(utterance)
    .innerJoin(student, eq(student.personId, utterance.studentId))
    .where(
      and(
        eq(utterance.schoolId, schoolId),
        sql`${utterance.missed}`,
        gte(utterance.day, platformDay(monday)),
        lt(utterance.day, platformDay(daysLater(monday, 7))),
        anyOf(student.classId, classIds),
      ),
    )
    .groupBy(utterance.transcript)
    .orderBy(desc(count()), utterance.transcript)
    .limit(5)
