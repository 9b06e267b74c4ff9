import { check } from '@mango/contract/paper-records'
import { and, eq, exists, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { answeredPaper, answeredPart, answerPage, student } from '../../database/schema.ts'

/** What counts as answered, in every list and figure. A paper that was only opened is none of them. */
export const isHandedIn = isNotNull(answeredPaper.handedInAt)

/** When something that is handed in came. */
export const handedInAt = sql`${answeredPaper.handedInAt}`.mapWith(answeredPaper.handedInAt)

/**
 * Notes that a student changed a paper, which is locked: what is handed in is of the class in which the student is then.
 * With the last photo or mark taken back it is only opened again.
 */
export function noteChange(tx: Database, id: number, now: Date) {
  const pages = tx.select().from(answerPage).where(eq(answerPage.answeredPaperId, answeredPaper.id))
  const parts = tx
    .select()
    .from(answeredPart)
    .where(
      and(
        eq(answeredPart.answeredPaperId, answeredPaper.id),
        or(ne(answeredPart.check, check.none), ne(answeredPart.text, ''), isNotNull(answeredPart.picture)),
      ),
    )
  const isThere = or(isNotNull(answeredPaper.correctedAt), exists(pages), exists(parts))
  const since = sql`coalesce(${answeredPaper.handedInAt}, ${now.toISOString()}::timestamptz)`
  const ownClass = tx.select({ id: student.classId }).from(student).where(eq(student.personId, answeredPaper.studentId))
  return tx
    .update(answeredPaper)
    .set({
      updatedAt: now,
      handedInAt: sql`case when ${isThere} then ${since} end`,
      classId: sql`case when ${isHandedIn} then ${answeredPaper.classId} else (${ownClass}) end`,
    })
    .where(eq(answeredPaper.id, id))
}
