import { pushType, text } from '@mango/contract/live-class'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveSeat } from '../../database/schema.ts'
import { publish } from '../../shared/live-class/pushes.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { ownClass } from './open-class.ts'

/** The teacher lets a student's second phone in, which takes the seat from the first one, or turns it away. */
export async function decideSeat(
  db: Database,
  { roomId, seatId, admit }: { roomId: number; seatId: number; admit: boolean },
  session: Session,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const running = await ownClass(tx, roomId, session, true)
    const ofClass = and(eq(liveSeat.answerClassId, running.id), isNull(liveSeat.endedAt))
    const [asking] = await tx
      .select()
      .from(liveSeat)
      .where(and(ofClass, eq(liveSeat.seatId, seatId), isNull(liveSeat.admittedAt)))
    if (!asking) throw new Refusal(text.seatGone)
    const { studentId } = asking
    if (admit)
      await tx
        .update(liveSeat)
        .set({ endedAt: now })
        .where(and(ofClass, eq(liveSeat.studentId, studentId), isNotNull(liveSeat.admittedAt)))
    await tx
      .update(liveSeat)
      .set(admit ? { admittedAt: now } : { endedAt: now })
      .where(eq(liveSeat.seatId, seatId))
    await publish(tx, running.id, [
      { type: pushType.seat, data: { seatId, studentId, removed: false, waiting: false } },
    ])
  })
}
