import { daysLater, platformDay, platformTime } from '@mango/contract/platform-time'
import {
  helpDays,
  helpMisses,
  helpSilentFromHour,
  hitRateWarning,
  type StudentInNeed,
} from '@mango/contract/study-monitor'
import { and, asc, count, desc, eq, gte, lte, max, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { assistant, monitorDay, person, school, schoolClass, student } from '../../database/schema.ts'
import { studentColumns } from './students.ts'

interface Wish {
  readonly pageNum: number
  readonly pageSize: number
  readonly classId?: number | undefined
}

/** The first day on which a student who is not silent has spoken; undefined where any of the last days will do. */
export const expectedSince = (now: Date): string | undefined =>
  Number(platformTime(now).slice(11, 13)) >= helpSilentFromHour ? platformDay(now) : undefined

/** What the students of a school with an assistant asked in the last days, and why one needs help. */
function lookAt(db: Database, schoolId: number, now: Date) {
  const today = platformDay(now)
  const from = platformDay(daysLater(now, -(helpDays - 1)))
  const days = db
    .select({
      studentId: monitorDay.studentId,
      asked: sql<number>`sum(${monitorDay.asked})::int`.as('asked'),
      missed: sql<number>`sum(${monitorDay.missed})::int`.as('missed'),
      last: max(monitorDay.day).as('last'),
    })
    .from(monitorDay)
    .where(and(eq(monitorDay.schoolId, schoolId), gte(monitorDay.day, from), lte(monitorDay.day, today)))
    .groupBy(monitorDay.studentId)
    .as('days')
  const asked = sql<number>`coalesce(${days.asked}, 0)`.mapWith(Number)
  const missed = sql<number>`coalesce(${days.missed}, 0)`.mapWith(Number)
  // The rate is rounded up before it is looked at, as in the table.
  const low = sql<boolean>`(${asked} > 0 and (${asked} - ${missed}) * 100 <= ${hitRateWarning - 1} * ${asked})`
  const often = sql<boolean>`(${missed} >= ${helpMisses})`
  const since = expectedSince(now)
  const silent = since
    ? sql<boolean>`(${days.last} is null or ${days.last} < ${since}::date)`
    : sql<boolean>`(${days.last} is null)`
  return { days, asked, missed, low, silent, inNeed: sql`(${low} or ${often} or ${silent})` }
}

/** A page of the students who need help today: whom the assistant understood badly first, of them who was missed most. */
export async function listInNeed(db: Database, schoolId: number, { pageNum, pageSize, classId }: Wish, now: Date) {
  const { days, asked, missed, low, silent, inNeed } = lookAt(db, schoolId, now)
  const found = and(
    eq(assistant.schoolId, schoolId),
    classId === undefined ? undefined : eq(student.classId, classId),
    inNeed,
  )
  const [counted] = await db
    .select({ total: count() })
    .from(assistant)
    .innerJoin(student, eq(student.personId, assistant.studentId))
    .leftJoin(days, eq(days.studentId, assistant.studentId))
    .where(found)
  const rows = await db
    .select({
      ...studentColumns,
      className: schoolClass.name,
      studentId: assistant.studentId,
      totalNum: asked,
      missNum: missed,
      lastDay: days.last,
      silent,
    })
    .from(assistant)
    .innerJoin(student, eq(student.personId, assistant.studentId))
    .innerJoin(person, eq(person.id, assistant.studentId))
    .innerJoin(school, eq(school.id, assistant.schoolId))
    .leftJoin(schoolClass, eq(schoolClass.id, student.classId))
    .leftJoin(days, eq(days.studentId, assistant.studentId))
    .where(found)
    .orderBy(desc(low), desc(missed), desc(silent), sql`${days.last} asc nulls first`, asc(assistant.studentId))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
  const data = rows.map(({ className, lastDay, ...row }): StudentInNeed => ({
    ...row,
    className: className ?? '',
    lastDay: lastDay ?? '',
  }))
  return { data, total: counted?.total ?? 0 }
}
