import { setTimeout as pause } from 'node:timers/promises'
import { errorLine } from '../../failures.ts'
import { convertNext } from '../../media/convert-next.ts'
import type { Services } from '../../services.ts'

/** How often it looks for something to do. */
const lookMilliseconds = 1000

/**
 * Works the queue of conversions off, one after the other.
 * @returns ends it: what is being converted goes back into the queue
 */
export function workOff(services: Services): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const look = async () => {
    while (!signal.aborted) {
      const had = await convertNext(services, signal).catch((error: unknown) => {
        console.error(`Converting failed: ${errorLine(error)}`)
        return false
      })
      if (!had) await pause(lookMilliseconds, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const working = look()
  return async () => {
    ending.abort()
    await working
  }
}
