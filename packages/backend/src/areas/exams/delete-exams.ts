import { and, eq, isNull } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { exam } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import { countExams } from './counts.ts'
import { keepDeleted, type Deleter } from './keep-deleted.ts'
import { words } from './words.ts'

/** Deletes exams with their subjects, all of them or none, and keeps what they were. */
export const deleteExams = (db: Database, deleter: Deleter, examIds: readonly number[], now: Date) =>
  db.transaction(async (tx) => {
    const ids = [...new Set(examIds)]
    // In the order of their ids, so that two deletions at once wait for each other instead of for ever.
    const wholes = await tx
      .select()
      .from(exam)
      .where(and(eq(exam.schoolId, deleter.schoolId), isNull(exam.parentId), anyOf(exam.id, ids)))
      .orderBy(exam.id)
      .for('update')
    if (wholes.length < ids.length) throw new Refusal(words.goneForDeletion)
    const subjects = await tx.select().from(exam).where(anyOf(exam.parentId, ids)).for('update')
    const kept = await keepDeleted(tx, deleter, [...wholes, ...subjects], now)
    await tx.delete(exam).where(anyOf(exam.parentId, ids))
    await tx.delete(exam).where(anyOf(exam.id, ids))
    await countExams(tx, wholes, [])
    return kept
  })
