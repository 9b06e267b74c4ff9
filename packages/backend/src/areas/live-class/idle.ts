import { keepGoingMinutes, pushType } from '@mango/contract/live-class'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveClass } from '../../database/schema.ts'
import { endClass } from './begin.ts'
import { goesOn } from '../../shared/live-class/goes-on.ts'
import { publish } from '../../shared/live-class/pushes.ts'
import type { Session } from '../../session/sessions.ts'
import { ownClass } from './open-class.ts'

const ago = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000)

/** Asks classes that have been still for long whether they go on, and ends those that do not answer. */
export async function watchIdle(db: Database, now: Date): Promise<void> {
  const still = and(isNull(liveClass.endedAt), lt(liveClass.touchedAt, ago(now, keepGoingMinutes.ask)))
  const candidates = await db.select({ id: liveClass.id }).from(liveClass).where(still)
  for (const { id } of candidates) {
    await db.transaction(async (tx) => {
      // Of several processes one finds the row as it was.
      const [running] = await tx
        .select()
        .from(liveClass)
        .where(and(eq(liveClass.id, id), still))
        .for('update')
      if (!running) return
      if (running.askedAt && running.askedAt < ago(now, keepGoingMinutes.end)) return endClass(tx, id, now)
      if (running.askedAt) return
      await tx.update(liveClass).set({ askedAt: now }).where(eq(liveClass.id, id))
      await publish(tx, id, [{ type: pushType.keepGoing }])
    })
  }
}

/** The teacher says that the class goes on, once for all windows. */
export async function keepGoing(db: Database, roomId: number, session: Session, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { id } = await ownClass(tx, roomId, session, true)
    await tx.update(liveClass).set(goesOn(now)).where(eq(liveClass.id, id))
    await publish(tx, id, [{ type: pushType.goesOn }])
  })
}
