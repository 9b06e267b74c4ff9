import { dayLength } from '@mango/contract/platform-time'
import { assemble } from '../assemble.ts'
import { openPglite } from '../database/pglite.ts'
import { demoAccounts } from '../demo/accounts.ts'
import { daysLater } from '../demo/days-later.ts'
import { beginOfTerm, semesterOf } from '../shared/school/names.ts'
import { memoryStorage } from '../storage/memory-storage.ts'
import type { Wire } from '../stomp/session.ts'
import { servePageSockets, type PageSocket } from './live-socket.ts'
import { migrations } from './migrations.ts'
import { passwordRounds } from './password-rounds.ts'
import { unpackSchool } from './prepared-school.ts'

export interface BrowserBackend {
  /** Answers a request as the server would. */
  fetch(request: Request): Promise<Response>
  /** Takes a socket of the live class that the page has opened at this address. @throws Refusal */
  openSocket(address: URL, wire: Wire): Promise<PageSocket>
  /** Lets minutes pass on the server's clock. */
  pass(minutes: number): Promise<void>
  readonly accounts: typeof demoAccounts
  close(): Promise<void>
}

const isOfThisTerm = (time: number) => time >= beginOfTerm(semesterOf(new Date())).getTime()

/**
 * The whole backend with its demo data in memory, for stories and tests that run in a browser.
 * @param packed a prepared school; without one, and where its term is over, it is sown, which takes a browser ten seconds
 */
export async function createBrowserBackend(packed?: Parameters<typeof unpackSchool>[0]): Promise<BrowserBackend> {
  const prepared = packed && (await unpackSchool(packed))
  // Courses and classes are those of a term: in the next one others are there.
  const school = prepared && isOfThisTerm(prepared.madeAt) ? prepared : undefined
  const database = await openPglite({ migrations, ...(school && { snapshot: school.database }) })
  const age = school ? Math.floor((Date.now() - school.madeAt) / dayLength) : 0
  if (age > 0) await daysLater(database.db, age)
  let passed = 0
  const clock = { now: () => new Date(Date.now() + passed) }
  const storage = memoryStorage(school?.objects)
  const { app } = await assemble({ db: database.db, storage, demo: true, passwordRounds, clock })
  const sockets = await servePageSockets(database, clock)
  return {
    fetch: async (request) => app.fetch(request),
    openSocket: sockets.open,
    pass(minutes) {
      passed += minutes * 60_000
      return sockets.tick()
    },
    accounts: demoAccounts,
    close() {
      sockets.stop()
      return database.close()
    },
  }
}
