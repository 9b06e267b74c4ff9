import type { MistakeStatistics } from '@mango/contract/mistake-notebook'
import { and, count, countDistinct, eq, isNotNull, sql, type Column } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { inChina } from '../../database/in-china.ts'
import { mistake, questionProgress } from '../../database/schema.ts'
import { subjectName } from '../../shared/school/names.ts'
import { knowledgePointsOf, reasonsOf } from './causes.ts'
import { lastWeeks } from './weeks.ts'

interface Wish {
  readonly studentId: number
  readonly schoolYear: number
  readonly termId: number
  readonly subjectId?: number | undefined
}

/** What went wrong in a semester, and what became of it. Everything is read by the student, so the school's size is no matter. */
export async function statisticsOf(db: Database, wish: Wish, now: Date): Promise<MistakeStatistics> {
  const { studentId, schoolYear, termId, subjectId } = wish
  const found = and(
    eq(mistake.studentId, studentId),
    eq(mistake.schoolYear, schoolYear),
    eq(mistake.termId, termId),
    subjectId === undefined ? undefined : eq(mistake.subjectId, subjectId),
  )
  const ids = db.selectDistinct({ questionId: mistake.questionId }).from(mistake).where(found)
  const questions = ids.as('questions')
  const ownProgress = and(
    eq(questionProgress.studentId, mistake.studentId),
    eq(questionProgress.questionId, mistake.questionId),
  )
  const week = (moment: Column) => sql<string>`to_char(date_trunc('week', ${inChina(moment)}), 'YYYY-MM-DD')`
  const madeWeek = week(mistake.madeAt)
  const masteredWeek = week(questionProgress.masteredAt)
  const [reasons, knowledgePoints, subjects, made, mastered] = await Promise.all([
    reasonsOf(db, studentId, ids),
    knowledgePointsOf(db, ids),
    db
      .select({
        subjectId: mistake.subjectId,
        total: countDistinct(mistake.questionId),
        mastered:
          sql<number>`count(distinct ${mistake.questionId}) filter (where ${isNotNull(questionProgress.masteredAt)})`.mapWith(
            Number,
          ),
      })
      .from(mistake)
      .leftJoin(questionProgress, ownProgress)
      .where(found)
      .groupBy(mistake.subjectId)
      .orderBy(mistake.subjectId),
    db
      .select({ day: madeWeek, total: countDistinct(mistake.questionId) })
      .from(mistake)
      .where(found)
      .groupBy(sql`1`),
    db
      .select({ day: masteredWeek, total: count() })
      .from(questionProgress)
      .innerJoin(questions, eq(questions.questionId, questionProgress.questionId))
      .where(and(eq(questionProgress.studentId, studentId), isNotNull(questionProgress.masteredAt)))
      .groupBy(sql`1`),
  ])
  return {
    reasons,
    knowledgePoints,
    subjects: subjects.map((one) => ({ ...one, subjectName: subjectName(one.subjectId) })),
    weeks: lastWeeks(made, mastered, { schoolYear, termId }, now),
  }
}
