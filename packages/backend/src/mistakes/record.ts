import type { Database } from '../database/database.ts'
import { mistake, mistakeAnswer } from '../database/schema.ts'
import { semesterOf } from '../school/names.ts'

/** Where a student answered wrong, and when. */
export type MistakeOrigin = Pick<
  typeof mistake.$inferInsert,
  'schoolId' | 'studentId' | 'subjectId' | 'source' | 'sourceId' | 'paperId' | 'madeAt'
>

export interface WrongAnswer {
  readonly questionId: number
  /** One for the question, or one for each part that was wrong. */
  readonly answers: readonly Pick<typeof mistakeAnswer.$inferInsert, 'partId' | 'text' | 'picture'>[]
}

/** Enters wrong answers into the notebook, each once however often the same origin is told. */
export async function recordMistakes(tx: Database, origin: MistakeOrigin, wrong: readonly WrongAnswer[]) {
  if (wrong.length === 0) return
  const entered = await tx
    .insert(mistake)
    .values(wrong.map(({ questionId }) => ({ ...origin, ...semesterOf(origin.madeAt), questionId })))
    .onConflictDoNothing()
    .returning({ id: mistake.id, questionId: mistake.questionId })
  const answersOf = new Map(wrong.map(({ questionId, answers }) => [questionId, answers]))
  const answers = entered.flatMap(({ id, questionId }) =>
    (answersOf.get(questionId) ?? []).map((answer) => ({ ...answer, mistakeId: id })),
  )
  if (answers.length > 0) await tx.insert(mistakeAnswer).values(answers)
}
