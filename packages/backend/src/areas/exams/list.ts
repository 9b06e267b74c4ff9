import { anyStatus, examStatus, newestFirst, type ExamFilters, type ExamOrder } from '@mango/contract/exams'
import { and, arrayContains, arrayOverlaps, asc, count, desc, eq, gt, isNull, sql, sum, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { exam, examCount, examMerge } from '../../database/schema.ts'
import { nearerEnd } from '../../paging/nearer-end.ts'
import { gramsOfQuery } from '../../search/grams.ts'
import { anyKind, anySubject } from './counts.ts'

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
const kinds = ['schoolYear', 'gradeId', 'type', 'termId', 'status'] as const

/** Those that are set, as a query's shape has them. */
const setIn = (wish: Wish): string =>
  kinds.filter((kind) => wish[kind] !== (kind === 'status' ? anyStatus : '')).join(' ')

const byKind = (table: typeof exam | typeof examCount, set: string): (SQL | undefined)[] => [
  eq(table.schoolId, sql.placeholder('schoolId')),
  ...kinds.filter((kind) => set.split(' ').includes(kind)).map((kind) => eq(table[kind], sql.placeholder(kind))),
]

const found = (set: string, ofSubjects: boolean, isNamed: boolean) =>
  and(
    isNull(exam.parentId),
    ...byKind(exam, set),
    ofSubjects ? arrayOverlaps(exam.subjectIds, sql.placeholder('subjectIds')) : undefined,
    isNamed ? arrayContains(exam.grams, sql.placeholder('grams')) : undefined,
    isNamed ? sql`strpos(lower(${exam.name}), lower(${sql.placeholder('name')})) > 0` : undefined,
  )

type Shape = Parameters<typeof found>

/** How many there are. Without a name, and with one subject at most, that is a sum over the counting table. */
const totalOf = (db: Database, isSummed: boolean, ...shape: Shape) => {
  const [set] = shape
  const isOfAnyKind = set === '' || set === 'status'
  const summed = db
    .select({ total: sum(examCount.total) })
    .from(examCount)
    .where(
      and(
        eq(examCount.subjectId, sql.placeholder('subjectId')),
        isOfAnyKind ? eq(examCount.schoolYear, anyKind.schoolYear) : undefined,
        ...byKind(examCount, set),
      ),
    )
  const counted = db
    .select({ total: count() })
    .from(exam)
    .where(found(...shape))
  return sql`coalesce((${isSummed ? summed : counted}), 0)`.mapWith(Number)
}

const counted = prepared((db, isSummed: boolean, ...shape: Shape) =>
  db
    .select({ total: totalOf(db, isSummed, ...shape) })
    .from(sql`(select) as one`)
    .prepare('exams_counted'),
)

const keyOf: Record<ExamOrder, SQL | typeof exam.startTime> = {
  startTime: exam.startTime,
  '-startTime': exam.startTime,
  name: sql`${exam.sortName} collate "C"`,
  '-name': sql`${exam.sortName} collate "C"`,
}

const page = prepared(
  (db, sort: ExamOrder, backwards: boolean, isFirst: boolean, isSummed: boolean, ...shape: Shape) => {
    const order = sort.startsWith('-') === backwards ? asc : desc
    const query = db
      .select({ ...columns, total: isFirst ? totalOf(db, isSummed, ...shape) : sql`0`.mapWith(Number) })
      .from(exam)
      .leftJoin(examMerge, and(eq(examMerge.examId, exam.id), gt(examMerge.undoUntil, sql.placeholder('now'))))
      .where(found(...shape))
      .orderBy(order(keyOf[sort]), order(exam.id))
      .limit(sql.placeholder('limit'))
    // A plan for any offset counts with a far one, so that Postgres would rather make a new one for each first page.
    return (isFirst ? query : query.offset(sql.placeholder('offset'))).prepare('exams_page')
  },
)

/** A page of a school's exams, newest first or as asked for, and how many the filters leave. */
export async function listExams(db: Database, schoolId: number, input: Wish, now: Date) {
  const wish = { ...input, schoolId, name: input.name.trim() }
  if (!input.seesAll && input.status === examStatus.notPublic) return { exams: [], total: 0 }
  if (!input.seesAll) wish.status = examStatus.public
  const { name, subjectIds, pageNum, pageSize, sort = newestFirst } = wish
  const [subjectId = anySubject] = subjectIds
  const values = { ...wish, subjectId, grams: gramsOfQuery(name), now: now.toISOString() }
  const isSummed = name === '' && subjectIds.length <= 1
  const shape = [isSummed, setIn(wish), subjectIds.length > 0, name !== ''] as const
  // The first page, which is read most of all, tells the total itself.
  if (pageNum === 1) {
    const exams = await page(db, sort, false, true, ...shape).execute({ ...values, limit: pageSize })
    return { exams, total: exams[0]?.total ?? 0 }
  }
  const [{ total } = { total: 0 }] = await counted(db, ...shape).execute(values)
  const place = nearerEnd(total, (pageNum - 1) * pageSize, pageSize)
  if (!place) return { exams: [], total }
  const exams = await page(db, sort, place.backwards, false, ...shape).execute({ ...values, ...place })
  return { exams: place.backwards ? exams.toReversed() : exams, total }
}
