/** A push with its number within the class; ticks repeat the last number. */
export interface Numbered {
  readonly seq: number
}

interface SequenceOptions<Push extends Numbered> {
  deliver(push: Push): void
  /** Fetches and shows the whole state anew. @returns the number of the last push it contains */
  heal(): Promise<number>
}

/** Milliseconds a missing push may still arrive in. */
const grace = 200
/** Milliseconds until the state is asked for again. */
const retryAfter = 1000

/**
 * Brings pushes into their order: one that was there already is dropped, one that comes early waits, and when one is
 * missing the whole state is fetched anew. Nothing is delivered before the first state.
 */
export function createSequence<Push extends Numbered>({ deliver, heal: fetchAll }: SequenceOptions<Push>) {
  const early = new Map<number, Push>()
  let last: number | undefined
  let highest = 0
  let generation = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const wait = (milliseconds: number) => {
    timer ??= setTimeout(() => {
      timer = undefined
      void heal()
    }, milliseconds)
  }

  function drain() {
    if (last === undefined) return
    for (let push = early.get(last + 1); push; push = early.get(last + 1)) {
      last += 1
      early.delete(last)
      deliver(push)
    }
    if (highest > last) wait(grace)
    else stopWaiting()
  }
  const stopWaiting = () => {
    clearTimeout(timer)
    timer = undefined
  }

  async function heal() {
    const mine = (generation += 1)
    stopWaiting()
    last = undefined
    try {
      const seq = await fetchAll()
      if (mine !== generation) return
      last = seq
      for (const number of early.keys()) if (number <= seq) early.delete(number)
      drain()
    } catch {
      if (mine === generation) wait(retryAfter)
    }
  }

  return {
    /** Takes the next push as it came. */
    take(push: Push) {
      highest = Math.max(highest, push.seq)
      if (last !== undefined && push.seq <= last) return
      if (last !== undefined && push.seq === last + 1) {
        last = push.seq
        deliver(push)
        if (early.size > 0 || timer) drain()
        return
      }
      early.set(push.seq, push)
      if (last !== undefined) wait(grace)
    },
    /** Hears up to which number pushes were sent, so that a loss at the very end is noticed too. */
    hear(seq: number) {
      highest = Math.max(highest, seq)
      if (last !== undefined && seq > last) wait(grace)
    },
    /** A new connection: what was pushed in between is not known. */
    restart: heal,
    stop() {
      generation += 1
      stopWaiting()
    },
  }
}
