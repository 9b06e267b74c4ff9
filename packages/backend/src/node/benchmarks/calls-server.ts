// Run by calls.ts: the backend in a process of its own, and beside it the least that a server can do on the same engine.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite, messages, protocol } from '@electric-sql/pglite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import postgres from 'postgres'
import { startServer } from '../start-server.ts'

const [, , folder = '', databaseUrl = ''] = process.argv

const rows = `select n as id, 'file ' || n || '.pdf' as name, 1000 * n as bytes from generate_series($1::int, $1::int + 9) n`

/** Ten rows by a statement that is prepared once. */
async function bareQuery(): Promise<() => Promise<unknown>> {
  if (databaseUrl !== '') {
    const sql = postgres(databaseUrl, { max: 10 })
    return () => sql.unsafe(rows, [1], { prepare: true })
  }
  const engine = await PGlite.create()
  const { serialize } = protocol
  await engine.execProtocol(serialize.parse({ name: 'bare', text: rows }))
  const ask = Buffer.concat([
    serialize.bind({ statement: 'bare', values: ['1'] }),
    serialize.execute({}),
    serialize.sync(),
  ])
  return async () => {
    const answer = await engine.execProtocol(ask)
    return answer.messages.flatMap((row) =>
      row instanceof messages.DataRowMessage ? [{ id: row.fields[0], name: row.fields[1], bytes: row.fields[2] }] : [],
    )
  }
}

const site = path.join(folder, 'site')
writeFileSync(path.join(site, 'app.js'), 'export const rows = []\n'.repeat(2000))
const real = await startServer({ port: 0, dataDir: folder, databaseUrl, demo: true, staticRoots: { '/site': site } })
const query = await bareQuery()
const bare = serve({ fetch: new Hono().get('/', async (c) => c.json({ data: await query() })).fetch, port: 0 })
bare.once('listening', () => {
  const address = bare.address()
  const port = typeof address === 'object' ? address?.port : 0
  console.log(JSON.stringify({ real: `http://localhost:${real.port}`, bare: `http://localhost:${port}` }))
})
