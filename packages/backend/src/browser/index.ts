import { assemble } from '../assemble.ts'
import { openPglite } from '../database/pglite.ts'
import { demoAccounts } from '../demo/accounts.ts'
import { memoryStorage } from '../storage/memory-storage.ts'
import { migrations } from './migrations.ts'

/** In a browser nobody steals the password table: few rounds keep a story quick. */
const passwordRounds = 1000

export interface BrowserBackend {
  /** Answers a request as the server would. */
  fetch(request: Request): Promise<Response>
  readonly accounts: typeof demoAccounts
  close(): Promise<void>
}

/** The whole backend with its demo data in memory, for stories and tests that run in a browser. */
export async function createBrowserBackend(): Promise<BrowserBackend> {
  const { db, close } = await openPglite({ migrations })
  const { app } = await assemble({ db, storage: memoryStorage(), demo: true, passwordRounds })
  return { fetch: async (request) => app.fetch(request), accounts: demoAccounts, close }
}
