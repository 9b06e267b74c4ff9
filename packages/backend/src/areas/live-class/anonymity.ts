import { pushType } from '@mango/contract/live-class'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveClass } from '../../database/schema.ts'
import { goesOn } from '../../shared/live-class/goes-on.ts'
import { publish } from '../../shared/live-class/pushes.ts'
import type { Session } from '../../session/sessions.ts'
import { ownClass } from './open-class.ts'

/** Whether the questions to come are anonymous, whoever asks them: the board, another window of it, or the teacher's phone. */
export async function setAnonymity(
  db: Database,
  { roomId, anonymousNext }: { roomId: number; anonymousNext: boolean },
  session: Session,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const running = await ownClass(tx, roomId, session, true)
    if (running.anonymousNext === anonymousNext) return
    await tx
      .update(liveClass)
      .set({ anonymousNext, ...goesOn(now) })
      .where(eq(liveClass.id, running.id))
    await publish(tx, running.id, [{ type: pushType.anonymity, data: { anonymousNext } }])
  })
}
