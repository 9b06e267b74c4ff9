import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { answeredPaper, answeredPart, paperQuestion, questionPart } from '../../database/schema.ts'

/** The parts of a paper that are checked apart, in its order. */
const partsOfPaper = (db: Database, paperId: number) =>
  db
    .select({ questionId: paperQuestion.questionId, partId: questionPart.id })
    .from(paperQuestion)
    .leftJoin(questionPart, eq(questionPart.questionId, paperQuestion.questionId))
    .where(eq(paperQuestion.paperId, paperId))
    .orderBy(asc(paperQuestion.showOrder), asc(questionPart.showOrder))

/** A student's answered paper; made where it is asked for the first time, once however often that is. */
export async function openAnsweredPaper(
  tx: Database,
  { studentId, paperId, now }: { studentId: number; paperId: number; now: Date },
): Promise<number> {
  const [made] = await tx
    .insert(answeredPaper)
    .values({ studentId, paperId, correctBySelf: true, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: answeredPaper.id })
  if (!made) {
    const [known] = await tx
      .select({ id: answeredPaper.id })
      .from(answeredPaper)
      .where(and(eq(answeredPaper.studentId, studentId), eq(answeredPaper.paperId, paperId)))
    if (!known) throw new Error('an answered paper was neither made nor found')
    return known.id
  }
  const parts = await partsOfPaper(tx, paperId)
  if (parts.length > 0)
    await tx
      .insert(answeredPart)
      .values(parts.map((part, index) => ({ ...part, answeredPaperId: made.id, showOrder: index + 1, text: '' })))
  return made.id
}
