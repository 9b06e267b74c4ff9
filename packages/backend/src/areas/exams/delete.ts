import { deleteResult, text } from '@mango/contract/exams'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { exam } from '../../database/schema.ts'
import { countExams, type Exam } from './counts.ts'
import { keepDeleted, type Deleter } from './keep-deleted.ts'

async function takeFrom(tx: Database, parentId: number) {
  const [whole] = await tx.select().from(exam).where(eq(exam.id, parentId))
  if (!whole) return
  const left = await tx.select({ id: exam.subjectId }).from(exam).where(eq(exam.parentId, parentId))
  const subjectIds = whole.subjectIds.filter((subject) => left.some(({ id }) => id === subject))
  await tx.update(exam).set({ subjectIds }).where(eq(exam.id, parentId))
  await countExams(tx, [whole], [{ ...whole, subjectIds }])
}

async function deleteOne(tx: Database, deleter: Deleter, one: Exam, now: Date) {
  const { deletionId } = await keepDeleted(tx, deleter, [one], now)
  await tx.delete(exam).where(eq(exam.id, one.id))
  if (one.parentId === null) await countExams(tx, [one], [])
  else await takeFrom(tx, one.parentId)
  return { code: deleteResult.deleted, message: text.deleted, deletionId }
}

/** Deletes the exam of a subject, or an exam that has none left; answers in codes of its own. */
export const deleteExam = (db: Database, deleter: Deleter, examId: number, now: Date) =>
  db.transaction(async (tx) => {
    const isMeant = and(eq(exam.schoolId, deleter.schoolId), eq(exam.id, examId))
    // The exam before that of its subject, as everywhere: two deletions at once wait for each other instead of for ever.
    const [{ parentId } = { parentId: null }] = await tx.select({ parentId: exam.parentId }).from(exam).where(isMeant)
    if (parentId !== null) await tx.select({ id: exam.id }).from(exam).where(eq(exam.id, parentId)).for('update')
    const [found] = await tx.select().from(exam).where(isMeant).for('update')
    if (!found) return { code: deleteResult.nothingThere, message: text.nothingToDelete }
    if (found.subjectIds.length > 0) return { code: deleteResult.failed, message: text.deleteSubjectsFirst }
    return deleteOne(tx, deleter, found, now)
  })
