import { pushType } from '@mango/contract/live-class'
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { liveClass, livePresence } from '../../database/schema.ts'
import { endClass } from './begin.ts'
import { publish } from '../../shared/live-class/pushes.ts'

/** A socket not seen for this long belonged to a process that died. */
const staleMilliseconds = 60_000
const fresh = (now: Date) => gt(livePresence.seenAt, new Date(now.getTime() - staleMilliseconds))

/** A socket that follows a class; `studentId` is null for a window of the teacher. */
export interface Follower {
  readonly connectionId: string
  readonly answerClassId: number
  readonly studentId: number | null
}

/** The sockets of a student, or of the teacher where `studentId` is null, that follow a class. */
const following = ({ answerClassId, studentId }: Omit<Follower, 'connectionId'>, now: Date) =>
  and(
    eq(livePresence.answerClassId, answerClassId),
    studentId === null ? isNull(livePresence.studentId) : eq(livePresence.studentId, studentId),
    fresh(now),
  )

/** How many windows of the teacher follow a class. */
export const windowCount = (db: Database, answerClassId: number, now: Date): Promise<number> =>
  db.$count(livePresence, following({ answerClassId, studentId: null }, now))

const isFollowing = async (db: Database, follower: Follower, now: Date) =>
  (await db.$count(livePresence, following(follower, now))) > 0

/** Students with at least one socket. */
export async function connectedStudents(db: Database, answerClassId: number, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: livePresence.studentId })
    .from(livePresence)
    .where(and(eq(livePresence.answerClassId, answerClassId), isNotNull(livePresence.studentId), fresh(now)))
  return rows.flatMap(({ id }) => id ?? [])
}

export async function arrive(db: Database, follower: Follower, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await isFollowing(tx, follower, now)
    await tx
      .insert(livePresence)
      .values({ ...follower, seenAt: now })
      .onConflictDoNothing()
    if (follower.studentId !== null && !known)
      await publish(tx, follower.answerClassId, [
        { type: pushType.presence, data: { studentId: follower.studentId, connected: true } },
      ])
  })
}

/**
 * A socket is gone. A teacher who said goodbye with the last window ends the class; a connection that was merely lost
 * ends nothing.
 */
export async function depart(db: Database, follower: Follower, goodbye: boolean, now: Date): Promise<void> {
  const { answerClassId, studentId } = follower
  await db.transaction(async (tx) => {
    // One after the other: of two windows that close at once each would else see the other's row and leave the class open.
    const [live] = await tx
      .select({ endedAt: liveClass.endedAt })
      .from(liveClass)
      .where(eq(liveClass.id, answerClassId))
      .for('no key update')
    const gone = await tx
      .delete(livePresence)
      .where(eq(livePresence.connectionId, follower.connectionId))
      .returning({ id: livePresence.connectionId })
    if (gone.length === 0 || !live || live.endedAt || (await isFollowing(tx, follower, now))) return
    if (studentId !== null)
      await publish(tx, answerClassId, [{ type: pushType.presence, data: { studentId, connected: false } }])
    else if (goodbye) await endClass(tx, answerClassId, now)
  })
}

/** These sockets are still there; rows of processes that died are swept. */
export async function keepSeen(db: Database, connectionIds: readonly string[], now: Date): Promise<void> {
  if (connectionIds.length > 0)
    await db.update(livePresence).set({ seenAt: now }).where(anyOf(livePresence.connectionId, connectionIds))
  await db.delete(livePresence).where(lt(livePresence.seenAt, new Date(now.getTime() - 10 * staleMilliseconds)))
}
