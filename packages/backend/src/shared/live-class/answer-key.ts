import { and, eq, isNull, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { answerCorrection, courseware, question, type liveClass } from '../../database/schema.ts'

/** Whose answers count: the classes of one teacher with one courseware. */
export type KeyOwner = Pick<typeof liveClass.$inferSelect, 'coursewareId' | 'teacherId'>

/**
 * The right answer to a joined question in the classes of a teacher with a joined courseware: as it was corrected last, as
 * the bank has it, or as it was entered for the courseware. Null where nobody has said.
 */
export const rightAnswer = (teacherId: AnyColumn | number): SQL<string | null> => sql`coalesce(
  (select ${answerCorrection.answer} from ${answerCorrection}
    where ${answerCorrection.coursewareId} = ${courseware.id} and ${answerCorrection.questionId} = ${question.id}
      and ${answerCorrection.teacherId} = ${teacherId} and ${answerCorrection.takenBackAt} is null
    order by ${answerCorrection.id} desc limit 1),
  nullif(${question.answer1}, ''),
  (select entered ->> 'answer' from jsonb_array_elements(${courseware.answers}) entered
    where (entered ->> 'questionId')::int = ${question.id} limit 1))`

/** The right answers that count in a class, by question. */
export async function answerKeyOf(
  db: Database,
  { coursewareId, teacherId }: KeyOwner,
  questionIds: readonly number[],
): Promise<Map<number, string | null>> {
  const rows = await db
    .select({ id: question.id, answer: rightAnswer(teacherId) })
    .from(question)
    .innerJoin(courseware, eq(courseware.id, coursewareId))
    .where(anyOf(question.id, questionIds))
  return new Map(rows.map(({ id, answer }) => [id, answer]))
}

/** The questions of a courseware whose answer a teacher has corrected. */
export async function correctedIn(db: Database, { coursewareId, teacherId }: KeyOwner): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ questionId: answerCorrection.questionId })
    .from(answerCorrection)
    .where(
      and(
        eq(answerCorrection.coursewareId, coursewareId),
        eq(answerCorrection.teacherId, teacherId),
        isNull(answerCorrection.takenBackAt),
      ),
    )
  return new Set(rows.map(({ questionId }) => questionId))
}
