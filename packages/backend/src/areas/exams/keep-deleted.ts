import { undoDeleteHours } from '@mango/contract/exams'
import { max } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { exam, examDeletion, examMerge, type KeptMerge } from '../../database/schema.ts'
import type { Exam } from './counts.ts'

export interface Deleter {
  readonly schoolId: number
  readonly personId: number
}

/** The merges that made exams, by the exam: what goes with one that is taken away, and comes back with it. */
export async function mergesOf(tx: Database, examIds: readonly number[]): Promise<Map<number, { merge: KeptMerge }>> {
  const found = await tx.select().from(examMerge).where(anyOf(examMerge.examId, examIds))
  return new Map(
    found.map(({ examId, undoUntil, exams }) => [examId, { merge: { undoUntil: undoUntil.toISOString(), exams } }]),
  )
}

export async function bringMergeBack(tx: Database, examId: number, merge: KeptMerge | undefined): Promise<void> {
  if (merge) await tx.insert(examMerge).values({ examId, undoUntil: new Date(merge.undoUntil), exams: merge.exams })
}

/** Keeps what is about to be deleted together, with the merges that go with it, for as long as it can be undone. */
export async function keepDeleted(tx: Database, deleter: Deleter, exams: readonly Exam[], now: Date) {
  const merges = await mergesOf(
    tx,
    exams.map(({ id }) => id),
  )
  const [newest] = await tx.select({ id: max(exam.id) }).from(exam)
  const undoUntil = new Date(now.getTime() + undoDeleteHours * 3_600_000)
  const [kept] = await tx
    .insert(examDeletion)
    .values({
      schoolId: deleter.schoolId,
      deletedBy: deleter.personId,
      undoUntil,
      exams: exams.map((one) => ({
        ...one,
        newestId: newest?.id ?? 0,
        startTime: one.startTime.toISOString(),
        ...merges.get(one.id),
      })),
    })
    .returning({ deletionId: examDeletion.id })
  if (!kept) throw new Error('An insert returns what it wrote.')
  return { ...kept, undoUntil }
}
