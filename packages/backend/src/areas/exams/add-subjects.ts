import { subjectNames } from '@mango/contract/subjects'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { exam } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import { heldExam } from './change-exam.ts'
import { countExams } from './counts.ts'
import { words } from './words.ts'

/** Adds subjects to an exam, each as an exam of its own in it; those it has already stay as they are. */
export const addSubjects = (db: Database, schoolId: number, examId: number, wanted: readonly number[], now: Date) =>
  db.transaction(async (tx) => {
    if (wanted.some((subject) => !(subject in subjectNames))) throw new Refusal(words.unknownSubject)
    const whole = await heldExam(tx, schoolId, examId)
    const added = [...new Set(wanted)].filter((subject) => !whole.subjectIds.includes(subject))
    if (added.length === 0) return []
    const { id: _, ...row } = whole
    const rows = await tx
      .insert(exam)
      .values(
        added.map((subjectId) => ({
          ...row,
          parentId: examId,
          subjectId,
          subjectIds: [],
          grams: [],
          startTime: whole.startTime > now ? whole.startTime : now,
        })),
      )
      .returning({ id: exam.id })
    const subjectIds = [...whole.subjectIds, ...added].toSorted((a, b) => a - b)
    await tx.update(exam).set({ subjectIds }).where(eq(exam.id, examId))
    await countExams(tx, [whole], [{ ...whole, subjectIds }])
    return rows.map(({ id }) => id)
  })
