import { isNo, type Client } from '@mango/client'
import { createLiveChannel, liveAddress } from '@mango/client/live-channel'
import type { CallAnswer } from '@mango/contract'
import {
  addedSeconds,
  beginAnswerQuestion,
  changeQuestionStatus,
  correctQuestionAnswer,
  decideSeat,
  displayStatus,
  extendQuestion,
  keepClassGoing,
  pushType,
  setAnonymity,
  stopQuestion,
  takeBackCorrection,
  text,
  type askAdHoc,
  type Push,
  type QuestionState,
} from '@mango/contract/live-class'
import type { Question } from '@mango/contract/questions'
import { newPress } from '@mango/widget/press'
import { createBoardModel } from './board-model.ts'
import { classMemory } from './class-memory.ts'
import { createClassQuestions } from './class-questions.ts'
import { createClassStudents } from './class-students.ts'
import { pairingOf, snapshotOf, type ClassGround, type ClassPlace } from './live-class.query.ts'
import { createPicks } from './picks.ts'
import { createPresses } from './presses.ts'
import { timeLimit } from './time-limit.ts'

interface LiveClassOptions {
  readonly client: Client
  readonly place: ClassPlace
  readonly ground: ClassGround
  /** Something failed that the teacher asked for. */
  onError(error: unknown): void
  /** A device answered that belongs to nobody here. */
  onUnmatched(words: string): void
}

/** A running class: its state, its connection, and what the teacher can do. */
export function createLiveClass({ client, place, ground, onError, onUnmatched }: LiveClassOptions) {
  const model = createBoardModel()
  const questions = createClassQuestions(client, ground)
  const students = createClassStudents(ground)
  const picks = createPicks(client, place.roomId)
  const press = createPresses(onError)
  const { roomId } = place
  const memory = classMemory(client, roomId)
  let waits = false
  let left = false

  const current = () => questions.indexOf(model.round().questionId)
  /** What comes next after a question that was asked in between, whoever has asked the one before it. */
  const rememberPlace = () => {
    const index = current()
    const { courseId, classId } = place
    // What was asked for before leaving may come after it.
    if (index >= 0 && !left) memory.write({ courseId, classId, answerClassId: ground.answerClassId, index })
  }

  const heal = async () => {
    try {
      const snapshot = await snapshotOf(client, roomId)
      await questions.meet(snapshot.questionId)
      // Another class is in the room now: this one is over, whatever the connection missed.
      if (snapshot.answerClassId !== ground.answerClassId) model.apply(closed)
      else {
        students.meet(snapshot.students)
        picks.meet(snapshot.lastPicked)
        model.replace(snapshot)
        rememberPlace()
      }
      return snapshot
    } catch (error) {
      if (isNo(error)) model.apply(closed)
      throw error
    }
  }
  const closed: Push = { type: pushType.classClosed, seq: 0, attempt: 0, answerClassId: ground.answerClassId }

  const channel = createLiveChannel({
    address: () => liveAddress(client.context.apiBase, client.token()),
    answerClassId: ground.answerClassId,
    heal,
    onPush: (push) => {
      const isOther = model.apply(push)
      if (push.type === pushType.question) {
        // Another window has asked a question that may have been answered before; a correction comes as the one that is there.
        if (isOther) void channel.refresh()
        else void questions.reload().catch(() => undefined)
      }
      if (push.type === pushType.unmatched) onUnmatched(text.unmatched)
      if (push.type === pushType.pick) picks.hear(push.data.studentId, push.seq)
      if ('data' in push && 'studentId' in push.data && students.hearsFirstOf(push.data.studentId))
        void channel.refresh()
    },
  })

  async function ask(question: Question | undefined, doItAgain: boolean): Promise<void> {
    if (!question) return
    const requestId = doItAgain ? newPress() : undefined
    const seconds = timeLimit.store.getState()
    const query = {
      roomId,
      questionId: question.id,
      doItAgain,
      ...(requestId && { requestId }),
      ...(seconds > 0 && { seconds }),
      ...(model.round().anonymousNext && { anonymous: true }),
    }
    await model.settle(client.send(beginAnswerQuestion, { query }))
    rememberPlace()
    // Asked before, it comes back with the answers it had.
    if (!doItAgain) await channel.refresh()
  }

  /** Where the class is in the courseware; -1 before its first question. */
  const placeNow = () => {
    const index = current()
    if (index >= 0) return index
    const saved = memory.read()
    return saved?.answerClassId === ground.answerClassId ? saved.index : -1
  }
  const firstQuestion = () => questions.at(Math.max(0, placeNow()))
  /** Something done to the round that was on the board when it was pressed; with another one there it means nothing. */
  const toRound = (name: string, act: (questionId: number) => Promise<unknown>) => {
    const { questionId, attempt } = model.store.getState()
    const actOnIt = async () => {
      const now = model.round()
      if (questionId !== null && now.questionId === questionId && now.attempt === attempt) await act(questionId)
    }
    return press(name, actOnIt, String(questionId))
  }
  const toQuestion = (name: string, change: (questionId: number) => Promise<{ data: QuestionState }>) =>
    toRound(name, (questionId) => model.settle(change(questionId)))

  return {
    place,
    ground,
    model,
    questions: questions.store,
    students: students.store,
    channel,
    /**
     * Puts the first question on the board, or the one the class was at. With phones nothing is asked before they are in
     * and the teacher starts: the time to scan a code is nobody's time to think.
     */
    async begin(): Promise<void> {
      const snapshot = await heal()
      const { pairs, pairing } = await pairingOf(client, roomId)
      model.setPairs(pairs, pairing)
      waits = snapshot.questionId === null && ground.way === 'phone'
      if (snapshot.questionId === null && !waits) await ask(firstQuestion(), false)
    },
    /** Whether nothing is asked before the teacher starts. */
    waits: () => waits,
    /** The phones are in: the first question. */
    start: () => press('start', () => ask(firstQuestion(), false)),
    next: () => press('next', () => ask(questions.at(placeNow() + 1), false)),
    /** From what was asked in between back to the question it came after. */
    previous: () => press('previous', () => ask(questions.at(current() < 0 ? placeNow() : current() - 1), false)),
    redo: () => toRound('redo', (questionId) => ask(questions.known(questionId), true)),
    placeNow,
    press,
    picks,
    pick: () => press('pick', picks.pick),
    /** Puts something on the board that is in no courseware. */
    show: (asked: Promise<CallAnswer<typeof askAdHoc>>) =>
      model.settle(
        asked.then(({ data }) => {
          questions.learn(data.question)
          return { data: data.state }
        }),
      ),
    toggleAnswer: () => {
      const shown = model.store.getState().status === displayStatus.shown
      const status = shown ? displayStatus.hidden : displayStatus.shown
      return toQuestion('toggle', (questionId) =>
        client.send(changeQuestionStatus, { query: { roomId, questionId, status } }),
      )
    },
    /** No more answers. */
    stopAnswers: () => toQuestion('stop', (questionId) => client.send(stopQuestion, { query: { roomId, questionId } })),
    addTime: () =>
      toQuestion('time', (questionId) =>
        client.send(extendQuestion, { query: { roomId, questionId, seconds: addedSeconds } }),
      ),
    /** Whether the questions to come are anonymous. */
    setAnonymity: (anonymousNext: boolean) =>
      press('anonymity', async () => {
        await client.send(setAnonymity, { body: { roomId, anonymousNext } })
        model.setAnonymity(anonymousNext)
      }),
    async decideSeat(seatId: number, admit: boolean): Promise<void> {
      await client.send(decideSeat, { body: { roomId, seatId, admit } }).catch(onError)
    },
    async takeBack(questionId: number): Promise<void> {
      await client.send(takeBackCorrection, { body: { coursewareId: place.courseId, questionId } })
      await questions.reload()
    },
    async correct(questionId: number, answer: string): Promise<void> {
      await client.send(correctQuestionAnswer, { query: { coursewareId: place.courseId, questionId, answer } })
      await questions.reload()
    },
    async goOn(): Promise<void> {
      model.goesOn()
      await client.send(keepClassGoing, { query: { roomId } }).catch(onError)
    },
    async refreshPairs(): Promise<void> {
      const { pairs, pairing } = await pairingOf(client, roomId)
      model.setPairs(pairs, pairing)
    },
    /** Leaves for good: says goodbye, and forgets the place. */
    async leave(): Promise<void> {
      left = true
      memory.forget()
      model.stop()
      await channel.leave()
    },
    /** The page or the element goes: the class stays, for a reload to come back to. */
    drop(): void {
      model.stop()
      channel.drop()
    },
  }
}
export type LiveClass = ReturnType<typeof createLiveClass>
