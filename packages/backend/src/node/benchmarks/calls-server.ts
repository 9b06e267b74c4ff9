// Run by calls.ts: the backend in a process of its own, and beside it the least that a server can do on the same engine.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite, messages, protocol } from '@electric-sql/pglite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import postgres from 'postgres'
import { startServer } from '../start-server.ts'

const [, , folder = '', databaseUrl = ''] = process.argv

type Row = Record<string, unknown>

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`
}

const columnsOf = (rows: readonly Row[]) => [...new Set(rows.flatMap(Object.keys))]

/** A statement that finds these rows, and has nothing to do for it. */
function statementOf(rows: readonly Row[]): string {
  const columns = columnsOf(rows)
  const values = rows.map((row) => `(${columns.map((column) => literal(row[column])).join()})`)
  return `select * from (values ${values.join()}) row (${columns.map((column) => `"${column}"`).join()})`
}

/** Gives rows by a statement that is prepared once. */
async function openBareQuery(): Promise<(rows: readonly Row[]) => Promise<() => Promise<unknown>>> {
  if (databaseUrl !== '') {
    const sql = postgres(databaseUrl, { max: 10 })
    return async (rows) => {
      const statement = statementOf(rows)
      return () => sql.unsafe(statement, [], { prepare: true })
    }
  }
  const engine = await PGlite.create()
  const { serialize } = protocol
  let prepared = 0
  return async (rows) => {
    const name = `bare${prepared++}`
    const columns = columnsOf(rows)
    await engine.execProtocol(serialize.parse({ name, text: statementOf(rows) }))
    const ask = Buffer.concat([serialize.bind({ statement: name }), serialize.execute({}), serialize.sync()])
    return async () => {
      const { messages: answered } = await engine.execProtocol(ask)
      return answered.flatMap((row) =>
        row instanceof messages.DataRowMessage
          ? [Object.fromEntries(row.fields.map((field, place) => [columns[place], field]))]
          : [],
      )
    }
  }
}

const site = path.join(folder, 'site')
writeFileSync(path.join(site, 'app.js'), 'export const rows = []\n'.repeat(2000))
const real = await startServer({ port: 0, dataDir: folder, databaseUrl, demo: true, staticRoots: { '/site': site } })
const prepare = await openBareQuery()
const queries = new Map<string, () => Promise<unknown>>()
// It is told which rows, so that both sides send the same.
const app = new Hono()
  .post('/:name', async (c) => {
    queries.set(c.req.param('name'), await prepare(await c.req.json()))
    return c.json({})
  })
  .get('/:name', async (c) => c.json({ data: await queries.get(c.req.param('name'))?.() }))
const bare = serve({ fetch: app.fetch, port: 0 })
bare.once('listening', () => {
  const address = bare.address()
  const port = typeof address === 'object' ? address?.port : 0
  console.log(JSON.stringify({ real: `http://localhost:${real.port}`, bare: `http://localhost:${port}` }))
})
