import { displayStatus, pushType, text, type QuestionState } from '@mango/contract/live-class'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { courseware, liveClass, liveQuestion } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { statusOf } from '../../live-class/display-status.ts'
import { ownClass, type LiveClass } from './open-class.ts'
import { publish } from '../../live-class/pushes.ts'

interface Wish {
  readonly roomId: number
  readonly questionId: number
  readonly doItAgain: boolean
  readonly requestId: string | undefined
}

async function changeQuestion(
  tx: Database,
  running: LiveClass,
  state: QuestionState,
  now: Date,
): Promise<QuestionState> {
  await tx
    .update(liveClass)
    .set({ ...state, touchedAt: now, askedAt: null })
    .where(eq(liveClass.id, running.id))
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
  if (repeated) return { attempt: repeated.attempt, isNew: false }
  return doItAgain || last === 0 ? { attempt: last + 1, isNew: true } : { attempt: last, isNew: false }
}

/** Puts a question on the board and opens it for answers. */
export async function askQuestion(db: Database, wish: Wish, session: Session, now: Date): Promise<QuestionState> {
  return db.transaction(async (tx) => {
    const running = await ownClass(tx, wish.roomId, session, true)
    const [owner] = await tx
      .select({ questionIds: courseware.questionIds })
      .from(courseware)
      .where(eq(courseware.id, running.coursewareId))
    if (!owner?.questionIds.includes(wish.questionId)) throw new Refusal(text.questionNotOpen)
    const { attempt, isNew } = await attemptFor(tx, running, wish)
    if (isNew)
      await tx.insert(liveQuestion).values({
        answerClassId: running.id,
        questionId: wish.questionId,
        attempt,
        openedAt: now,
        requestId: wish.requestId ?? null,
      })
    // Pressed twice, or shown again by a reload: nothing has changed, and what is shown stays shown.
    if (running.questionId === wish.questionId && running.attempt === attempt)
      return { questionId: wish.questionId, attempt, status: statusOf(running) }
    return changeQuestion(tx, running, { questionId: wish.questionId, attempt, status: displayStatus.hidden }, now)
  })
}

/** Shows or hides the right answer of the question on the board. */
export async function showAnswer(
  db: Database,
  wish: { roomId: number; questionId: number; status: QuestionState['status'] },
  session: Session,
  now: Date,
): Promise<QuestionState> {
  return db.transaction(async (tx) => {
    const running = await ownClass(tx, wish.roomId, session, true)
    if (running.questionId !== wish.questionId) throw new Refusal(text.questionNotOpen)
    const state = { questionId: wish.questionId, attempt: running.attempt, status: wish.status }
    return statusOf(running) === wish.status ? state : changeQuestion(tx, running, state, now)
  })
}
