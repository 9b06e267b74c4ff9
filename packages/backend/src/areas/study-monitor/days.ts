import { and, asc, desc, eq, lte, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { monitorDay, person, school, student } from '../../database/schema.ts'
import { noTotal, pageOf, totalColumn } from '../../paging/counted-list.ts'
import { nearerEnd } from '../../paging/nearer-end.ts'
import { foundIn, isWhole, type Filter } from './filter.ts'
import { studentColumns } from './students.ts'

interface Wish extends Filter {
  readonly pageNum: number
  readonly pageSize: number
}

interface Reading {
  readonly limit: number | Placeholder
  readonly offset: number | Placeholder
  readonly backwards: boolean
}

/** Only the rows of the page are joined with what else a line tells, not those that are skipped. */
function select(db: Database, where: SQL | undefined, { limit, offset, backwards }: Reading, total = noTotal) {
  const found = db
    .select()
    .from(monitorDay)
    .where(where)
    .orderBy((backwards ? asc : desc)(monitorDay.id))
    .limit(limit)
    .offset(offset)
    .as('found')
  return db
    .select({
      ...studentColumns,
      dateTime: found.day,
      studentId: found.studentId,
      deviceId: found.deviceId,
      missNum: found.missed,
      totalNum: found.asked,
      skillMap: found.skills,
      total,
    })
    .from(found)
    .innerJoin(student, eq(student.personId, found.studentId))
    .innerJoin(person, eq(person.id, found.studentId))
    .innerJoin(school, eq(school.id, found.schoolId))
    .orderBy(desc(found.id))
}

const range = prepared((db, backwards: boolean, isFirst: boolean) =>
  select(
    db,
    and(eq(monitorDay.schoolId, sql.placeholder('schoolId')), lte(monitorDay.id, sql.placeholder('upTo'))),
    { limit: sql.placeholder('limit'), offset: sql.placeholder('offset'), backwards },
    totalColumn(db, isFirst),
  ).prepare('monitor_days'),
)

function ofSchool(db: Database, schoolId: number, wish: Wish) {
  const list = `days/${schoolId}`
  return pageOf(db, list, wish, (place, isFirst) =>
    range(db, place.backwards, isFirst).execute({ list, schoolId, ...place }),
  )
}

/** Of some days or some students: few enough to be counted. */
async function ofSome(db: Database, schoolId: number, { pageNum, pageSize, ...filter }: Wish) {
  const found = await foundIn(db, monitorDay, schoolId, filter)
  const total = await db.$count(monitorDay, found)
  const place = nearerEnd(total, (pageNum - 1) * pageSize, pageSize)
  return { rows: place ? await select(db, found, place) : [], total }
}

/** A page of what students asked per day, newest first. */
export async function listDays(db: Database, schoolId: number, wish: Wish) {
  const { rows, total } = await (isWhole(wish) ? ofSchool : ofSome)(db, schoolId, wish)
  const data = rows.map((row) => {
    const { total: _, ...day } = row
    return day
  })
  return { data, total }
}
