import { deleteExamsText, undoDeleteHours } from '@mango/contract/exams'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { exam, examDeletion } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import { countExam, type Exam } from './counts.ts'
import { words } from './words.ts'

interface Deleter {
  readonly schoolId: number
  readonly personId: number
}

const asItWas = (one: Exam) => ({ ...one, startTime: one.startTime.toISOString() })

/** Deletes exams with their subjects, all of them or none, and keeps what they were. */
export const deleteExams = (db: Database, { schoolId, personId }: Deleter, examIds: readonly number[], now: Date) =>
  db.transaction(async (tx) => {
    const ids = [...new Set(examIds)]
    // In the order of their ids, so that two deletions at once wait for each other instead of for ever.
    const wholes = await tx
      .select()
      .from(exam)
      .where(and(eq(exam.schoolId, schoolId), isNull(exam.parentId), inArray(exam.id, ids)))
      .orderBy(exam.id)
      .for('update')
    if (wholes.length < ids.length) throw new Refusal(words.goneForDeletion)
    const subjects = await tx.select().from(exam).where(inArray(exam.parentId, ids)).for('update')
    const undoUntil = new Date(now.getTime() + undoDeleteHours * 3_600_000)
    const exams = [...wholes, ...subjects].map(asItWas)
    const [kept] = await tx
      .insert(examDeletion)
      .values({ schoolId, deletedBy: personId, undoUntil, exams })
      .returning({ deletionId: examDeletion.id })
    if (!kept) throw new Refusal(words.goneForDeletion)
    await tx.delete(exam).where(inArray(exam.parentId, ids))
    await tx.delete(exam).where(inArray(exam.id, ids))
    for (const one of wholes) await countExam(tx, one, -1)
    return { ...kept, undoUntil }
  })

/** Brings back what was deleted together, under its ids. */
export const undoDeleteExams = (db: Database, schoolId: number, deletionId: number, now: Date): Promise<number[]> =>
  db.transaction(async (tx) => {
    const [kept] = await tx
      .select()
      .from(examDeletion)
      .where(and(eq(examDeletion.id, deletionId), eq(examDeletion.schoolId, schoolId)))
      .for('update')
    if (!kept) throw new Refusal(words.nothingDeleted)
    if (kept.undoUntil < now) throw new Refusal(deleteExamsText.tooLate)
    // Exams come before those of their subjects, which point to them.
    for (const one of kept.exams) {
      const row = { ...one, subjectIds: [...one.subjectIds], grams: [...one.grams], startTime: new Date(one.startTime) }
      const back = await tx.insert(exam).values(row).onConflictDoNothing().returning()
      if (back.length === 0) throw new Refusal(words.nameTakenSinceDeletion(one.name))
      if (one.parentId === null) await countExam(tx, one, 1)
    }
    await tx.delete(examDeletion).where(eq(examDeletion.id, deletionId))
    return kept.exams.filter(({ parentId }) => parentId === null).map(({ id }) => id)
  })
