import { CallError, type Client } from '@mango/client'
import { createLiveChannel, liveAddress } from '@mango/client/live-channel'
import {
  beginAnswerQuestion,
  changeQuestionStatus,
  correctQuestionAnswer,
  displayStatus,
  keepClassGoing,
  pushType,
  text,
  type Push,
} from '@mango/contract/live-class'
import type { Question } from '@mango/contract/questions'
import { createStore } from 'zustand/vanilla'
import { createTapGuard } from '../rules.ts'
import { createBoardModel } from './board-model.ts'
import { classMemory } from './class-memory.ts'
import { loadQuestions, pairingOf, snapshotOf, type ClassGround, type ClassPlace } from './live-class.query.ts'

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
  const questions = createStore<{ list: readonly Question[] }>(() => ({ list: ground.questions }))
  const mayTap = createTapGuard()
  const { roomId } = place
  const memory = classMemory(client, roomId)
  let busy = false

  const current = () => questions.getState().list.findIndex(({ id }) => id === model.store.getState().questionId)
  const remember = (index: number) =>
    memory.write({
      courseId: place.courseId,
      classId: place.classId,
      answerClassId: ground.answerClassId,
      index,
    })

  const heal = async () => {
    try {
      const snapshot = await snapshotOf(client, roomId)
      // Another class is in the room now: this one is over, whatever the connection missed.
      if (snapshot.answerClassId !== ground.answerClassId) model.apply(closed)
      else model.replace(snapshot)
      return snapshot
    } catch (error) {
      if (error instanceof CallError && error.kind === 'refused') model.apply(closed)
      throw error
    }
  }
  const closed: Push = { type: pushType.classClosed, seq: 0, attempt: 0, answerClassId: ground.answerClassId }

  const channel = createLiveChannel({
    address: () => liveAddress(client.context.apiBase, client.token()),
    answerClassId: ground.answerClassId,
    heal,
    onPush: (push) => {
      model.apply(push)
      if (push.type === pushType.unmatched) onUnmatched(text.unmatched)
      // A correction comes as the question anew.
      if (push.type === pushType.question) void reloadQuestions().catch(() => undefined)
    },
  })
  async function reloadQuestions() {
    questions.setState({ list: await loadQuestions(client, ground.courseware) })
  }

  /** One thing at a time, and nothing within 300 ms of the last press. */
  async function press(action: () => Promise<void>): Promise<void> {
    if (busy || !mayTap()) return
    busy = true
    try {
      await action()
    } catch (error) {
      onError(error)
    } finally {
      busy = false
    }
  }

  async function ask(index: number, doItAgain: boolean): Promise<void> {
    const question = questions.getState().list[index]
    if (!question) return
    const requestId = doItAgain ? `${Date.now()}-${Math.random()}` : undefined
    const query = { roomId, questionId: question.id, doItAgain, ...(requestId && { requestId }) }
    const { data } = await client.send(beginAnswerQuestion, { query })
    model.setQuestion(data)
    remember(index)
    // Asked before, it comes back with the answers it had.
    if (!doItAgain) await channel.refresh()
  }

  return {
    place,
    ground,
    model,
    questions,
    channel,
    /** Puts the first question on the board, or the one the class was at. */
    async begin(): Promise<void> {
      const snapshot = await heal()
      const { pairs, pairing } = await pairingOf(client, roomId)
      model.setPairs(pairs, pairing)
      const saved = memory.read()
      if (snapshot.questionId === null)
        await ask(saved?.answerClassId === ground.answerClassId ? saved.index : 0, false)
      else
        remember(
          Math.max(
            0,
            ground.questions.findIndex(({ id }) => id === snapshot.questionId),
          ),
        )
    },
    next: () => press(() => ask(current() + 1, false)),
    previous: () => press(() => ask(current() - 1, false)),
    redo: () => press(() => ask(current(), true)),
    toggleAnswer: () =>
      press(async () => {
        const { questionId, status } = model.store.getState()
        if (questionId === null) return
        const other = status === displayStatus.shown ? displayStatus.hidden : displayStatus.shown
        const { data } = await client.send(changeQuestionStatus, { query: { roomId, questionId, status: other } })
        model.setQuestion(data)
      }),
    async correct(questionId: number, answer: string): Promise<void> {
      await client.send(correctQuestionAnswer, { query: { coursewareId: place.courseId, questionId, answer } })
      await reloadQuestions()
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
