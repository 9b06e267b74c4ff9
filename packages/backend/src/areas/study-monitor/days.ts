import { and, between, count, desc, eq, max, min, sql, type SQL } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { monitorDay, person, school, student } from '../../database/schema.ts'
import { counted, countOf, positionsOf } from './counts.ts'
import { studentColumns, studentsNamed } from './students.ts'

interface Wish {
  readonly pageNum: number
  readonly pageSize: number
  /** Empty for all days. */
  readonly dateTime: string
  /** Empty for all students. */
  readonly codeOrName: string
}

const select = (db: Database, where: SQL | undefined) =>
  db
    .select({
      ...studentColumns,
      dateTime: monitorDay.day,
      studentId: monitorDay.studentId,
      deviceId: monitorDay.deviceId,
      missNum: monitorDay.missed,
      totalNum: monitorDay.asked,
      skillMap: monitorDay.skills,
    })
    .from(monitorDay)
    .innerJoin(student, eq(student.personId, monitorDay.studentId))
    .innerJoin(person, eq(person.id, monitorDay.studentId))
    .innerJoin(school, eq(school.id, monitorDay.schoolId))
    .where(where)
    .orderBy(desc(monitorDay.position))

const range = prepared((db) =>
  select(
    db,
    and(
      eq(monitorDay.schoolId, sql.placeholder('schoolId')),
      between(monitorDay.position, sql.placeholder('from'), sql.placeholder('to')),
    ),
  ).prepare('monitor_days'),
)

/** The highest position of the days to choose from, and how many there are: a day's rows stand together. */
async function rangeOf(db: Database, schoolId: number, day: string): Promise<{ last: number; total: number }> {
  if (day === '') {
    const total = await countOf(db, schoolId, counted.days)
    return { last: total, total }
  }
  const [found] = await db
    .select({ first: min(monitorDay.position), last: max(monitorDay.position) })
    .from(monitorDay)
    .where(and(eq(monitorDay.schoolId, schoolId), eq(monitorDay.day, day)))
  const { first, last } = found ?? {}
  return first === null || first === undefined || !last ? { last: 0, total: 0 } : { last, total: last - first + 1 }
}

async function byPosition(db: Database, schoolId: number, { dateTime, pageNum, pageSize }: Wish) {
  const { last, total } = await rangeOf(db, schoolId, dateTime)
  const positions = positionsOf(total, pageNum, pageSize)
  if (!positions) return { data: [], total }
  const before = last - total
  const [from, to] = positions
  return { data: await range(db).execute({ schoolId, from: before + from, to: before + to }), total }
}

async function byStudent(db: Database, schoolId: number, { dateTime, codeOrName, pageNum, pageSize }: Wish) {
  const students = await studentsNamed(db, schoolId, codeOrName)
  if (students.length === 0) return { data: [], total: 0 }
  const found = and(
    eq(monitorDay.schoolId, schoolId),
    anyOf(monitorDay.studentId, students),
    dateTime === '' ? undefined : eq(monitorDay.day, dateTime),
  )
  const [total] = await db.select({ count: count() }).from(monitorDay).where(found)
  const data = await select(db, found)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
  return { data, total: total?.count ?? 0 }
}

/** A page of what students asked per day, newest first. */
export const listDays = (db: Database, schoolId: number, wish: Wish) => {
  const codeOrName = wish.codeOrName.trim()
  return codeOrName === '' ? byPosition(db, schoolId, wish) : byStudent(db, schoolId, { ...wish, codeOrName })
}
