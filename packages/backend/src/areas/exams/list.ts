import { anyStatus, examStatus, newestFirst, type ExamFilters, type ExamOrder } from '@mango/contract/exams'
import { and, arrayContains, arrayOverlaps, asc, count, desc, eq, gt, isNull, sql, sum, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { exam, examCount, examMerge } from '../../database/schema.ts'
import { nearerEnd } from '../../paging/nearer-end.ts'
import { gramsOfQuery } from '../../search/grams.ts'
import { anySubject } from './counts.ts'

interface Wish extends ExamFilters {
  readonly pageNum: number
  readonly pageSize: number
  readonly sort?: ExamOrder | undefined
  /** Otherwise the public ones alone, so that the counting table knows how many they are. */
  readonly seesAll: boolean
}

const columns = {
  id: exam.id,
  name: exam.name,
  subjectIds: exam.subjectIds,
  status: exam.status,
  startTime: exam.startTime,
  undoUntil: examMerge.undoUntil,
  schoolYear: exam.schoolYear,
  termId: exam.termId,
  gradeId: exam.gradeId,
  type: exam.type,
}

/** The filters that the counting table knows too. */
const byKind = (table: typeof exam | typeof examCount, schoolId: number, wish: Wish): (SQL | undefined)[] => [
  eq(table.schoolId, schoolId),
  wish.schoolYear === '' ? undefined : eq(table.schoolYear, wish.schoolYear),
  wish.gradeId === '' ? undefined : eq(table.gradeId, wish.gradeId),
  wish.type === '' ? undefined : eq(table.type, wish.type),
  wish.termId === '' ? undefined : eq(table.termId, wish.termId),
  wish.status === anyStatus ? undefined : eq(table.status, wish.status),
]

const named = (name: string): (SQL | undefined)[] =>
  name === ''
    ? []
    : [arrayContains(exam.grams, gramsOfQuery(name)), sql`strpos(lower(${exam.name}), lower(${name})) > 0`]

/** Without a name, and with one subject at most, the total is a sum over the counting table. */
async function totalOf(db: Database, schoolId: number, wish: Wish, found: SQL | undefined): Promise<number> {
  if (wish.name !== '' || wish.subjectIds.length > 1) {
    const [counted] = await db.select({ total: count() }).from(exam).where(found)
    return counted?.total ?? 0
  }
  const [summed] = await db
    .select({ total: sum(examCount.total).mapWith(Number) })
    .from(examCount)
    .where(and(eq(examCount.subjectId, wish.subjectIds[0] ?? anySubject), ...byKind(examCount, schoolId, wish)))
  return summed?.total ?? 0
}

const keyOf: Record<ExamOrder, SQL | typeof exam.startTime> = {
  startTime: exam.startTime,
  '-startTime': exam.startTime,
  name: sql`${exam.sortName} collate "C"`,
  '-name': sql`${exam.sortName} collate "C"`,
}

/** A page of a school's exams, newest first or as asked for, and how many the filters leave. */
export async function listExams(db: Database, schoolId: number, input: Wish, now: Date) {
  const wish = { ...input, name: input.name.trim() }
  if (!input.seesAll && input.status === examStatus.notPublic) return { exams: [], total: 0 }
  if (!input.seesAll) wish.status = examStatus.public
  const found = and(
    isNull(exam.parentId),
    ...byKind(exam, schoolId, wish),
    wish.subjectIds.length > 0 ? arrayOverlaps(exam.subjectIds, wish.subjectIds) : undefined,
    ...named(wish.name),
  )
  const total = await totalOf(db, schoolId, wish, found)
  const place = nearerEnd(total, (wish.pageNum - 1) * wish.pageSize, wish.pageSize)
  if (!place) return { exams: [], total }
  const { sort = newestFirst } = wish
  const order = sort.startsWith('-') === place.backwards ? asc : desc
  const exams = await db
    .select(columns)
    .from(exam)
    .leftJoin(examMerge, and(eq(examMerge.examId, exam.id), gt(examMerge.undoUntil, now)))
    .where(found)
    .orderBy(order(keyOf[sort]), order(exam.id))
    .limit(place.limit)
    .offset(place.offset)
  return { exams: place.backwards ? exams.toReversed() : exams, total }
}
