import { displayStatus, pushType, text, type QuestionState } from '@mango/contract/live-class'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { courseware, liveClass, liveQuestion } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import { goesOn } from '../../shared/live-class/goes-on.ts'
import { publish } from '../../shared/live-class/pushes.ts'
import { questionStateOf } from '../../shared/live-class/question-state.ts'
import { ownClass, type Holder, type LiveClass } from './open-class.ts'

interface Wish {
  readonly roomId: number
  readonly questionId: number
  readonly doItAgain: boolean
  readonly requestId: string | undefined
  readonly seconds: number | undefined
  readonly anonymous: boolean
}
type Shown = Pick<LiveClass, 'questionId' | 'attempt' | 'status'>

/** Puts a state on the board and tells everybody of it. */
export async function showState(tx: Database, running: LiveClass, shown: Shown, now: Date): Promise<QuestionState> {
  const { questionId, attempt, status } = shown
  await tx
    .update(liveClass)
    .set({ questionId, attempt, status, ...goesOn(now) })
    .where(eq(liveClass.id, running.id))
  const state = await questionStateOf(tx, { ...running, ...shown }, now)
  await publish(tx, running.id, [{ type: pushType.question, data: state }])
  return state
}

/** Which attempt a request means: the last one, a new one, or the one the same request has already opened. */
async function attemptFor(tx: Database, running: LiveClass, { questionId, doItAgain, requestId }: Wish) {
  const asked = await tx
    .select()
    .from(liveQuestion)
    .where(and(eq(liveQuestion.answerClassId, running.id), eq(liveQuestion.questionId, questionId)))
    .orderBy(desc(liveQuestion.attempt))
  const last = asked[0]?.attempt ?? 0
  const repeated = requestId !== undefined && asked.find((row) => row.requestId === requestId)
  if (repeated) return { attempt: repeated.attempt, isNew: false, asked: true }
  const isNew = doItAgain || last === 0
  return { attempt: isNew ? last + 1 : last, isNew, asked: last > 0 }
}

/** Closes the rounds of a question that still take answers. */
export const closeRounds = (tx: Database, { id }: Pick<LiveClass, 'id'>, questionId: number, now: Date) =>
  tx
    .update(liveQuestion)
    .set({ closedAt: now })
    .where(
      and(eq(liveQuestion.answerClassId, id), eq(liveQuestion.questionId, questionId), isNull(liveQuestion.closedAt)),
    )

/** Puts a question on the board and opens it for answers. */
export async function askQuestion(db: Database, wish: Wish, session: Holder, now: Date): Promise<QuestionState> {
  return db.transaction(async (tx) => {
    const { questionId, seconds } = wish
    const running = await ownClass(tx, wish.roomId, session, true)
    const [owner] = await tx
      .select({ questionIds: courseware.questionIds, answers: courseware.answers })
      .from(courseware)
      .where(eq(courseware.id, running.coursewareId))
    const { attempt, isNew, asked } = await attemptFor(tx, running, wish)
    const number = (owner?.questionIds ?? []).indexOf(questionId) + 1 || null
    // A question that was asked ad hoc is in no courseware.
    if (!asked && number === null) throw new Refusal(text.questionNotOpen)
    if (isNew) {
      await closeRounds(tx, running, questionId, now)
      await tx.insert(liveQuestion).values({
        answerClassId: running.id,
        questionId,
        attempt,
        number,
        enteredAnswer: owner?.answers.find((entered) => entered.questionId === questionId)?.answer ?? null,
        openedAt: now,
        closesAt: seconds === undefined ? null : new Date(now.getTime() + seconds * 1000),
        requestId: wish.requestId ?? null,
        anonymous: wish.anonymous,
      })
    }
    // Pressed twice, or shown again by a reload: nothing has changed, and what is shown stays shown.
    if (running.questionId === questionId && running.attempt === attempt) return questionStateOf(tx, running, now)
    return showState(tx, running, { questionId, attempt, status: displayStatus.hidden }, now)
  })
}
