import { pushType, text } from '@mango/contract/live-class'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveClass, room } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import { goesOn } from '../../shared/live-class/goes-on.ts'
import { publish } from '../../shared/live-class/pushes.ts'
import { answeredNow } from './answered-now.ts'
import { classPeople } from './class-people.ts'
import { ownClass, type Holder } from './open-class.ts'
import { pairsOf } from './pairing.ts'
import { connectedStudents } from './presence.ts'

interface Wish {
  readonly roomId: number
  /** Whom the screen that was pressed knew as the last one; undefined where it says nothing of that. */
  readonly lastPicked?: number | null | undefined
}

/**
 * Picks one of those who are there, nobody twice before everybody had a turn, and shows that in every window. Pressed on
 * two screens at once it is one pick: the second press is told whom the first one has picked. @throws Refusal
 * @returns with the number of the push that tells the pick, or a later one
 */
export async function pickStudent(
  db: Database,
  { roomId, lastPicked }: Wish,
  holder: Holder,
  now: Date,
): Promise<{ readonly id: number; readonly name: string; readonly seq: number }> {
  return db.transaction(async (tx) => {
    const running = await ownClass(tx, roomId, holder, true)
    const { id: answerClassId, picked } = running
    const everybody = await classPeople(tx, running)
    const last = picked.at(-1) ?? null
    const before = everybody.find(({ id }) => id === last)
    if (before && lastPicked !== undefined && lastPicked !== last) return { ...before, seq: running.seq }
    const connected = new Set(await connectedStudents(tx, answerClassId, now))
    const answered = await answeredNow(tx, running)
    const paired = new Set((await pairsOf(tx, running)).map(({ studentId }) => studentId))
    // A device says nothing of a class that answers by phone: most students keep one for good.
    const [place] = await tx.select({ classIds: room.classIds }).from(room).where(eq(room.id, roomId))
    const byPhone = place?.classIds !== null
    const here = everybody.filter(({ id }) => connected.has(id) || answered.has(id) || (!byPhone && paired.has(id)))
    const fresh = here.filter(({ id }) => !picked.includes(id))
    const from = fresh.length > 0 ? fresh : here
    const one = from[(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % Math.max(1, from.length)]
    if (!one) throw new Refusal(text.nobodyThere)
    await tx
      .update(liveClass)
      .set({ picked: fresh.length > 0 ? [...picked, one.id] : [one.id], ...goesOn(now) })
      .where(eq(liveClass.id, answerClassId))
    await publish(tx, answerClassId, [{ type: pushType.pick, data: { studentId: one.id } }])
    // The class is locked: nothing else was numbered in between.
    return { ...one, seq: running.seq + 1 }
  })
}
