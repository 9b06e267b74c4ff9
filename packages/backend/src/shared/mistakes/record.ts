import { daysLater, platformDay } from '@mango/contract/platform-time'
import { and, eq, notExists, sql } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { mistake, mistakeAnswer, questionProgress } from '../../database/schema.ts'
import { semesterOf } from '../school/names.ts'

/** Where a student answered wrong, and when. */
export type MistakeOrigin = Pick<
  typeof mistake.$inferInsert,
  'schoolId' | 'studentId' | 'subjectId' | 'source' | 'sourceId' | 'paperId' | 'madeAt'
>

export interface WrongAnswer {
  readonly questionId: number
  /** Where it stood in a class, from 1; a paper knows it itself. */
  readonly place?: number | null
  /** One for the question, or one for each part that was wrong. */
  readonly answers: readonly Pick<typeof mistakeAnswer.$inferInsert, 'partId' | 'text' | 'picture'>[]
}

/** A question that is answered wrong, once more perhaps, is to be reviewed from the next day on. */
async function startReview(tx: Database, { studentId, madeAt }: MistakeOrigin, questionIds: readonly number[]) {
  const dueOn = platformDay(daysLater(madeAt, 1))
  // In one order, so that the end of a class and a student's correction wait for each other instead of for ever.
  const ordered = questionIds.toSorted((a, b) => a - b)
  await tx
    .insert(questionProgress)
    .values(ordered.map((questionId) => ({ studentId, questionId, dueOn })))
    .onConflictDoUpdate({
      target: [questionProgress.studentId, questionProgress.questionId],
      set: { masteredAt: null, step: 0, dueOn: sql`excluded.due_on` },
    })
}

/** Who has no mistake of a question any more has nothing of it to review. */
export const endReviews = (tx: Database, questionId: number, studentIds: readonly number[]) =>
  tx.delete(questionProgress).where(
    and(
      eq(questionProgress.questionId, questionId),
      anyOf(questionProgress.studentId, studentIds),
      notExists(
        tx
          .select()
          .from(mistake)
          .where(and(eq(mistake.questionId, questionId), eq(mistake.studentId, questionProgress.studentId))),
      ),
    ),
  )

/** Enters wrong answers into the notebook, each once however often the same origin is told. */
export async function recordMistakes(tx: Database, origin: MistakeOrigin, wrong: readonly WrongAnswer[]) {
  if (wrong.length === 0) return
  const entered = await tx
    .insert(mistake)
    .values(wrong.map(({ questionId, place }) => ({ ...origin, ...semesterOf(origin.madeAt), questionId, place })))
    .onConflictDoNothing()
    .returning({ id: mistake.id, questionId: mistake.questionId })
  if (entered.length === 0) return
  await startReview(
    tx,
    origin,
    entered.map(({ questionId }) => questionId),
  )
  const answersOf = new Map(wrong.map(({ questionId, answers }) => [questionId, answers]))
  const answers = entered.flatMap(({ id, questionId }) =>
    (answersOf.get(questionId) ?? []).map((answer) => ({ ...answer, mistakeId: id })),
  )
  if (answers.length > 0) await tx.insert(mistakeAnswer).values(answers)
}
