import { pushType, text } from '@mango/contract/live-class'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveClass, liveSeat } from '../../database/schema.ts'
import { goesOn } from '../../shared/live-class/goes-on.ts'
import { publish } from '../../shared/live-class/pushes.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { ownClass } from './open-class.ts'

/** Sends a student out: the phone is told so, and has to ask to come back. @throws Refusal for one who is not in */
export async function removeStudent(
  db: Database,
  { roomId, studentId }: { roomId: number; studentId: number },
  session: Session,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const running = await ownClass(tx, roomId, session, true)
    const ended = await tx
      .update(liveSeat)
      .set({ endedAt: now, removedAt: now })
      .where(and(eq(liveSeat.answerClassId, running.id), eq(liveSeat.studentId, studentId), isNull(liveSeat.endedAt)))
      .returning({ seatId: liveSeat.seatId })
    if (ended.length === 0) throw new Refusal(text.notSeated)
    await publish(
      tx,
      running.id,
      ended.map(({ seatId }) => ({
        type: pushType.seat,
        data: { seatId, studentId, removed: true, waiting: false },
      })),
    )
  })
}

/** Nobody new may join, or everybody again. Who is in stays in, and may come back with the same phone. */
export async function lockRoom(
  db: Database,
  { roomId, locked }: { roomId: number; locked: boolean },
  session: Session,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const running = await ownClass(tx, roomId, session, true)
    if ((running.lockedAt !== null) === locked) return
    await tx
      .update(liveClass)
      .set({ lockedAt: locked ? now : null, ...goesOn(now) })
      .where(eq(liveClass.id, running.id))
    await publish(tx, running.id, [{ type: pushType.lock, data: { locked } }])
  })
}
