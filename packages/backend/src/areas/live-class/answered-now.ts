import type { Database } from '../../database/database.ts'
import { liveAnswer, liveVoter } from '../../database/schema.ts'
import { ofRound } from '../../shared/live-class/ballots.ts'
import type { LiveClass } from './open-class.ts'

/** Who has answered what is on the board, with a name or without. */
export async function answeredNow(db: Database, running: LiveClass): Promise<ReadonlySet<number>> {
  const { id: answerClassId, questionId, attempt } = running
  if (questionId === null) return new Set()
  const round = { answerClassId, questionId, attempt }
  const named = await db.select({ id: liveAnswer.studentId }).from(liveAnswer).where(ofRound(liveAnswer, round))
  const voters = await db.select({ id: liveVoter.studentId }).from(liveVoter).where(ofRound(liveVoter, round))
  return new Set([...named, ...voters].map(({ id }) => id))
}
