import { allMonths, check } from '@mango/contract/paper-records'
import { and, count, desc, eq, gte, ilike, lt, sql } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { inChina } from '../../database/in-china.ts'
import { answeredPaper, answeredPart, paper, type course } from '../../database/schema.ts'
import { handedInAt, isHandedIn } from '../../shared/papers/handed-in.ts'
import { grouped } from '../../shared/papers/grouped.ts'
import { semesterOf } from '../../shared/school/names.ts'
import { containing } from '../../search/containing.ts'

type Course = Pick<typeof course.$inferSelect, 'subjectId' | 'schoolYear' | 'termId'>

interface Wish {
  readonly studentId: number
  readonly source: number
  readonly subjectId?: number | null | undefined
  /** The papers of its subject and its term. */
  readonly course?: Course | undefined
  readonly year?: number | null | undefined
  /** 0 for every month. */
  readonly month?: number | null | undefined
  /** Part of the title. */
  readonly query?: string
}

const dayOf = inChina(answeredPaper.handedInAt)
const yearOf = sql<number>`extract(year from ${dayOf})`.mapWith(Number)
const monthOf = sql<number>`extract(month from ${dayOf})`.mapWith(Number)

/** The first moment of a month in China. */
const monthStart = (year: number, month: number) => new Date(Date.UTC(year, month - 1, 1, -8))
/** Months of a term, in their order. */
const monthsOfTerm = { 1: [8, 9, 10, 11, 12, 1], 2: [2, 3, 4, 5, 6, 7] } as const

function withinTerm({ schoolYear, termId }: Course) {
  const [from, to] = termId === 1 ? [8, 14] : [14, 20]
  return and(
    gte(answeredPaper.handedInAt, monthStart(schoolYear, from)),
    lt(answeredPaper.handedInAt, monthStart(schoolYear, to)),
  )
}

function wanted({ studentId, source, subjectId, course, year, month, query = '' }: Wish) {
  const words = query.trim()
  return and(
    eq(answeredPaper.studentId, studentId),
    isHandedIn,
    eq(paper.source, source),
    subjectId ? eq(paper.subjectId, subjectId) : undefined,
    course && and(eq(paper.subjectId, course.subjectId), withinTerm(course)),
    year ? sql`${yearOf} = ${year}` : undefined,
    month && month !== allMonths ? sql`${monthOf} = ${month}` : undefined,
    words === '' ? undefined : ilike(paper.name, containing(words)),
  )
}

/** Of each paper, how many questions it has and how they were checked; a question is what its parts make of it. */
async function countsOf(db: Database, ids: readonly number[]) {
  const questions = db
    .select({
      answeredPaperId: answeredPart.answeredPaperId,
      checked: sql<boolean>`bool_and(${answeredPart.check} <> ${check.none})`.as('checked'),
      right: sql<boolean>`bool_and(${answeredPart.check} = ${check.right})`.as('is_right'),
    })
    .from(answeredPart)
    .where(anyOf(answeredPart.answeredPaperId, ids))
    .groupBy(answeredPart.answeredPaperId, answeredPart.questionId)
    .as('questions')
  const number = (which: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${which})`.mapWith(Number)
  const rows = await db
    .select({
      id: questions.answeredPaperId,
      questions: count(),
      checked: number(sql`${questions.checked}`),
      right: number(sql`${questions.right}`),
      wrong: number(sql`${questions.checked} and not ${questions.right}`),
    })
    .from(questions)
    .groupBy(questions.answeredPaperId)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** A page of papers, newest first. */
export async function recordsOf(db: Database, wish: Wish & { readonly pageNum: number; readonly pageSize: number }) {
  const of = wanted(wish)
  const joined = eq(paper.id, answeredPaper.paperId)
  const [counted] = await db.select({ total: count() }).from(answeredPaper).innerJoin(paper, joined).where(of)
  const rows = await db
    .select({
      id: answeredPaper.id,
      title: paper.name,
      subjectId: paper.subjectId,
      handedInAt,
      correctBySelf: answeredPaper.correctBySelf,
      paperId: answeredPaper.paperId,
    })
    .from(answeredPaper)
    .innerJoin(paper, joined)
    .where(of)
    .orderBy(desc(answeredPaper.handedInAt), desc(answeredPaper.id))
    .limit(wish.pageSize)
    .offset((wish.pageNum - 1) * wish.pageSize)
  const counts = await countsOf(
    db,
    rows.map(({ id }) => id),
  )
  const none = { questions: 0, checked: 0, right: 0, wrong: 0 }
  return { rows: rows.map((row) => ({ ...row, ...(counts.get(row.id) ?? none) })), total: counted?.total ?? 0 }
}

const byMonth = (db: Database, wish: Wish) =>
  db
    .select({ year: yearOf, month: monthOf, total: count() })
    .from(answeredPaper)
    .innerJoin(paper, eq(paper.id, answeredPaper.paperId))
    .where(wanted(wish))
    .groupBy(yearOf, monthOf)
    .orderBy(desc(yearOf), desc(monthOf))

/** Years and months that have papers, newest first. */
export async function yearsOf(db: Database, wish: Wish) {
  const years = grouped(await byMonth(db, wish), ({ year }) => year)
  return [...years].map(([year, months]) => ({
    year,
    months: months.map(({ month, total }) => ({
      month,
      total,
      schoolYear: semesterOf(monthStart(year, month)).schoolYear,
    })),
  }))
}

/** The months of a course's term, and whether they have papers. */
export async function monthsOf(db: Database, wish: Wish & { readonly course: Course }) {
  const found = new Set((await byMonth(db, wish)).map(({ month }) => month))
  const months: readonly number[] = wish.course.termId === 1 ? monthsOfTerm[1] : monthsOfTerm[2]
  return months.map((month) => ({ month, existsRecord: found.has(month) }))
}
