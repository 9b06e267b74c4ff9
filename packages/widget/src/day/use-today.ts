import { platformDay } from '@mango/contract/platform-time'
import { useSyncExternalStore } from 'react'

const step = 20_000
const waiting = new Set<() => void>()
let clock: ReturnType<typeof setInterval> | undefined

/** One clock for all that wait, a day of each of hundreds of rows. */
function hearClock(tell: () => void) {
  clock ??= setInterval(() => waiting.forEach((tellOne) => tellOne()), step)
  waiting.add(tell)
  return () => {
    waiting.delete(tell)
    if (waiting.size > 0) return
    clearInterval(clock)
    clock = undefined
  }
}

/** Today in China, also behind a midnight that passes while somebody looks. */
export const useToday = (): string => useSyncExternalStore(hearClock, () => platformDay(new Date()))
