import { undoDeleteHours } from '@mango/contract/exams'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { examDeletion, examMerge, type DeletedExam } from '../../database/schema.ts'
import type { Exam } from './counts.ts'

export interface Deleter {
  readonly schoolId: number
  readonly personId: number
}

function asItWas(one: Exam, merges: readonly (typeof examMerge.$inferSelect)[]): DeletedExam {
  const merge = merges.find(({ examId }) => examId === one.id)
  return {
    ...one,
    startTime: one.startTime.toISOString(),
    ...(merge && { merge: { undoUntil: merge.undoUntil.toISOString(), exams: merge.exams } }),
  }
}

/** Keeps what is about to be deleted together, with the merges that go with it, for as long as it can be undone. */
export async function keepDeleted(tx: Database, deleter: Deleter, exams: readonly Exam[], now: Date) {
  const ids = exams.map(({ id }) => id)
  const merges = await tx.select().from(examMerge).where(inArray(examMerge.examId, ids))
  const undoUntil = new Date(now.getTime() + undoDeleteHours * 3_600_000)
  const [kept] = await tx
    .insert(examDeletion)
    .values({
      schoolId: deleter.schoolId,
      deletedBy: deleter.personId,
      undoUntil,
      exams: exams.map((one) => asItWas(one, merges)),
    })
    .returning({ deletionId: examDeletion.id })
  if (!kept) throw new Error('An insert returns what it wrote.')
  return { ...kept, undoUntil }
}
