import type { KeyValue } from '@mango/client'
import { mergeAtMost } from '@mango/contract/exams'
import { stored, storedState } from '@mango/widget/stored'
import * as v from 'valibot'
import type { Chosen } from './rules.ts'

const chosenExams = v.array(v.object({ examId: v.number(), examName: v.string(), subjectNames: v.array(v.string()) }))
const basketSchema = v.object({
  chosen: chosenExams,
  /** What was chosen before each of the last changes, newest last. */
  before: v.array(chosenExams),
})

interface Basket {
  readonly chosen: readonly Chosen[]
  readonly before: readonly (readonly Chosen[])[]
}

const undoSteps = 10
const empty: Basket = { chosen: [], before: [] }
const kept = ({ examId, examName, subjectNames }: Chosen): Chosen => ({ examId, examName, subjectNames })

/** Exams chosen for a merge, with undo; kept in `storage` under `key`, so both survive a reload. */
export function createBasket(storage: KeyValue, key: string) {
  const place = stored<Basket>(key, basketSchema, empty, storage)
  const { store, keep } = storedState(place)
  const change = (chosen: readonly Chosen[]) =>
    keep({ chosen, before: [...store.getState().before, store.getState().chosen].slice(-undoSteps) })
  // What is the same must not draw every list anew.
  const differs = (basket: Basket) => JSON.stringify(basket) !== JSON.stringify(store.getState())
  const without = (examId: number) => (one: Chosen) => one.examId !== examId

  return {
    store,
    ids: () => store.getState().chosen.map((one) => one.examId),
    /** False where the basket is full. */
    add(exam: Chosen): boolean {
      const { chosen } = store.getState()
      if (chosen.some((one) => one.examId === exam.examId)) return true
      if (chosen.length >= mergeAtMost) return false
      change([...chosen, kept(exam)])
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
    /** What these exams are called, and which subjects they have, by now. */
    learn(exams: readonly Chosen[]) {
      const known = new Map(exams.map((exam) => [exam.examId, kept(exam)]))
      const renewed = (chosen: readonly Chosen[]) => chosen.map((one) => known.get(one.examId) ?? one)
      const { chosen, before } = store.getState()
      const basket = { chosen: renewed(chosen), before: before.map(renewed) }
      if (differs(basket)) keep(basket)
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
      const theirs = place.read()
      if (differs(theirs)) store.setState(theirs)
    },
  }
}
export type BasketStore = ReturnType<typeof createBasket>
