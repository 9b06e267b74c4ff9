import { text } from '@mango/contract/answer-pad'
import { pushType } from '@mango/contract/live-class'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { anyOf } from '../../database/any-of.ts'
import { liveClass, liveSeat, person, student } from '../../database/schema.ts'
import { nextTurn } from '../../database/turn.ts'
import { publish } from '../../live-class/pushes.ts'
import { Refusal } from '../../refusal.ts'
import { randomToken, sha256 } from '../../secrets.ts'

/** Marks a seat's secret, so that the socket can tell it from a session token. */
const prefix = 'seat-'
export const isSeatToken = (token: string): boolean => token.startsWith(prefix)

/**
 * Gives a student of the class a seat. Whoever has one already keeps it until the teacher lets the second phone in: a
 * student code is no secret.
 * @throws Refusal
 */
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
        anyOf(student.classId, running.classIds),
      ),
    )
  if (!found) throw new Refusal(text.studentUnknown)
  const seatToken = prefix + randomToken()
  const tokenHash = await sha256(seatToken)
  const waiting = await db.transaction(async (tx) => {
    // Two phones that come at once are one after the other.
    await tx.select({ id: liveClass.id }).from(liveClass).where(eq(liveClass.id, answerClassId)).for('update')
    const taken = await tx.$count(
      liveSeat,
      and(eq(liveSeat.answerClassId, answerClassId), eq(liveSeat.studentId, found.id), isNull(liveSeat.endedAt)),
    )
    const admittedAt = taken > 0 ? null : now
    const [seat] = await tx
      .insert(liveSeat)
      .values({ tokenHash, answerClassId, studentId: found.id, createdAt: now, admittedAt })
      .returning({ seatId: liveSeat.seatId })
    if (admittedAt === null && seat)
      await publish(tx, answerClassId, [
        { type: pushType.seat, data: { seatId: seat.seatId, studentId: found.id, waiting: true } },
      ])
    return admittedAt === null
  })
  return { seatToken, waiting, answerClassId, student: found }
}

export interface Seat {
  readonly answerClassId: number
  readonly studentId: number
}

type Row = typeof liveSeat.$inferSelect

/** Looks seats up together: what is asked for while one query runs goes into the next. Fifty phones answer at once. */
function createLookup(db: Database) {
  let waiting: { readonly hash: string; resolve(seat: Row | undefined): void; reject(error: unknown): void }[] = []
  let busy = false

  async function drain() {
    busy = true
    while (waiting.length > 0) {
      await nextTurn()
      const batch = waiting
      waiting = []
      try {
        const hashes = [...new Set(batch.map(({ hash }) => hash))]
        const rows = await db.select().from(liveSeat).where(anyOf(liveSeat.tokenHash, hashes))
        const found = new Map(rows.map((row) => [row.tokenHash, row]))
        for (const { hash, resolve } of batch) resolve(found.get(hash))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    busy = false
  }

  return (hash: string) =>
    new Promise<Row | undefined>((resolve, reject) => {
      waiting.push({ hash, resolve, reject })
      if (!busy) void drain()
    })
}
const lookups = new WeakMap<Database, ReturnType<typeof createLookup>>()

/** @throws Refusal for an unknown seat, or one another phone has taken over */
export async function seatOf(db: Database, seatToken: string): Promise<Seat> {
  let lookup = lookups.get(db)
  if (!lookup) lookups.set(db, (lookup = createLookup(db)))
  const seat = await lookup(await sha256(seatToken))
  if (!seat) throw new Refusal(text.classOver)
  if (!seat.admittedAt) throw new Refusal(seat.endedAt ? text.seatRefused : text.seatWaiting)
  if (seat.endedAt) throw new Refusal(text.seatTaken)
  return seat
}
