import { assemble } from '../assemble.ts'
import { openPglite } from '../database/pglite.ts'
import { demoAccounts } from '../demo/accounts.ts'
import { memoryStorage } from '../storage/memory-storage.ts'
import type { Wire } from '../stomp/session.ts'
import { servePageSockets, type PageSocket } from './live-socket.ts'
import { migrations } from './migrations.ts'

/** In a browser nobody steals the password table: few rounds keep a story quick. */
const passwordRounds = 1000

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

/** The whole backend with its demo data in memory, for stories and tests that run in a browser. */
export async function createBrowserBackend(): Promise<BrowserBackend> {
  const database = await openPglite({ migrations })
  let passed = 0
  const clock = { now: () => new Date(Date.now() + passed) }
  const { app } = await assemble({ db: database.db, storage: memoryStorage(), demo: true, passwordRounds, clock })
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
