import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import type { Database, OpenDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import * as schema from '../database/schema.ts'
import { isGivenUp } from '../failures.ts'
import { readMigrations } from './migrations.ts'
import { WrongSettings } from './settings.ts'

/** Statements that a connection keeps, until it is renewed within the hour: postgres.js forgets none by itself. */
const most = 500
const named = new Set<string>()

/** A longer text holds many rows at once, and hardly comes a second time. */
const longest = 10_000

/** Whether a text is parsed and planned once for each connection, instead of for every query. */
function isNamed(text: string): boolean {
  if (named.size < most && text.length <= longest) named.add(text)
  return named.has(text)
}

type Client = postgres.Sql | postgres.TransactionSql
type Begin = (run: (tx: postgres.TransactionSql) => unknown) => Promise<unknown>

/** What the database gave up, so that another could go on, has left nothing behind. Once more it comes after that one. */
const onceMore =
  (begin: Begin): Begin =>
  (run) =>
    begin(run).catch((error: unknown) => {
      if (!isGivenUp(error)) throw error
      return begin(run)
    })

/** A client whose every query with parameters is a named statement, also in its transactions. */
function withNamedStatements<C extends Client>(client: C): C {
  const unsafe: Client['unsafe'] = (text, parameters = [], options = {}) =>
    client.unsafe(text, parameters, { ...options, prepare: parameters.length > 0 && isNamed(text) })
  const nested =
    (begin: Begin): Begin =>
    (run) =>
      begin((tx) => run(withNamedStatements(tx)))
  return new Proxy(client, {
    get(target, key) {
      if (key === 'unsafe') return unsafe
      if (key === 'begin' && 'begin' in target) return nested(onceMore(target.begin))
      if (key === 'savepoint' && 'savepoint' in target) return nested(target.savepoint)
      return Reflect.get(target, key)
    },
  })
}

/** What keeps a server from being reached is told before anything else fails of it. */
async function reach(client: postgres.Sql): Promise<void> {
  try {
    await client`select`
  } catch (error) {
    await client.end()
    // An address of several hosts is refused by all of them without words.
    const why = error instanceof Error ? error.message || ('code' in error && error.code) : error
    throw new WrongSettings(`DATABASE_URL: ${why}`, { cause: error })
  }
}

/** Opens a Postgres server by its address. Several processes may share one. @throws WrongSettings where there is none */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const client = postgres(url, { max: 10, onnotice: () => undefined })
  const db: Database = drizzle({ client: withNamedStatements(client), schema, casing: 'snake_case' })
  await reach(client)
  await migrate(db, await readMigrations())
  return {
    db,
    listen: async (channel, hear) => {
      const { unlisten } = await client.listen(channel, hear)
      return unlisten
    },
    close: () => client.end({ timeout: 5 }),
  }
}
