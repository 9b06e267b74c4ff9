import { and, asc, eq, isNull } from 'drizzle-orm'
import { anyOf } from '../database/any-of.ts'
import type { Database } from '../database/database.ts'
import { answerCorrection, courseware, question, type liveClass } from '../database/schema.ts'

/** Whose answers count: the classes of one teacher with one courseware. */
export type KeyOwner = Pick<typeof liveClass.$inferSelect, 'coursewareId' | 'teacherId'>

/** What a teacher has corrected in a courseware, by question; of several the last one counts. */
export async function correctionsOf(db: Database, { coursewareId, teacherId }: KeyOwner): Promise<Map<number, string>> {
  const rows = await db
    .select({ questionId: answerCorrection.questionId, answer: answerCorrection.answer })
    .from(answerCorrection)
    .where(
      and(
        eq(answerCorrection.coursewareId, coursewareId),
        eq(answerCorrection.teacherId, teacherId),
        isNull(answerCorrection.takenBackAt),
      ),
    )
    .orderBy(asc(answerCorrection.id))
  return new Map(rows.map(({ questionId, answer }) => [questionId, answer]))
}

/** What a courseware knows of questions that the bank has no answer to. */
async function enteredAnswersOf(db: Database, coursewareId: number): Promise<Map<number, string>> {
  const [found] = await db
    .select({ answers: courseware.answers })
    .from(courseware)
    .where(eq(courseware.id, coursewareId))
  return new Map(found?.answers.map(({ questionId, answer }) => [questionId, answer]))
}

/** The right answers that count in a class: as corrected, as the bank has them, or as they were entered for the courseware. */
export async function answerKeyOf(
  db: Database,
  owner: KeyOwner,
  questionIds: readonly number[],
): Promise<Map<number, string | null>> {
  const bank = await db
    .select({ id: question.id, answer1: question.answer1 })
    .from(question)
    .where(anyOf(question.id, questionIds))
  const corrected = await correctionsOf(db, owner)
  const isComplete = bank.every(({ answer1 }) => answer1)
  const entered = isComplete ? undefined : await enteredAnswersOf(db, owner.coursewareId)
  return new Map(bank.map(({ id, answer1 }) => [id, corrected.get(id) ?? (answer1 || (entered?.get(id) ?? null))]))
}
