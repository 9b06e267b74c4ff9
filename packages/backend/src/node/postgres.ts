import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import type { Database, OpenDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import * as schema from '../database/schema.ts'
import { turn } from '../database/turn.ts'
import { isCut, isGivenUp } from '../failures.ts'
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
type Run = (tx: postgres.TransactionSql) => unknown
type Begin = (run: Run) => Promise<unknown>

/** What the database gave up, so that another could go on, has left nothing behind. Once more it comes after that one. */
const onceMore =
  (begin: Begin): Begin =>
  (run) =>
    begin(run).catch((error: unknown) => {
      if (!isGivenUp(error)) throw error
      return begin(run)
    })

/** The connection of a transaction was cut, and the transaction with it. */
class TransactionCut extends Error {
  override readonly name = 'TransactionCut'
  readonly code = 'CONNECTION_CLOSED'
}

/**
 * A transaction that is over with its connection asks for nothing any more, not even for its own end: postgres.js would
 * send that on the closed connection, which ends the process, or on the one that takes its place, where it is outside of
 * any transaction.
 */
const untilCut =
  (begin: Begin): Begin =>
  async (run) => {
    let isOver = false
    const held =
      (work: Run): Run =>
      async (tx) => {
        try {
          return await work(guarded(tx))
        } catch (error) {
          // A socket that breaks says so to the query first, and is closed a turn later.
          await turn()
          await turn()
          throw error
        } finally {
          if (isOver) await new Promise(() => {})
        }
      }
    const guarded = (tx: postgres.TransactionSql): postgres.TransactionSql =>
      new Proxy(tx, {
        get(target, key) {
          if (isOver) throw new TransactionCut('the connection of the transaction was cut')
          return key === 'savepoint' ? (work: Run) => target.savepoint(held(work)) : Reflect.get(target, key)
        },
      })
    try {
      return await begin(held(run))
    } finally {
      isOver = true
    }
  }

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
      if (key === 'begin' && 'begin' in target) return nested(onceMore(untilCut(target.begin)))
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

/** Between two queries of a transaction; what is made or deleted in between takes seconds. */
const longestIdleMilliseconds = 5 * 60_000

function connect(url: string): postgres.Sql {
  const client = postgres(url, {
    max: 10,
    onnotice: () => undefined,
    // Seconds between two tries to reach it; by itself it would let twenty pass, also when it is there again.
    backoff: (tries) => Math.min(1, tries / 20),
    // A process that stands still, or whose machine is gone without a word, keeps its locks no longer than this.
    connection: { idle_in_transaction_session_timeout: longestIdleMilliseconds },
  })
  // Teaches it the types of the tables.
  drizzle({ client })
  return withNamedStatements(client)
}

/** How long those are waited for who still use connections that are given up. */
const retireMilliseconds = 60_000
/**
 * A client that begins with new connections as soon as one of its own is cut: what postgres.js had not sent then makes the
 * same connection hang for half a minute, and its next query fails with the error of before.
 */
function lastingClient(url: string) {
  let current = connect(url)
  const retired = new Set<postgres.Sql>()
  function retire(client: postgres.Sql): void {
    current = connect(url)
    retired.add(client)
    setTimeout(() => void client.end({ timeout: 5 }).then(() => retired.delete(client)), retireMilliseconds).unref()
  }
  function watched<Asked extends Promise<unknown>>(client: postgres.Sql, asked: Asked): Asked {
    asked.catch((error: unknown) => {
      if (client === current && isCut(error)) retire(client)
    })
    return asked
  }
  const unsafe: postgres.Sql['unsafe'] = (text, parameters = [], options = {}) =>
    watched(current, current.unsafe(text, parameters, options))
  const begin: Begin = (run) => watched(current, current.begin(run))
  const client = new Proxy(current, {
    get: (_, key) => (key === 'unsafe' ? unsafe : key === 'begin' ? begin : Reflect.get(current, key)),
  })
  const end = () => Promise.all([current, ...retired].map((each) => each.end({ timeout: 5 })))
  return { client, end }
}

/** Opens a Postgres server by its address. Several processes may share one. @throws WrongSettings where there is none */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const { client, end } = lastingClient(url)
  const db: Database = drizzle({ client, schema, casing: 'snake_case' })
  await reach(client)
  await migrate(db, await readMigrations())
  const ears = connect(url)
  return {
    db,
    listen: async (channel, hear) => {
      const { unlisten } = await ears.listen(channel, hear)
      return unlisten
    },
    close: async () => void (await Promise.all([end(), ears.end({ timeout: 5 })])),
  }
}
