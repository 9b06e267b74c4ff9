import type { WaitingAnswer } from './seat-memory.ts'

/** What became of an attempt to deliver: stored, refused for good, or not arrived and to be tried again. */
export type Delivery = { readonly kind: 'stored' } | { readonly kind: 'refused' } | { readonly kind: 'lost' }

interface OutboxOptions {
  readonly initial: readonly WaitingAnswer[]
  /** Keeps the outbox where a refresh finds it; called before anything is sent. */
  persist(waiting: readonly WaitingAnswer[]): void
  deliver(answer: WaitingAnswer): Promise<Delivery>
  /** Something changed: what waits, or whether the last try failed. */
  onChange(state: { readonly waiting: readonly WaitingAnswer[]; readonly failing: boolean }): void
  /** What other tabs of the phone have left in the outbox; undefined where nothing is kept. */
  read?(): readonly WaitingAnswer[] | undefined
  /** Sends while no other tab does. */
  alone?(run: () => Promise<void>): Promise<void>
  readonly random?: () => number
}

const longest = 8000
const same = (a: WaitingAnswer, b: WaitingAnswer) => a.questionId === b.questionId && a.attempt === b.attempt

/** Answers that have not been confirmed, delivered one after the other until they are; trying again is always safe. */
export function createOutbox({
  initial,
  persist,
  deliver,
  onChange,
  read = () => undefined,
  alone = (run) => run(),
  random = Math.random,
}: OutboxOptions) {
  let waiting = [...initial]
  let failures = 0
  let sending = false
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const refresh = () => {
    waiting = [...(read() ?? waiting)]
  }
  const tell = () => {
    persist(waiting)
    onChange({ waiting, failing: failures > 0 })
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (sending || stopped) return
    sending = true
    await alone(send)
    sending = false
    if (failures > 0 && !stopped) {
      tell()
      timer = setTimeout(() => void flush(), Math.min(longest, 500 * 2 ** failures) * (0.5 + random() / 2))
    }
  }

  async function send(): Promise<void> {
    for (;;) {
      // Another tab may have sent what waited here, or have been answered in.
      refresh()
      const sent = waiting[0]
      if (!sent || stopped) break
      const { kind } = await deliver(sent)
      if (kind === 'lost') {
        failures += 1
        break
      }
      failures = 0
      refresh()
      // A change of mind while it was on its way stays: it has a higher revision.
      waiting = waiting.filter((item) => !same(item, sent) || item.revision > sent.revision)
      if (!stopped) tell()
    }
  }

  return {
    add(answer: WaitingAnswer) {
      refresh()
      waiting = [...waiting.filter((item) => !same(item, answer)), answer]
      tell()
      void flush()
    },
    /** Tries now: the network is back, or the page was opened again. */
    flush,
    /** Another tab has changed the outbox. */
    reload() {
      refresh()
      if (!stopped) onChange({ waiting, failing: failures > 0 })
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
export type Outbox = ReturnType<typeof createOutbox>
