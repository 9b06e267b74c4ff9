import { text } from '@mango/contract/live-class'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveClass } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'

export type LiveClass = typeof liveClass.$inferSelect

/** The class that runs in a room, if any; with `lock` nobody else changes it until the transaction ends. */
export async function classInRoom(db: Database, roomId: number, lock = false): Promise<LiveClass | undefined> {
  const query = db
    .select()
    .from(liveClass)
    .where(and(eq(liveClass.roomId, roomId), isNull(liveClass.endedAt)))
  const [found] = lock ? await query.for('update') : await query
  return found
}

/** Whoever holds a class: a session of the teacher's, or a phone that steers it for one. */
export type Holder = Pick<Session, 'personId' | 'schoolId'>

/** The running class of this teacher in a room. @throws Refusal */
export async function ownClass(db: Database, roomId: number, session: Holder, lock = false): Promise<LiveClass> {
  const found = await classInRoom(db, roomId, lock)
  if (!found || found.teacherId !== session.personId || found.schoolId !== session.schoolId)
    throw new Refusal(text.notInClass)
  return found
}
