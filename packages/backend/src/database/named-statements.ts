import {
  Mutex,
  PGlite,
  messages,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'
import { readAnswer, type Answer } from './read-answer.ts'
import { turn } from './turn.ts'

/** So long the engine may answer one query after the other before sockets and files get a turn. */
const turnMilliseconds = 5

/** Statements kept at a time. */
const most = 500
/** A longer text holds many rows at once, and hardly comes a second time. */
const longest = 10_000

interface Statement {
  readonly name: string
  readonly parameterTypes: readonly number[]
  readonly columns: Results['fields']
}

const { serialize } = protocol

function concat(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((bytes, piece) => bytes + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

class DatabaseClosed extends Error {
  override readonly name = 'DatabaseClosed'
  readonly code = 'CONNECTION_CLOSED'
}

type Hear = (payload: string) => void

/** Codes by which Postgres says that a statement it was given before does not stand any more. */
const outdated = new Set(['0A000', '26000'])

/**
 * The embedded Postgres, which parses and plans each text once: PGlite itself does it anew for every query, in six
 * trips where one is enough.
 */
export class NamedStatements extends PGlite {
  /** By text, the one that was used longest ago first. */
  readonly #statements = new Map<string, Statement>()
  #made = 0
  #turnAt = 0
  /** A query that belongs to no transaction waits until none runs. */
  readonly #turns = new Mutex()
  /** By channel, who hears what comes with the answer to a statement; PGlite itself tells what comes with a commit. */
  readonly #hearers = new Map<string, Set<Hear>>()

  override async listen(channel: string, hear: Hear, tx?: Transaction): Promise<(tx?: Transaction) => Promise<void>> {
    const stop = await super.listen(channel, hear, tx)
    const hearers = this.#hearers.get(channel) ?? new Set()
    this.#hearers.set(channel, hearers.add(hear))
    return (tx) => {
      hearers.delete(hear)
      return stop(tx)
    }
  }

  override async query<T>(text: string, parameters: unknown[] = [], options: QueryOptions = {}): Promise<Results<T>> {
    if (this.closed) throw new DatabaseClosed()
    return this.#turns.runExclusive(async () => {
      if (performance.now() - this.#turnAt > turnMilliseconds) {
        await turn()
        this.#turnAt = performance.now()
      }
      const results = await this.#run<T>(text, parameters, options)
      await this.syncToFs()
      return results
    })
  }

  override transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    const run = () =>
      super.transaction((tx) =>
        callback({
          query: (text, parameters = [], options = {}) => {
            if (tx.closed) throw new Error('Transaction is closed')
            return this.#run(text, parameters, options)
          },
          sql: (strings, ...values) => tx.sql(strings, ...values),
          exec: (text, options) => tx.exec(text, options),
          rollback: () => tx.rollback(),
          listen: (channel, hear) => tx.listen(channel, hear),
          get closed() {
            return tx.closed
          },
        }),
      )
    return this.#turns.runExclusive(run)
  }

  #run<T>(text: string, parameters: readonly unknown[], options: QueryOptions): Promise<Results<T>> {
    return this.runExclusive(async () => {
      const statement = this.#statements.get(text) ?? (await this.#parse(text))
      if (statement.name !== '') this.#keep(text, statement)
      const { name, parameterTypes, columns } = statement
      const values = parameters.map((value, place) => {
        if (value === null || value === undefined) return null
        const type = parameterTypes[place] ?? 0
        return (options.serializers?.[type] ?? this.serializers[type] ?? String)(value)
      })
      try {
        const answer = await this.#ask([serialize.bind({ statement: name, values }), serialize.execute({})])
        // The rows are what the caller's schema says they are, as with every query of PGlite.
        return this.#resultsOf(answer, columns, options) as Results<T>
      } catch (error) {
        if (error instanceof messages.DatabaseError && outdated.has(error.code ?? '')) this.#statements.delete(text)
        throw error
      }
    })
  }

  async #parse(text: string): Promise<Statement> {
    const name = text.length > longest ? '' : `s${(this.#made += 1)}`
    const answered = await this.#send([serialize.parse({ name, text }), serialize.describe({ type: 'S', name })])
    const [oldest] = this.#statements
    if (oldest && this.#statements.size >= most) {
      this.#statements.delete(oldest[0])
      await this.#send([serialize.close({ type: 'S', name: oldest[1].name })])
    }
    return {
      name,
      parameterTypes: parse.parseDescribeStatementResults(answered),
      columns: answered
        .filter((message) => message instanceof messages.RowDescriptionMessage)
        .flatMap(({ fields }) => fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }))),
    }
  }

  /** As the one used last. */
  #keep(text: string, statement: Statement): void {
    this.#statements.delete(text)
    this.#statements.set(text, statement)
  }

  /** One trip; where it fails, everything up to its end is skipped. */
  #send(pieces: readonly Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.execProtocolStream(concat([...pieces, serialize.sync()]), { syncToFs: false })
  }
  /** The same for a statement that stands already. */
  async #ask(pieces: readonly Uint8Array[]): Promise<Answer> {
    const raw: Uint8Array[] = []
    // What is handed out is the engine's memory, which it writes over.
    const onRawData = (piece: Uint8Array) => void raw.push(piece.slice())
    await this.execProtocolRawStream(concat([...pieces, serialize.sync()]), { syncToFs: false, onRawData })
    const answer = readAnswer(concat(raw))
    for (const message of answer.others) {
      if (message instanceof messages.DatabaseError) throw message
      if (message instanceof messages.NotificationResponseMessage)
        for (const hear of this.#hearers.get(message.channel) ?? []) queueMicrotask(() => hear(message.payload))
    }
    return answer
  }

  #resultsOf({ rows }: Answer, fields: Results['fields'], { parsers, rowMode }: QueryOptions): Results<unknown> {
    const columns = fields.map(({ name, dataTypeID: type }) => ({
      name,
      type,
      parse: parsers?.[type] ?? this.parsers[type] ?? String,
    }))
    const valueOf = (text: string | null, { type, parse }: (typeof columns)[number]) =>
      text === null ? null : parse(text, type)
    const rowOf = (row: Answer['rows'][number]) =>
      rowMode === 'array'
        ? columns.map((column, place) => valueOf(row[place] ?? null, column))
        : Object.fromEntries(columns.map((column, place) => [column.name, valueOf(row[place] ?? null, column)]))
    return { rows: rows.map(rowOf), fields }
  }
}
