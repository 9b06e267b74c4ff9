import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { courseware, liveClass, mistake, question } from '../database/schema.ts'
import { rightAnswer } from '../live-class/answer-key.ts'

/**
 * The right answer that counts in the class in which a selected mistake was made: corrected by its teacher, of the bank, or
 * entered for the courseware. Null for a mistake that was made elsewhere.
 */
export const countedAnswer = (db: Database): SQL<string | null> =>
  sql`${db
    .select({ answer: rightAnswer(liveClass.teacherId) })
    .from(liveClass)
    .innerJoin(courseware, eq(courseware.id, liveClass.coursewareId))
    .innerJoin(question, eq(question.id, mistake.questionId))
    .where(and(eq(mistake.source, 'liveClass'), eq(liveClass.id, mistake.sourceId)))}`

/** Whether the answer that counted is another one than that of the bank. */
export const isCorrected = ({ answer1 }: Pick<typeof question.$inferSelect, 'answer1'>, counted: string | null) =>
  Boolean(answer1) && counted !== null && counted !== answer1

/** The bank's pictures of its answer, which is not the one that counted. */
export const noAnswerPictures = { answerUrl: null, answerUrl25: null, answerUrlA4: null }
