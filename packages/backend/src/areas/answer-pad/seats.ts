import { text } from '@mango/contract/answer-pad'
import { pushType } from '@mango/contract/live-class'
import { and, eq, inArray, isNotNull, isNull, ne, type SQL } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import { createBatches } from '../../database/batches.ts'
import type { Database } from '../../database/database.ts'
import { liveClass, liveSeat, person, student } from '../../database/schema.ts'
import { publish } from '../../shared/live-class/pushes.ts'
import { removedOf } from '../../shared/live-class/seat-requests.ts'
import { Refusal } from '../../refusal.ts'
import { randomToken, sha256 } from '../../secrets.ts'

/** Marks a seat's secret, so that the socket can tell it from a session token. */
const prefix = 'seat-'
export const isSeatToken = (token: string): boolean => token.startsWith(prefix)

type Found = { readonly id: number; readonly name: string; readonly code: string }

/** A student of the class, by what the person says or by whom the session is of. @throws Refusal */
async function studentOf(db: Database, running: typeof liveClass.$inferSelect, who: SQL | undefined): Promise<Found> {
  const [found] = await db
    .select({ id: person.id, name: person.nickname, code: student.studentCode })
    .from(student)
    .innerJoin(person, eq(person.id, student.personId))
    .where(and(eq(student.schoolId, running.schoolId), who, anyOf(student.classId, running.classIds)))
  if (!found) throw new Refusal(text.studentUnknown)
  return found
}

/**
 * Gives a student of the class a seat. Whoever comes with a number and has one already keeps it until the teacher lets
 * the second phone in, the last where several ask: a student code is no secret. Whoever is logged in is who it is, and takes the seat along. Whom
 * the teacher has removed asks in any case.
 * @throws Refusal
 */
export async function takeSeat(
  db: Database,
  answerClassId: number,
  who: { readonly studentCode: string } | { readonly personId: number },
  now: Date,
) {
  const seatToken = prefix + randomToken()
  const tokenHash = await sha256(seatToken)
  return db.transaction(async (tx) => {
    // Two phones that come at once are one after the other.
    const [running] = await tx.select().from(liveClass).where(eq(liveClass.id, answerClassId)).for('update')
    if (!running || running.endedAt) throw new Refusal(text.classOver)
    const isKnown = 'personId' in who
    const found = await studentOf(
      tx,
      running,
      isKnown ? eq(student.personId, who.personId) : eq(student.studentCode, who.studentCode.trim()),
    )
    const ofStudent = and(eq(liveSeat.answerClassId, answerClassId), eq(liveSeat.studentId, found.id))
    const taken = await tx.$count(liveSeat, and(ofStudent, isNull(liveSeat.endedAt), isNotNull(liveSeat.admittedAt)))
    const removed = (await removedOf(tx, answerClassId, [found.id])).has(found.id)
    if (running.lockedAt !== null && taken === 0) throw new Refusal(text.classLocked)
    const waiting = removed || (taken > 0 && !isKnown)
    const [seat] = await tx
      .insert(liveSeat)
      .values({ tokenHash, answerClassId, studentId: found.id, createdAt: now, admittedAt: waiting ? null : now })
      .returning({ seatId: liveSeat.seatId })
    if (!seat) throw new Error('a seat was not kept')
    const { seatId } = seat
    if (waiting || taken > 0) {
      const before = and(ofStudent, isNull(liveSeat.endedAt), ne(liveSeat.seatId, seatId))
      // The teacher is asked about a student once, however often somebody comes with the number.
      const ended = await tx
        .update(liveSeat)
        .set({ endedAt: now })
        .where(and(before, waiting ? isNull(liveSeat.admittedAt) : undefined))
        .returning({ seatId: liveSeat.seatId })
      const data = { studentId: found.id, removed }
      await publish(tx, answerClassId, [
        ...ended.map((one) => ({ type: pushType.seat, data: { ...data, ...one, waiting: false } })),
        { type: pushType.seat, data: { ...data, seatId, waiting } },
      ])
    }
    return { seatToken, waiting, answerClassId, student: found }
  })
}

/** A seat of a running class is as if nobody had taken it, and the teacher is asked about it no longer. */
export async function giveBack(db: Database, seatToken: string): Promise<void> {
  const ofToken = eq(liveSeat.tokenHash, await sha256(seatToken))
  await db.transaction(async (tx) => {
    // The class first, as whoever takes a seat does.
    const ofSeat = tx.select({ id: liveSeat.answerClassId }).from(liveSeat).where(ofToken)
    const [running] = await tx.select().from(liveClass).where(inArray(liveClass.id, ofSeat)).for('update')
    if (!running || running.endedAt) return
    const [left] = await tx
      .delete(liveSeat)
      .where(and(ofToken, isNull(liveSeat.endedAt)))
      .returning()
    if (!left || left.admittedAt) return
    const { seatId, studentId } = left
    await publish(tx, running.id, [
      { type: pushType.seat, data: { seatId, studentId, removed: false, waiting: false } },
    ])
  })
}

export interface Seat {
  readonly answerClassId: number
  readonly studentId: number
}

/** Looks seats up together: fifty phones answer at once. */
const lookUp = createBatches(async (db: Database, hashes: readonly string[]) => {
  const rows = await db
    .select()
    .from(liveSeat)
    .where(anyOf(liveSeat.tokenHash, new Set(hashes)))
  const found = new Map(rows.map((row) => [row.tokenHash, row]))
  return hashes.map((hash) => found.get(hash))
})

/** @throws Refusal for an unknown seat, one another phone has taken over, or one of a student who was removed */
export async function seatOf(db: Database, seatToken: string): Promise<Seat> {
  const seat = await lookUp(db, await sha256(seatToken))
  if (!seat) throw new Refusal(text.classOver)
  if (!seat.admittedAt) throw new Refusal(seat.endedAt ? text.seatRefused : text.seatWaiting)
  if (seat.removedAt) throw new Refusal(text.seatRemoved)
  if (seat.endedAt) throw new Refusal(text.seatTaken)
  return seat
}
