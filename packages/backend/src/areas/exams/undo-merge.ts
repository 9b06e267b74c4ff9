import { undoMergeText } from '@mango/contract/exams'
import { and, eq, isNull } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { exam, examMerge, type MergedExam } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { subjectName } from '../../shared/school/names.ts'
import { countExams, type Exam } from './counts.ts'
import { bringMergeBack } from './keep-deleted.ts'
import { named } from './named.ts'
import { seenBy } from './seen.ts'
import { words } from './words.ts'

/** What has to be kept of an exam to bring it back. */
export const asItWas = (one: Exam, subjects: readonly Exam[]): MergedExam => ({
  id: one.id,
  name: one.name,
  status: one.status,
  startTime: one.startTime.toISOString(),
  createdBy: one.createdBy,
  subjectIds: one.subjectIds,
  subjectExams: subjects.flatMap(({ id, parentId, subjectId }) =>
    parentId === one.id && subjectId !== null ? [{ id, subjectId }] : [],
  ),
})

/** They come back as they were or not at all: what was deleted or added since stands in the way, and is named. */
function refuseChanged(exams: readonly MergedExam[], now: readonly Exam[]): void {
  const before = exams.flatMap((one) => one.subjectExams)
  const gone = before.filter(({ id }) => !now.some((one) => one.id === id))
  const added = now.filter(({ id }) => !before.some((one) => one.id === id))
  const names = (changed: readonly { subjectId: number | null }[]) =>
    changed.map(({ subjectId }) => subjectName(subjectId ?? 0)).join('、')
  if (gone.length > 0) throw new Refusal(words.deletedSinceMerge(names(gone)))
  if (added.length > 0) throw new Refusal(words.addedSinceMerge(names(added)))
}

/** Takes a merge back: the exams it took away are there again, under their ids, and the one it made is gone. */
export const undoMerge = (db: Database, session: Session, examId: number, now: Date): Promise<number[]> =>
  db.transaction(async (tx) => {
    const { schoolId } = session
    const [merged] = await tx
      .select()
      .from(exam)
      .where(and(eq(exam.schoolId, schoolId), eq(exam.id, examId), isNull(exam.parentId), seenBy(session)))
      .for('update')
    if (!merged) throw new Refusal(words.mergedIsGone)
    const [merge] = await tx.select().from(examMerge).where(eq(examMerge.examId, examId))
    if (!merge) throw new Refusal(words.notMerged)
    if (merge.undoUntil < now) throw new Refusal(undoMergeText.tooLate)
    const subjects = await tx.select().from(exam).where(eq(exam.parentId, examId)).for('update')
    refuseChanged(merge.exams, subjects)
    // Renamed first: one that comes back may be called like it.
    await tx
      .update(exam)
      .set({ name: `#${examId}` })
      .where(eq(exam.id, examId))
    const { schoolYear, gradeId, type, termId } = merged
    const unmerged: Exam[] = []
    for (const { subjectExams, merge: earlier, ...one } of merge.exams) {
      const [back] = await tx
        .insert(exam)
        .values({
          ...one,
          schoolId,
          schoolYear,
          gradeId,
          type,
          termId,
          subjectIds: [...one.subjectIds],
          ...named(one.name),
          startTime: new Date(one.startTime),
        })
        .onConflictDoNothing()
        .returning()
      if (!back) throw new Refusal(words.nameTakenSinceMerge(one.name))
      const ids = subjectExams.map(({ id }) => id)
      await tx.update(exam).set({ parentId: one.id, status: one.status }).where(anyOf(exam.id, ids))
      await bringMergeBack(tx, one.id, earlier)
      unmerged.push(back)
    }
    await tx.delete(exam).where(eq(exam.id, examId))
    await countExams(tx, [merged], unmerged)
    return merge.exams.map(({ id }) => id)
  })
