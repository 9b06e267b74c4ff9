import { displayStatus, text, type QuestionState } from '@mango/contract/live-class'
import type { Database } from '../../database/database.ts'
import { liveQuestion } from '../../database/schema.ts'
import { ofRound } from '../../shared/live-class/ballots.ts'
import { isStopped, questionStateOf, roundOf } from '../../shared/live-class/question-state.ts'
import { Refusal } from '../../refusal.ts'
import { closeRounds, showState } from './ask.ts'
import { ownClass, type Holder, type LiveClass } from './open-class.ts'

interface Wish {
  readonly roomId: number
  readonly questionId: number
}

/** The own class with this question on its board, until the transaction ends. @throws Refusal */
async function onBoard(tx: Database, { roomId, questionId }: Wish, session: Holder): Promise<LiveClass> {
  const running = await ownClass(tx, roomId, session, true)
  if (running.questionId !== questionId) throw new Refusal(text.questionNotOpen)
  return running
}

/** Shows or hides the right answer of the question on the board. Who has seen it answers no more, hidden again or not. */
export const showAnswer = (
  db: Database,
  wish: Wish & { status: QuestionState['status'] },
  session: Holder,
  now: Date,
): Promise<QuestionState> =>
  db.transaction(async (tx) => {
    const running = await onBoard(tx, wish, session)
    if (running.status === wish.status) return questionStateOf(tx, running, now)
    if (wish.status === displayStatus.shown) await closeRounds(tx, running, wish.questionId, now)
    return showState(tx, running, { ...running, status: wish.status }, now)
  })

/** No more answers to the question on the board. */
export const stopQuestion = (db: Database, wish: Wish, session: Holder, now: Date): Promise<QuestionState> =>
  db.transaction(async (tx) => {
    const running = await onBoard(tx, wish, session)
    await closeRounds(tx, running, wish.questionId, now)
    return showState(tx, running, running, now)
  })

/** More time for the question on the board, which has a limit from now on. @throws Refusal where it is over */
export const extendQuestion = (
  db: Database,
  { seconds, ...wish }: Wish & { seconds: number },
  session: Holder,
  now: Date,
): Promise<QuestionState> =>
  db.transaction(async (tx) => {
    const running = await onBoard(tx, wish, session)
    const round = await roundOf(tx, running)
    if (!round || isStopped(round, now)) throw new Refusal(text.questionStopped)
    await tx
      .update(liveQuestion)
      .set({ closesAt: new Date((round.closesAt ?? now).getTime() + seconds * 1000) })
      .where(ofRound(liveQuestion, round))
    return showState(tx, running, running, now)
  })
