import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { exam } from '../../database/schema.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import { Refusal } from '../../refusal.ts'
import { countExams, type Exam } from './counts.ts'
import { named } from './named.ts'
import { words } from './words.ts'

interface Change {
  readonly examId: number
  readonly name?: string | undefined
  readonly status?: number | undefined
}

/** An exam as a whole, held until the transaction ends. */
export async function heldExam(tx: Database, schoolId: number, examId: number) {
  const [found] = await tx
    .select()
    .from(exam)
    .where(and(eq(exam.schoolId, schoolId), eq(exam.id, examId), isNull(exam.parentId)))
    .for('update')
  if (!found) throw new Refusal(words.examIsGone)
  return found
}

/** The index knows which names are taken, also at this very moment. Names that a merge brought along stay. */
async function rename(tx: Database, one: Exam, name: string) {
  try {
    await tx.update(exam).set(named(name)).where(eq(exam.id, one.id))
  } catch (error) {
    throw isUniqueViolation(error) ? new Refusal(words.nameTaken) : error
  }
  await tx
    .update(exam)
    .set({ ...named(name), grams: [] })
    .where(and(eq(exam.parentId, one.id), eq(exam.name, one.name)))
}

/** Renames an exam, and makes it and its subjects public or takes that back. */
export const changeExam = (db: Database, schoolId: number, { examId, name, status }: Change): Promise<void> =>
  db.transaction(async (tx) => {
    const one = await heldExam(tx, schoolId, examId)
    if (name !== undefined) await rename(tx, one, name)
    if (status === undefined || status === one.status) return
    await tx.update(exam).set({ status }).where(eq(exam.id, examId))
    await tx.update(exam).set({ status }).where(eq(exam.parentId, examId))
    await countExams(tx, [one], [{ ...one, status }])
  })
