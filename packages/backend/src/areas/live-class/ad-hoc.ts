import { displayStatus, pushType, text, type AdHocKind, type QuestionState } from '@mango/contract/live-class'
import { questionType, wordKey, wordsType, type Question } from '@mango/contract/questions'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { liveQuestion, question } from '../../database/schema.ts'
import { ofRound } from '../../shared/live-class/ballots.ts'
import { publish } from '../../shared/live-class/pushes.ts'
import { questionStateOf, roundOf } from '../../shared/live-class/question-state.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { showState } from './ask.ts'
import { ownClass, type LiveClass } from './open-class.ts'

interface Wish {
  readonly roomId: number
  readonly kind: AdHocKind
  readonly choiceCount: number
  readonly content: string
  readonly requestId: string
  readonly seconds?: number | undefined
  readonly anonymous: boolean
}

const typeOf: Readonly<Record<AdHocKind, string>> = {
  choices: questionType.single,
  judgement: questionType.judgement,
  words: wordsType,
}

/** What the board is told of a question. */
const columns = {
  id: question.id,
  typeName: question.typeName,
  imageUrl: question.imageUrl,
  imageUrl25: question.imageUrl25,
  imageUrlA4: question.imageUrlA4,
  answer1: question.answer1,
  choiceCount: question.choiceCount,
  content: question.content,
}
type Row = Omit<Question, 'showOrder'>
const described = (row: Row): Question => ({ ...row, showOrder: 0 })

async function askedBefore(tx: Database, running: LiveClass, requestId: string): Promise<Row | undefined> {
  const [found] = await tx
    .select(columns)
    .from(liveQuestion)
    .innerJoin(question, eq(question.id, liveQuestion.questionId))
    .where(and(eq(liveQuestion.answerClassId, running.id), eq(liveQuestion.requestId, requestId)))
  return found
}

/** Asks something that is in no courseware: a question of its own, which only the report of this class knows. */
export const askAdHoc = (
  db: Database,
  { roomId, kind, choiceCount, content, requestId, seconds, anonymous }: Wish,
  session: Session,
  now: Date,
): Promise<{ question: Question; state: QuestionState }> =>
  db.transaction(async (tx) => {
    const running = await ownClass(tx, roomId, session, true)
    const before = await askedBefore(tx, running, requestId)
    if (before) return { question: described(before), state: await questionStateOf(tx, running, now) }
    const [made] = await tx
      .insert(question)
      .values({
        schoolId: running.schoolId,
        ownerId: running.teacherId,
        typeName: typeOf[kind],
        choiceCount: kind === 'choices' ? choiceCount : null,
        content: content.trim() || null,
      })
      .returning(columns)
    if (!made) throw new Error('the question was not kept')
    await tx.insert(liveQuestion).values({
      answerClassId: running.id,
      questionId: made.id,
      attempt: 1,
      openedAt: now,
      closesAt: seconds === undefined ? null : new Date(now.getTime() + seconds * 1000),
      requestId,
      anonymous,
    })
    const shown = { questionId: made.id, attempt: 1, status: displayStatus.hidden }
    return { question: described(made), state: await showState(tx, running, shown, now) }
  })

/** Takes a word of the round on the board down from the cloud, or puts it back. @throws Refusal */
export const hideWord = (
  db: Database,
  wish: { roomId: number; questionId: number; word: string; hidden: boolean },
  session: Session,
): Promise<string[]> =>
  db.transaction(async (tx) => {
    const running = await ownClass(tx, wish.roomId, session, true)
    const round = await roundOf(tx, running)
    if (!round || round.questionId !== wish.questionId) throw new Refusal(text.questionNotOpen)
    const key = wordKey(wish.word)
    const others = round.hiddenWords.filter((word) => word !== key)
    const hidden = wish.hidden ? [...others, key] : others
    await tx.update(liveQuestion).set({ hiddenWords: hidden }).where(ofRound(liveQuestion, round))
    await publish(tx, running.id, [{ type: pushType.words, data: { hidden } }])
    return hidden
  })
