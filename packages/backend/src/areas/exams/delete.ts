import { deleteResult, text } from '@mango/contract/exams'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { exam } from '../../database/schema.ts'
import { countExam, type Exam } from './counts.ts'

const deleted = { code: deleteResult.deleted, message: text.deleted }

async function deleteWhole(tx: Database, whole: Exam) {
  if (whole.subjectIds.length > 0) return { code: deleteResult.failed, message: text.deleteSubjectsFirst }
  await tx.delete(exam).where(eq(exam.id, whole.id))
  await countExam(tx, whole, -1)
  return deleted
}

async function deleteSubject(tx: Database, one: Exam, parentId: number) {
  const [whole] = await tx.select().from(exam).where(eq(exam.id, parentId)).for('update')
  await tx.delete(exam).where(eq(exam.id, one.id))
  if (!whole) return deleted
  const left = await tx.select({ id: exam.subjectId }).from(exam).where(eq(exam.parentId, parentId))
  const subjectIds = whole.subjectIds.filter((subject) => left.some(({ id }) => id === subject))
  await countExam(tx, whole, -1)
  await tx.update(exam).set({ subjectIds }).where(eq(exam.id, parentId))
  await countExam(tx, { ...whole, subjectIds }, 1)
  return deleted
}

/** Deletes the exam of a subject, or an exam that has none left; answers in codes of its own. */
export const deleteExam = (db: Database, schoolId: number, examId: number) =>
  db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(exam)
      .where(and(eq(exam.schoolId, schoolId), eq(exam.id, examId)))
      .for('update')
    if (!found) return { code: deleteResult.nothingThere, message: text.nothingToDelete }
    return found.parentId === null ? deleteWhole(tx, found) : deleteSubject(tx, found, found.parentId)
  })
