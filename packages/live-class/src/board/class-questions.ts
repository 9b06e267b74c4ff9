import type { Client } from '@mango/client'
import { getQuestionByIds, type Question } from '@mango/contract/questions'
import { createStore } from 'zustand/vanilla'
import { loadQuestions, type AskedQuestions, type ClassGround } from './live-class.query.ts'

/** The questions of the courseware, and those that were asked in between. */
interface ClassQuestions extends AskedQuestions {
  readonly others: readonly Question[]
}

/** What a class asks: begins with the courseware as it was opened, and learns what is asked in between. */
export function createClassQuestions(client: Client, { questions, courseware }: ClassGround) {
  const store = createStore<ClassQuestions>(() => ({ ...questions, others: [] }))
  const known = (questionId: number | null) => {
    const { list, others } = store.getState()
    return [...list, ...others].find(({ id }) => id === questionId)
  }
  const learn = (question: Question) =>
    store.setState(({ others }) => ({ others: [...others.filter(({ id }) => id !== question.id), question] }))

  let reloads = 0
  let loadedBy = 0
  /** The answers that count may be others by now. */
  async function reload(): Promise<void> {
    const turn = (reloads += 1)
    const loaded = await loadQuestions(client, courseware, () => store.getState().others)
    // Of several at once the last one that was begun knows the newest answers.
    if (turn < loadedBy) return
    loadedBy = turn
    store.setState(loaded)
  }

  return {
    store,
    known,
    learn,
    reload,
    at: (index: number) => store.getState().list[index],
    /** Its place in the courseware; -1 of one that was asked in between. */
    indexOf: (questionId: number | null) => store.getState().list.findIndex(({ id }) => id === questionId),
    /** What was asked in between, perhaps by another window, is fetched when it is first seen. */
    async meet(questionId: number | null): Promise<void> {
      if (questionId === null || known(questionId)) return
      const { data } = await client.send(getQuestionByIds, { body: [questionId] })
      for (const question of data) learn(question)
      await reload()
    },
  }
}
