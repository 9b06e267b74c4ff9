import type { LiveSnapshot } from '@mango/contract/live-class'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveAnswer, liveSeat } from '../../database/schema.ts'
import type { Session } from '../../session/sessions.ts'
import { questionStateOf } from '../../live-class/question-state.ts'
import { ownClass } from './open-class.ts'
import { connectedStudents } from './presence.ts'
import { asLiveAnswer } from '../../live-class/store-answers.ts'

/** The state of a running class in one piece: read under its row lock, so that it and its number belong together. */
export async function snapshotOf(db: Database, roomId: number, session: Session, now: Date): Promise<LiveSnapshot> {
  return db.transaction(async (tx) => {
    const running = await ownClass(tx, roomId, session, true)
    const { id, seq, coursewareId, questionId, attempt, pairing } = running
    const answersOf = async (wanted: number) => {
      if (questionId === null || wanted < 1) return []
      const rows = await tx
        .select()
        .from(liveAnswer)
        .where(
          and(eq(liveAnswer.answerClassId, id), eq(liveAnswer.questionId, questionId), eq(liveAnswer.attempt, wanted)),
        )
      return rows.map(asLiveAnswer)
    }
    return {
      answerClassId: id,
      coursewareId,
      seq,
      ...(await questionStateOf(tx, running, now)),
      answers: await answersOf(attempt),
      before: await answersOf(attempt - 1),
      connected: await connectedStudents(tx, id, now),
      pairing,
      seatRequests: await tx
        .select({ seatId: liveSeat.seatId, studentId: liveSeat.studentId })
        .from(liveSeat)
        .where(and(eq(liveSeat.answerClassId, id), isNull(liveSeat.admittedAt), isNull(liveSeat.endedAt))),
    }
  })
}
