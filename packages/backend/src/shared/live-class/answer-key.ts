import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { answerCorrection, liveClass, liveQuestion, question } from '../../database/schema.ts'
import { grouped } from '../papers/grouped.ts'

/** Whose corrections count: in the classes of one teacher with one courseware. */
export type KeyOwner = Pick<typeof liveClass.$inferSelect, 'coursewareId' | 'teacherId'>

/**
 * The right answer to a joined question in a joined class: as its teacher corrected it last, as the bank has it, or as it
 * was entered for the courseware when it was asked last. Null where nobody has said.
 */
export const rightAnswer: SQL<string | null> = sql`coalesce(
  (select ${answerCorrection.answer} from ${answerCorrection}
    where ${answerCorrection.coursewareId} = ${liveClass.coursewareId} and ${answerCorrection.questionId} = ${question.id}
      and ${answerCorrection.teacherId} = ${liveClass.teacherId} and ${answerCorrection.takenBackAt} is null
    order by ${answerCorrection.id} desc limit 1),
  nullif(${question.answer1}, ''),
  (select ${liveQuestion.enteredAnswer} from ${liveQuestion}
    where ${liveQuestion.answerClassId} = ${liveClass.id} and ${liveQuestion.questionId} = ${question.id}
    order by ${liveQuestion.attempt} desc limit 1))`

type Key = Map<number, string | null>

/** The right answers that count in classes, by class and question. @param questionIds of these alone */
export async function answerKeysOf(
  db: Database,
  answerClassIds: readonly number[],
  questionIds?: readonly number[],
): Promise<Map<number, Key>> {
  const asked = db
    .selectDistinct({ answerClassId: liveQuestion.answerClassId, questionId: liveQuestion.questionId })
    .from(liveQuestion)
    .where(
      and(
        anyOf(liveQuestion.answerClassId, answerClassIds),
        questionIds && anyOf(liveQuestion.questionId, questionIds),
      ),
    )
    .as('asked')
  const rows = await db
    .select({ answerClassId: liveClass.id, questionId: question.id, answer: rightAnswer })
    .from(asked)
    .innerJoin(liveClass, eq(liveClass.id, asked.answerClassId))
    .innerJoin(question, eq(question.id, asked.questionId))
  const byClass = grouped(rows, ({ answerClassId }) => answerClassId)
  return new Map([...byClass].map(([id, own]) => [id, new Map(own.map((row) => [row.questionId, row.answer]))]))
}

/** The same of some questions that were asked in one class. */
export async function answerKeyOf(
  db: Database,
  { id }: Pick<typeof liveClass.$inferSelect, 'id'>,
  questionIds: readonly number[],
): Promise<Key> {
  return (await answerKeysOf(db, [id], questionIds)).get(id) ?? new Map()
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
