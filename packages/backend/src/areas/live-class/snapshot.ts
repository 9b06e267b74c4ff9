import type { LiveSnapshot } from '@mango/contract/live-class'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveAnswer } from '../../database/schema.ts'
import type { Session } from '../../session/sessions.ts'
import { statusOf } from '../../live-class/display-status.ts'
import { ownClass } from './open-class.ts'
import { connectedStudents } from './presence.ts'
import { asLiveAnswer } from '../../live-class/store-answers.ts'

/** The state of a running class in one piece: read under its row lock, so that it and its number belong together. */
export async function snapshotOf(db: Database, roomId: number, session: Session, now: Date): Promise<LiveSnapshot> {
  return db.transaction(async (tx) => {
    const running = await ownClass(tx, roomId, session, true)
    const { id, seq, coursewareId, questionId, attempt, pairing } = running
    const answers =
      questionId === null
        ? []
        : await tx
            .select()
            .from(liveAnswer)
            .where(
              and(
                eq(liveAnswer.answerClassId, id),
                eq(liveAnswer.questionId, questionId),
                eq(liveAnswer.attempt, attempt),
              ),
            )
    return {
      answerClassId: id,
      coursewareId,
      seq,
      questionId,
      attempt,
      status: statusOf(running),
      answers: answers.map(asLiveAnswer),
      connected: await connectedStudents(tx, id, now),
      pairing,
    }
  })
}
