import type { KeyValue } from '@mango/client'
import { mergeAtMost } from '@mango/contract/exams'
import { createStore } from 'zustand/vanilla'
import type { Chosen } from './rules.ts'

interface Basket {
  readonly chosen: readonly Chosen[]
  /** What was chosen before each of the last changes, newest last. */
  readonly before: readonly (readonly Chosen[])[]
}

const undoSteps = 10
const empty: Basket = { chosen: [], before: [] }

/** Exams chosen for a merge, with undo; kept in `storage` under `key`, so both survive a reload. */
export function createBasket(storage: KeyValue, key: string) {
  const store = createStore<Basket>(() => parse(storage.get(key)))
  const keep = (basket: Basket) => {
    store.setState(basket)
    storage.set(key, JSON.stringify(basket))
  }
  const change = (chosen: readonly Chosen[]) =>
    keep({ chosen, before: [...store.getState().before, store.getState().chosen].slice(-undoSteps) })
  const without = (examId: number) => (one: Chosen) => one.examId !== examId

  return {
    store,
    ids: () => store.getState().chosen.map((one) => one.examId),
    /** False where the basket is full. */
    add(exam: Chosen): boolean {
      const { chosen } = store.getState()
      if (chosen.some((one) => one.examId === exam.examId)) return true
      if (chosen.length >= mergeAtMost) return false
      change([...chosen, { examId: exam.examId, examName: exam.examName, subjectNames: exam.subjectNames }])
      return true
    },
    remove: (examId: number) => change(store.getState().chosen.filter(without(examId))),
    clear: () => change([]),
    undo() {
      const { before } = store.getState()
      keep({ chosen: before.at(-1) ?? [], before: before.slice(0, -1) })
    },
    /** Takes the choice of a link; what was chosen before comes back with `undo`. */
    adopt(ids: readonly number[]) {
      const { chosen } = store.getState()
      if (ids.length === chosen.length && ids.every((id, index) => chosen[index]?.examId === id)) return
      const known = new Map(chosen.map((one) => [one.examId, one]))
      change(ids.slice(0, mergeAtMost).map((examId) => known.get(examId) ?? { examId, examName: '', subjectNames: [] }))
    },
    /** An exam that is gone can't be brought back by `undo` either. */
    forget: (examId: number) =>
      keep({
        chosen: store.getState().chosen.filter(without(examId)),
        before: store.getState().before.map((chosen) => chosen.filter(without(examId))),
      }),
    forgetAll: () => keep(empty),
    /** Another tab of the same person changed it. */
    reread() {
      const kept = parse(storage.get(key))
      // What is the same must not draw every list anew.
      if (JSON.stringify(kept) !== JSON.stringify(store.getState())) store.setState(kept)
    },
  }
}
export type BasketStore = ReturnType<typeof createBasket>

function parse(json: string | null): Basket {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    if (typeof value !== 'object' || value === null) return empty
    const chosen = 'chosen' in value ? chosenOf(value.chosen) : []
    const before = 'before' in value && Array.isArray(value.before) ? value.before.map(chosenOf) : []
    return { chosen, before }
  } catch {
    return empty
  }
}

const chosenOf = (value: unknown): Chosen[] => (Array.isArray(value) ? value.filter(isChosen) : [])
const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' &&
  value !== null &&
  'examId' in value &&
  typeof value.examId === 'number' &&
  'examName' in value &&
  typeof value.examName === 'string' &&
  'subjectNames' in value &&
  Array.isArray(value.subjectNames) &&
  value.subjectNames.every((name) => typeof name === 'string')
