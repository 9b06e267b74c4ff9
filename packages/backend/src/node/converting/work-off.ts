import { eq } from 'drizzle-orm'
import type { OpenDatabase } from '../../database/database.ts'
import { convertingServer } from '../../database/schema.ts'
import { errorLine } from '../../failures.ts'
import { forgetUndoable, ownAbilities, sayAlive } from '../../shared/media/abilities.ts'
import { conversionChannel } from '../../shared/media/conversions.ts'
import { convertNext, nextMoment } from '../../shared/media/convert-next.ts'
import { randomToken } from '../../secrets.ts'
import type { Services } from '../../services.ts'

/** How often it looks although nobody told it of anything, and says that it is there. */
const roundMilliseconds = 30_000
/** A job that another server is just taking is not looked at without a pause. */
const leastMilliseconds = 1000

const complain = (error: unknown) => console.error(`Converting failed: ${errorLine(error)}`)

/** A wait that somebody may end, also before it began. */
function alarm() {
  let rung = false
  let wake: (() => void) | undefined
  return {
    ring() {
      rung = true
      wake?.()
    },
    async wait(milliseconds: number) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, rung ? 0 : milliseconds).unref()
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      rung = false
    },
  }
}

/**
 * Works the queue of conversions off, one after the other: what this server has the programs for, as soon as it is told
 * that there is something.
 * @returns ends it: what is being converted goes back into the queue
 */
export function workOff(
  services: Services,
  listen: OpenDatabase['listen'],
  { every = roundMilliseconds }: { every?: number } = {},
): () => Promise<void> {
  const { db, clock, converter } = services
  const name = randomToken(12)
  const ending = new AbortController()
  const { signal } = ending
  const news = alarm()
  const kinds = ownAbilities(converter)
  const tell = async () => {
    await sayAlive(db, name, kinds, clock.now())
    await forgetUndoable(services, clock.now())
  }
  const work = async () => {
    // Without news it still looks by itself.
    const stop = await listen(conversionChannel, news.ring).catch((error: unknown) => complain(error))
    await tell().catch(complain)
    while (!signal.aborted) {
      const had = await convertNext(services, signal).catch((error: unknown) => complain(error))
      if (had) continue
      const due = await nextMoment(services).catch(() => undefined)
      const milliseconds = due ? due.getTime() - clock.now().getTime() : every
      if (!signal.aborted) await news.wait(Math.min(every, Math.max(leastMilliseconds, milliseconds)))
    }
    await stop?.()
  }
  // While a long film is converted, too.
  const telling = setInterval(() => void tell().catch(complain), every).unref()
  const working = work().catch(complain)
  return async () => {
    clearInterval(telling)
    ending.abort()
    news.ring()
    await working
    await db.delete(convertingServer).where(eq(convertingServer.name, name)).catch(complain)
  }
}
