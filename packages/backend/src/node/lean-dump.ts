import { sql } from 'drizzle-orm'
import type { openPglite } from '../database/pglite.ts'

type Opened = Awaited<ReturnType<typeof openPglite>>

const block = 512
const walPage = 8192
const text = new TextDecoder()
const journal = /(?:^|\/)pg_wal\/([0-9A-F]{24})$/

/** The templates that new databases are copied from: nobody copies this one. */
const templates = ['template0', 'template1']

/** The files of an archive, each with its head. */
function* filesOf(tar: Uint8Array): Generator<{ name: string; whole: Uint8Array; content: Uint8Array }> {
  for (let at = 0; tar[at];) {
    const field = (from: number, to: number) => text.decode(tar.subarray(at + from, at + to)).replace(/\0.*$/s, '')
    const size = Number.parseInt(field(124, 136), 8) || 0
    const end = at + block + Math.ceil(size / block) * block
    yield { name: field(0, 100), whole: tar.subarray(at, end), content: tar.subarray(at + block, end) }
    at = end
  }
}

/**
 * A dump without what only a server needs that runs for years: its journal was written into the tables before. Half the
 * size, and it is open in a third of the time.
 */
export async function leanDump({ db, dump }: Opened): Promise<Blob> {
  for (const name of templates) {
    await db.execute(sql.raw(`alter database ${name} is_template false`))
    await db.execute(sql.raw(`drop database ${name}`))
  }
  await db.execute(sql`vacuum full`)
  await db.execute(sql`select pg_switch_wal()`)
  await db.execute(sql`checkpoint`)
  const [current] = await db
    .select({ segment: sql<string>`file_name`, used: sql<number>`file_offset` })
    .from(sql`pg_walfile_name_offset(pg_current_wal_lsn())`)
  if (!current) throw new Error('a database without a journal')
  const kept: Uint8Array<ArrayBuffer>[] = []
  for (const { name, whole, content } of filesOf(new Uint8Array(await (await dump()).arrayBuffer()))) {
    const segment = journal.exec(name)?.[1]
    if (segment !== undefined && segment !== current.segment) continue
    // What a file that is used again had in it before.
    if (segment !== undefined) content.fill(0, Math.ceil(current.used / walPage) * walPage)
    kept.push(new Uint8Array(whole))
  }
  return new Blob([...kept, new Uint8Array(2 * block)])
}
