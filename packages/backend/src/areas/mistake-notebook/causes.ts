import { and, count, countDistinct, desc, eq, inArray, isNotNull, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { mistake, mistakeReason, question, questionProgress } from '../../database/schema.ts'
import { filtered, ofMastery, progressOfMistake, type Wanted } from './wanted.ts'

const namesShown = 12

/** Causes that were noted to some questions, each with how many of them: the commonest first. */
export const reasonsOf = (db: Database, studentId: number, questionIds: SQLWrapper) => {
  const total = countDistinct(mistakeReason.questionId)
  return db
    .select({ name: mistakeReason.reason, total })
    .from(mistakeReason)
    .where(and(eq(mistakeReason.studentId, studentId), inArray(mistakeReason.questionId, questionIds)))
    .groupBy(mistakeReason.reason)
    .orderBy(desc(total), mistakeReason.reason)
    .limit(namesShown)
}

/** Knowledge points of some questions in the same way. */
export const knowledgePointsOf = (db: Database, questionIds: SQLWrapper) =>
  db
    .select({ name: sql<string>`${question.knowledgePoint}`, total: count() })
    .from(question)
    .where(and(inArray(question.id, questionIds), isNotNull(question.knowledgePoint)))
    .groupBy(question.knowledgePoint)
    .orderBy(desc(count()), question.knowledgePoint)
    .limit(namesShown)

/** What the list could be filtered by, each with as many questions as it would have then. */
export async function filtersOf(db: Database, wanted: Wanted) {
  const questionIds = (some: Wanted) =>
    db
      .select({ id: mistake.questionId })
      .from(mistake)
      .innerJoin(question, eq(question.id, mistake.questionId))
      .leftJoin(questionProgress, progressOfMistake)
      .where(and(filtered(db, some), ofMastery(some.mastered)))
  const [reasons, knowledgePoints] = await Promise.all([
    reasonsOf(db, wanted.studentId, questionIds({ ...wanted, reason: undefined })),
    knowledgePointsOf(db, questionIds({ ...wanted, knowledgePoint: undefined })),
  ])
  return { reasons, knowledgePoints }
}
