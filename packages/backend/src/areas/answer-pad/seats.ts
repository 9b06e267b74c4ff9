import { text } from '@mango/contract/answer-pad'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveClass, liveSeat, person, student } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import { randomToken, sha256 } from '../../secrets.ts'

/** Marks a seat's secret, so that the socket can tell it from a session token. */
const prefix = 'seat-'
export const isSeatToken = (token: string): boolean => token.startsWith(prefix)

/** Gives a student of the class a seat; the phone that had it before loses it. @throws Refusal */
export async function takeSeat(db: Database, answerClassId: number, studentCode: string, now: Date) {
  const [running] = await db.select().from(liveClass).where(eq(liveClass.id, answerClassId))
  if (!running || running.endedAt) throw new Refusal(text.classOver)
  const [found] = await db
    .select({ id: person.id, name: person.nickname, code: student.studentCode })
    .from(student)
    .innerJoin(person, eq(person.id, student.personId))
    .where(
      and(
        eq(student.schoolId, running.schoolId),
        eq(student.studentCode, studentCode.trim()),
        inArray(student.classId, running.classIds),
      ),
    )
  if (!found) throw new Refusal(text.studentUnknown)
  const seatToken = prefix + randomToken()
  const tokenHash = await sha256(seatToken)
  await db.transaction(async (tx) => {
    await tx
      .update(liveSeat)
      .set({ endedAt: now })
      .where(and(eq(liveSeat.answerClassId, answerClassId), eq(liveSeat.studentId, found.id), isNull(liveSeat.endedAt)))
    await tx.insert(liveSeat).values({ tokenHash, answerClassId, studentId: found.id, createdAt: now })
  })
  return { seatToken, answerClassId, student: found }
}

export interface Seat {
  readonly answerClassId: number
  readonly studentId: number
}

/** @throws Refusal for an unknown seat, or one another phone has taken over */
export async function seatOf(db: Database, seatToken: string): Promise<Seat> {
  const [seat] = await db
    .select()
    .from(liveSeat)
    .where(eq(liveSeat.tokenHash, await sha256(seatToken)))
  if (!seat) throw new Refusal(text.classOver)
  if (seat.endedAt) throw new Refusal(text.seatTaken)
  return seat
}
