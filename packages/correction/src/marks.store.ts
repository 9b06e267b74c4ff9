import { check, type Check } from '@mango/contract/paper-records'
import { createStore } from 'zustand/vanilla'

/** What is checked apart. */
export interface Part {
  readonly id: number
  readonly questionId: number
}
export interface MarksState {
  /** How each part is checked, as the person sees it: also what is still on its way. */
  readonly checks: ReadonlyMap<number, Check>
  /** How many marks are on their way. */
  readonly pending: number
}

interface MarksOptions {
  /** @param isOver whether nothing is unchecked with it */
  save(part: Part, check: Check, isOver: boolean): Promise<unknown>
  /** A mark was not kept, and its part is as it was before. @returns what takes this news back */
  onFailed(error: unknown): () => void
  /** Asks for what the server holds, which then is adopted. */
  ask(): Promise<unknown>
  /** Drops an answer to that which is on its way. @returns whether there was one */
  drop(): boolean
}

/**
 * The marks of one paper. Each is seen at once and saved at once, the marks of one part one after the other; one that is not
 * kept goes back to what the server holds, unless the person has thought better of it meanwhile. What that is, is asked
 * once nothing is on its way: perhaps only the answer was lost.
 */
export function createMarks({ save, onFailed, ask, drop }: MarksOptions) {
  const store = createStore<MarksState>(() => ({ checks: new Map(), pending: 0 }))
  const kept = new Map<number, Check>()
  const saving = new Map<number, Promise<void>>()
  const done: { part: Part; before: Check }[] = []
  const waiting: (() => void)[] = []
  /** What was not kept, and not marked since. */
  const failed = new Map<number, { part: Part; to: Check }>()
  const news: (() => void)[] = []
  let doubtful = false

  const set = (id: number, to: Check) => store.setState(({ checks }) => ({ checks: new Map(checks).set(id, to) }))
  const count = (by: number) => {
    store.setState(({ pending }) => ({ pending: pending + by }))
    if (store.getState().pending > 0) return
    for (const tell of waiting.splice(0)) tell()
    if (!doubtful) return
    doubtful = false
    ask().catch(() => (doubtful = true))
  }
  const takeNewsBack = () => {
    for (const takeBack of news.splice(0)) takeBack()
  }
  const checkOf = (id: number): Check => store.getState().checks.get(id) ?? check.none

  function put(part: Part, to: Check): void {
    set(part.id, to)
    if (failed.delete(part.id) && failed.size === 0) takeNewsBack()
    count(1)
    const before = saving.get(part.id) ?? Promise.resolve()
    const now = before.then(async () => {
      try {
        const isOver = [...store.getState().checks.values()].every((one) => one !== check.none)
        // It may be from before this mark, and would show it undone.
        if (drop()) doubtful = true
        await save(part, to, isOver)
        kept.set(part.id, to)
      } catch (error) {
        doubtful = true
        if (saving.get(part.id) === now) {
          set(part.id, kept.get(part.id) ?? check.none)
          failed.set(part.id, { part, to })
          news.push(onFailed(error))
        }
      } finally {
        if (saving.get(part.id) === now) saving.delete(part.id)
        count(-1)
      }
    })
    saving.set(part.id, now)
  }

  return {
    store,
    checkOf,
    /** What the server holds; what is on its way stays as the person wants it. */
    adopt(parts: readonly { readonly id: number; readonly check: Check }[]) {
      const checks = new Map<number, Check>()
      for (const part of parts) {
        kept.set(part.id, part.check)
        checks.set(part.id, saving.has(part.id) ? checkOf(part.id) : part.check)
      }
      store.setState({ checks })
    },
    mark(part: Part, to: Check) {
      const before = checkOf(part.id)
      if (before === to) return
      done.push({ part, before })
      put(part, to)
    },
    /** Tries again whatever was not kept. */
    retry() {
      for (const { part, to } of failed.values()) put(part, to)
    },
    /** Nothing can be marked any more: what was not kept is not tried again. @returns whether there was something */
    giveUp(): boolean {
      const isLost = failed.size > 0
      failed.clear()
      takeNewsBack()
      return isLost
    },
    /** Takes the last mark back. @returns its part; undefined where there is none */
    undo(): Part | undefined {
      const last = done.pop()
      if (last) put(last.part, last.before)
      return last?.part
    },
    /** Nothing is on its way any more. */
    settled: () =>
      new Promise<void>((resolve) => {
        if (store.getState().pending === 0) resolve()
        else waiting.push(resolve)
      }),
  }
}
export type Marks = ReturnType<typeof createMarks>
