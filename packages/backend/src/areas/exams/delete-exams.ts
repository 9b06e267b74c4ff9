import { deleteExamsText, deletionsAtMost, undoDeleteHours } from '@mango/contract/exams'
import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { exam, examDeletion, examMerge, person, type DeletedExam } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import { countExam, type Exam } from './counts.ts'
import { words } from './words.ts'

interface Deleter {
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
    // They go with their exams.
    const merges = await tx.select().from(examMerge).where(inArray(examMerge.examId, ids))
    const exams = [...wholes, ...subjects].map((one) => asItWas(one, merges))
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
    for (const { merge, ...one } of kept.exams) {
      const row = { ...one, subjectIds: [...one.subjectIds], grams: [...one.grams], startTime: new Date(one.startTime) }
      const back = await tx.insert(exam).values(row).onConflictDoNothing().returning()
      if (back.length === 0) throw new Refusal(words.nameTakenSinceDeletion(one.name))
      if (one.parentId === null) await countExam(tx, one, 1)
      if (merge)
        await tx.insert(examMerge).values({ examId: one.id, undoUntil: new Date(merge.undoUntil), exams: merge.exams })
    }
    await tx.delete(examDeletion).where(eq(examDeletion.id, deletionId))
    return kept.exams.filter(({ parentId }) => parentId === null).map(({ id }) => id)
  })

/** What a school can still bring back, whoever deleted it; newest first. */
export const examDeletions = (db: Database, schoolId: number, now: Date) =>
  db
    .select({
      deletionId: examDeletion.id,
      deletedBy: person.nickname,
      undoUntil: examDeletion.undoUntil,
      names: sql<string[]>`jsonb_path_query_array(${examDeletion.exams}, '$[*] ? (@.parentId == null).name')`,
    })
    .from(examDeletion)
    .innerJoin(person, eq(person.id, examDeletion.deletedBy))
    .where(and(eq(examDeletion.schoolId, schoolId), gte(examDeletion.undoUntil, now)))
    .orderBy(desc(examDeletion.id))
    .limit(deletionsAtMost)
