import type { SeatRequest } from '@mango/contract/live-class'
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { liveSeat } from '../../database/schema.ts'

/** Those of these students whom the teacher has removed from a class and not let in again since. */
export async function removedOf(
  db: Database,
  answerClassId: number,
  studentIds: readonly number[],
): Promise<Set<number>> {
  const last = await db
    .selectDistinctOn([liveSeat.studentId], { studentId: liveSeat.studentId, removedAt: liveSeat.removedAt })
    .from(liveSeat)
    .where(
      and(
        eq(liveSeat.answerClassId, answerClassId),
        anyOf(liveSeat.studentId, studentIds),
        isNotNull(liveSeat.admittedAt),
      ),
    )
    .orderBy(liveSeat.studentId, desc(liveSeat.seatId))
  return new Set(last.filter(({ removedAt }) => removedAt !== null).map(({ studentId }) => studentId))
}

/** Whom the teacher is asked about: second phones, and those who want to come back. */
export async function seatRequestsOf(db: Database, answerClassId: number): Promise<SeatRequest[]> {
  const asking = await db
    .select({ seatId: liveSeat.seatId, studentId: liveSeat.studentId })
    .from(liveSeat)
    .where(and(eq(liveSeat.answerClassId, answerClassId), isNull(liveSeat.admittedAt), isNull(liveSeat.endedAt)))
  if (asking.length === 0) return []
  const removed = await removedOf(
    db,
    answerClassId,
    asking.map(({ studentId }) => studentId),
  )
  return asking.map((request) => ({ ...request, removed: removed.has(request.studentId) }))
}
