import { count, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { turn } from '../database/turn.ts'

/** Whether the tests run on a PostgreSQL server, where calls are made at one moment. */
export const isServer = process.env['TEST_DATABASE_URL'] !== undefined

/** How many of this database's connections stand at a lock. */
async function waiting(db: Database): Promise<number> {
  const [found] = await db
    .select({ connections: count() })
    .from(sql`pg_stat_activity`)
    .where(sql`datname = current_database() and wait_event_type = 'Lock'`)
  return found?.connections ?? 0
}

/**
 * Makes calls while a transaction is still open. On a server each of them begins when the one before has been answered
 * or stands at a lock, and the transaction commits when all of them have come so far. The embedded engine has one
 * transaction at a time: there the calls come behind it.
 * @param first uses nothing of the database but its transaction
 */
export async function inLine<Answer>(
  db: Database,
  first: (tx: Database) => Promise<unknown>,
  ...calls: readonly (() => Promise<Answer>)[]
): Promise<Answer[]> {
  let unanswered = 0
  const make = async (call: () => Promise<Answer>): Promise<Answer> => {
    unanswered += 1
    const answer = await call()
    unanswered -= 1
    return answer
  }
  const answers: Promise<Answer>[] = []
  await db.transaction(async (tx) => {
    await first(tx)
    for (const call of calls) {
      answers.push(make(call))
      if (isServer) while ((await waiting(db)) < unanswered) await turn()
    }
  })
  return Promise.all(answers)
}
