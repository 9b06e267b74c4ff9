import type { LiveSnapshot } from '@mango/contract/live-class'
import type { Database } from '../../database/database.ts'
import { liveAnswer, liveBallot } from '../../database/schema.ts'
import type { Session } from '../../session/sessions.ts'
import { ballotName, ofRound, type Round } from '../../shared/live-class/ballots.ts'
import { seatRequestsOf } from '../../shared/live-class/seat-requests.ts'
import { questionStateOf, roundOf } from '../../shared/live-class/question-state.ts'
import { classPeople } from './class-people.ts'
import { ownClass } from './open-class.ts'
import { connectedStudents } from './presence.ts'
import { asLiveAnswer } from '../../shared/live-class/store-answers.ts'

const ballotsOf = async (tx: Database, round: Round): Promise<LiveSnapshot['ballots']> =>
  (await tx.select().from(liveBallot).where(ofRound(liveBallot, round))).map(({ ballotId, questionId, answer }) => ({
    ballotId: ballotName(ballotId),
    questionId,
    answer,
  }))

/** The state of a running class in one piece: read under its row lock, so that it and its number belong together. */
export async function snapshotOf(db: Database, roomId: number, session: Session, now: Date): Promise<LiveSnapshot> {
  return db.transaction(async (tx) => {
    const running = await ownClass(tx, roomId, session, true)
    const { id, seq, coursewareId, questionId, attempt, pairing, lockedAt, anonymousNext, askedAt, picked } = running
    const round = await roundOf(tx, running)
    const answersOf = async (wanted: number) => {
      if (questionId === null || wanted < 1) return []
      const rows = await tx
        .select()
        .from(liveAnswer)
        .where(ofRound(liveAnswer, { answerClassId: id, questionId, attempt: wanted }))
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
      seatRequests: await seatRequestsOf(tx, id),
      ballots: round?.anonymous ? await ballotsOf(tx, round) : [],
      hiddenWords: round?.hiddenWords ?? [],
      locked: lockedAt !== null,
      anonymousNext,
      askedToGoOn: askedAt !== null,
      students: await classPeople(tx, running),
      lastPicked: picked.at(-1) ?? null,
    }
  })
}
