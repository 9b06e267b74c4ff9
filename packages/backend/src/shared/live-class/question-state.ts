import { displayStatus, graceMilliseconds, type QuestionState } from '@mango/contract/live-class'
import type { Database } from '../../database/database.ts'
import { liveClass, liveQuestion } from '../../database/schema.ts'
import { ofRound } from './ballots.ts'

type Round = Pick<typeof liveQuestion.$inferSelect, 'closedAt' | 'closesAt'>

const left = ({ closesAt }: Round, now: Date) => (closesAt ? closesAt.getTime() - now.getTime() : Infinity)

/** Whether a round is over, for good: stopped, shown, asked again, or its time is up. */
export const isStopped = (round: Round, now: Date): boolean => round.closedAt !== null || left(round, now) <= 0
/** Whether an answer still counts that has just arrived: what was sent in time may come a moment late. */
export const takesAnswers = (round: Round, now: Date): boolean =>
  round.closedAt === null && left(round, now) > -graceMilliseconds

/** The round on the board of a class. */
export async function roundOf(
  db: Database,
  { id, questionId, attempt }: Pick<typeof liveClass.$inferSelect, 'id' | 'questionId' | 'attempt'>,
): Promise<typeof liveQuestion.$inferSelect | undefined> {
  if (questionId === null) return undefined
  const [round] = await db
    .select()
    .from(liveQuestion)
    .where(ofRound(liveQuestion, { answerClassId: id, questionId, attempt }))
  return round
}

/** The question on the board, as everybody in the class sees it. */
export async function questionStateOf(
  db: Database,
  running: Pick<typeof liveClass.$inferSelect, 'id' | 'questionId' | 'attempt' | 'status'>,
  now: Date,
): Promise<QuestionState> {
  const { questionId, attempt } = running
  const round = await roundOf(db, running)
  return {
    questionId,
    attempt,
    status: running.status === displayStatus.shown ? displayStatus.shown : displayStatus.hidden,
    stopped: round !== undefined && isStopped(round, now),
    remaining: round?.closesAt && !isStopped(round, now) ? left(round, now) : null,
    anonymous: round?.anonymous ?? false,
  }
}
