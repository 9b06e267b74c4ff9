import { paperSource } from '@mango/contract/paper-records'
import { and, avg, count, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { answeredPaper, paper, student } from '../../../database/schema.ts'

/** How scores are told apart, best first: from which share of the full score on. */
export const scoreBands = [
  { name: '优秀', from: 85 },
  { name: '良好', from: 70 },
  { name: '及格', from: 60 },
  { name: '待提高', from: 0 },
] as const

export interface ExamScores {
  readonly classId: number
  /** Exam papers that were checked to their end by a teacher: not the mock papers that students mark themselves. */
  readonly papers: number
  /** Mean share of the full score, in percent. */
  readonly mean: number
  /** How many of them are in each band. */
  readonly bands: readonly number[]
}

/** How each class did in the exam papers of a term. */
export async function examScores(db: Database, schoolId: number, since: Date): Promise<ExamScores[]> {
  const from = scoreBands.map(
    (band) => sql<number>`count(*) filter (where ${answeredPaper.scoreRate} >= ${sql.raw(String(band.from))})::int`,
  )
  const found = await db
    .select({
      classId: answeredPaper.classId,
      papers: count(),
      mean: avg(answeredPaper.scoreRate).mapWith(Number),
      atLeast: sql<number[]>`array[${sql.join(from, sql`, `)}]`,
    })
    .from(answeredPaper)
    .innerJoin(student, eq(student.personId, answeredPaper.studentId))
    .innerJoin(paper, eq(paper.id, answeredPaper.paperId))
    .where(
      and(
        eq(student.schoolId, schoolId),
        eq(paper.source, paperSource.exam),
        gte(answeredPaper.handedInAt, since),
        isNotNull(answeredPaper.scoreRate),
        eq(answeredPaper.correctBySelf, false),
      ),
    )
    .groupBy(answeredPaper.classId)
  return found.map(({ classId, papers, mean, atLeast }) => ({
    classId: classId ?? 0,
    papers,
    mean,
    bands: atLeast.map((students, index) => students - (atLeast[index - 1] ?? 0)),
  }))
}

/** The same of several classes together; undefined where no paper was checked. */
export function together(scores: readonly ExamScores[]): Omit<ExamScores, 'classId'> | undefined {
  const papers = scores.reduce((sum, one) => sum + one.papers, 0)
  if (papers === 0) return undefined
  return {
    papers,
    mean: scores.reduce((sum, one) => sum + one.mean * one.papers, 0) / papers,
    bands: scoreBands.map((_, index) => scores.reduce((sum, one) => sum + (one.bands[index] ?? 0), 0)),
  }
}
