import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveClass, mistake, question } from '../../database/schema.ts'
import { rightAnswer } from '../live-class/answer-key.ts'

/**
 * The right answer that counts in the class in which a selected mistake was made: corrected by its teacher, of the bank, or
 * entered for the courseware. Null for a mistake that was made elsewhere.
 */
export const countedAnswer = (db: Database): SQL<string | null> =>
  sql`${db
    .select({ answer: rightAnswer })
    .from(liveClass)
    .innerJoin(question, eq(question.id, mistake.questionId))
    .where(and(eq(mistake.source, 'liveClass'), eq(liveClass.id, mistake.sourceId)))}`

/** Whether the answer that counted is another one than that of the bank. */
export const isCorrected = ({ answer1 }: Pick<typeof question.$inferSelect, 'answer1'>, counted: string | null) =>
  Boolean(answer1) && counted !== null && counted !== answer1

/**
 * Nothing of the bank's own solution: its pictures show another answer than the one that counted, and its analysis argues
 * for it. A pupil alone at home would learn from it what the teacher has corrected.
 */
export const noSolution = {
  answerUrl: null,
  answerUrl25: null,
  answerUrlA4: null,
  parse: null,
  parseUrl: null,
  parseUrl25: null,
  parseUrlA4: null,
  media: null,
}
