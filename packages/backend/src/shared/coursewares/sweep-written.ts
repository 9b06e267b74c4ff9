import { daysLater } from '@mango/contract/platform-time'
import { and, eq, exists, inArray, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import {
  answerCorrection,
  answeredPart,
  courseware,
  liveClass,
  liveQuestion,
  mistake,
  mistakeBasket,
  mistakeReason,
  paperQuestion,
  question,
  questionPart,
  questionProgress,
} from '../../database/schema.ts'

/** How long a written question may stand in nothing: it waits in a form that is still open, or in another tab. */
const days = 30

/** Every column that names a question; what one of them names is shown somewhere. */
export const namingColumns = [
  liveQuestion.questionId,
  liveClass.questionId,
  answerCorrection.questionId,
  mistake.questionId,
  mistakeBasket.questionId,
  mistakeReason.questionId,
  questionProgress.questionId,
  paperQuestion.questionId,
  questionPart.questionId,
  answeredPart.questionId,
] as const

/** Questions of the coursewares that are there, and of those that are gone but were taught: their scores stay. */
const inCoursewares = (db: Database) =>
  db
    .select({ id: sql`unnest(${courseware.questionIds})` })
    .from(courseware)
    .where(
      or(
        isNull(courseware.deletedAt),
        exists(db.select().from(liveClass).where(eq(liveClass.coursewareId, courseware.id))),
      ),
    )

const isNamed = (db: Database) =>
  or(
    inArray(question.id, inCoursewares(db)),
    ...namingColumns.map((column) => exists(db.select().from(column.table).where(eq(column, question.id)))),
  )

/**
 * Takes away written questions that nothing has named for a month: no courseware, no held class, no mistake. From when on
 * is noted by the first sweep that finds them so, and forgotten when they are named again. A trigger gives their pictures
 * back, which go with the uploads.
 */
export async function sweepWrittenQuestions(db: Database, now: Date): Promise<void> {
  const named = isNamed(db) ?? sql`true`
  await db
    .update(question)
    .set({ unnamedSince: null })
    .where(and(isNotNull(question.unnamedSince), named))
  await db
    .update(question)
    .set({ unnamedSince: now })
    .where(and(isNotNull(question.options), isNull(question.unnamedSince), not(named)))
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: question.id })
      .from(question)
      .where(lte(question.unnamedSince, daysLater(now, -days)))
      .for('update', { skipLocked: true })
    // Asked again behind the lock: somebody may have named one meanwhile, and from now on nobody can.
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await tx.delete(question).where(and(anyOf(question.id, ids), not(isNamed(tx) ?? sql`true`)))
  })
}
