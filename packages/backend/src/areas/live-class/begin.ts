import { pushType, roomInClass, text } from '@mango/contract/live-class'
import { text as coursewareText } from '@mango/contract/coursewares'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveClass, room } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import { coursewareToTeach } from '../../shared/coursewares/visible.ts'
import type { Session } from '../../session/sessions.ts'
import { ownClassesOf } from '../../shared/school/taught-classes.ts'
import { classInRoom, type LiveClass } from './open-class.ts'
import { goesOn } from '../../shared/live-class/goes-on.ts'
import { newJoinCode } from '../../shared/live-class/join-code.ts'
import { publish } from '../../shared/live-class/pushes.ts'
import { recordClassMistakes } from '../../shared/mistakes/of-class.ts'

interface Wish {
  readonly roomId: number
  readonly classIds: readonly number[]
  readonly coursewareId: number
  readonly force: boolean
}

/** A room of the school. @throws Refusal */
export async function roomOf(db: Database, roomId: number, schoolId: number): Promise<typeof room.$inferSelect> {
  const [found] = await db
    .select()
    .from(room)
    .where(and(eq(room.id, roomId), eq(room.schoolId, schoolId)))
  if (!found) throw new Refusal(coursewareText.roomMissing)
  return found
}

/** Ends a class for everybody in it; what was answered wrong goes into the notebooks. */
export async function endClass(tx: Database, answerClassId: number, now: Date): Promise<void> {
  await publish(tx, answerClassId, [{ type: pushType.classClosed }])
  await tx.update(liveClass).set({ endedAt: now, pairing: false }).where(eq(liveClass.id, answerClassId))
  await recordClassMistakes(tx, answerClassId, now)
}

const isSame = (running: LiveClass, wish: Wish, session: Session) =>
  running.teacherId === session.personId &&
  running.coursewareId === wish.coursewareId &&
  running.classIds.toSorted().join() === wish.classIds.toSorted().join()

/**
 * Starts a class, or resumes it where the same teacher already holds the same one in the room: a double click, a reload
 * and a crash all come back to it.
 * @throws Refusal 600 where another class is in the room and `force` is not set
 */
export async function beginClass(
  db: Database,
  wish: Wish,
  session: Session,
  now: Date,
): Promise<{ readonly id: number; readonly joinCode: string }> {
  await roomOf(db, wish.roomId, session.schoolId)
  await ownClassesOf(db, wish.classIds, session)
  return db.transaction(async (tx) => {
    const courseware = await coursewareToTeach(tx, wish.coursewareId, session)
    if (courseware.questionIds.length === 0) throw new Refusal(coursewareText.noQuestions)
    for (;;) {
      const running = await classInRoom(tx, wish.roomId, true)
      if (running && isSame(running, wish, session)) {
        // A class that was begun before there were codes has none.
        const joinCode = running.joinCode ?? newJoinCode()
        await tx
          .update(liveClass)
          .set({ joinCode, ...goesOn(now) })
          .where(eq(liveClass.id, running.id))
        return { id: running.id, joinCode }
      }
      if (running && !wish.force) throw new Refusal(text.roomInClass, roomInClass)
      if (running) await endClass(tx, running.id, now)
      const joinCode = newJoinCode()
      const [begun] = await tx
        .insert(liveClass)
        .values({
          schoolId: session.schoolId,
          roomId: wish.roomId,
          classIds: [...wish.classIds],
          coursewareId: wish.coursewareId,
          coursewareName: courseware.name,
          joinCode,
          teacherId: session.personId,
          beganAt: now,
          touchedAt: now,
        })
        .onConflictDoNothing()
        .returning({ id: liveClass.id })
      // Nothing inserted: somebody else began in this very moment and is now the one in the room, or has the same code.
      if (begun) return { id: begun.id, joinCode }
    }
  })
}
