import { byPath, differenceOf, maxImportRows, pathKey, readTable, type ImportResult } from '@mango/contract/evaluation'
import { sql } from 'drizzle-orm'
import { insertMany } from '../../database/insert-many.ts'
import type { Database } from '../../database/database.ts'
import { evaluationItem } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { IncomingFile } from '../../request/upload.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../session/sessions.ts'
import { named } from './named.ts'
import { lockTree, targetsOf, type OfSubject } from './tree.ts'
import { words } from './words.ts'

/** Reads the first rows and columns of a table's first sheet, as texts. */
export type ReadTable = (bytes: Uint8Array, rows: number, columns: number) => Promise<string[][]>

/** On the own thread. The library is large: whoever never imports never loads it. */
export const readTableHere: ReadTable = async (bytes, rows, columns) => {
  const { tableRows } = await import('./table-rows.js')
  return tableRows(bytes, rows, columns)
}

/** The head, the most rows and one that is too many. */
const rowsRead = maxImportRows + 2
/** Far more than a tree has levels: a cell astray at the end of a sheet makes no table of millions. */
const columnsRead = 100

async function rowsOf(file: IncomingFile, read: ReadTable): Promise<string[][]> {
  const pieces: BlobPart[] = []
  for await (const piece of file.bytes) pieces.push(new Uint8Array(piece))
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer())
  try {
    return await read(bytes, rowsRead, columnsRead)
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(words.unreadableTable)
  }
}

/** Adds what a table has and the tree has not, and takes the table's descriptions. */
export async function importTable(
  { db, readTable: read }: Pick<Services, 'db' | 'readTable'>,
  { personId, schoolId }: Session,
  subjectId: number,
  file: IncomingFile,
  now: Date,
): Promise<ImportResult> {
  const rows = await rowsOf(file, read)
  return db.transaction(async (tx) => {
    const ofSubject = { schoolId, subjectId }
    await lockTree(tx, ofSubject)
    const known = await knownOf(tx, ofSubject)
    const table = readTable(rows, known)
    if (typeof table === 'string') throw new Refusal(table)
    if (table.targets.length === 0) throw new Refusal(words.nothingToImport)
    const { added, changed, left } = differenceOf(table.targets, known)
    await describeAnew(tx, changed, known)
    const created = await addAll(tx, ofSubject, { personId, now }, added, known)
    return { added: created, changed: changed.length, left: left.length, refused: table.bad.length }
  })
}

interface Known {
  readonly id: number
  readonly pkgId: number
  readonly description: string
}

async function knownOf(tx: Database, ofSubject: OfSubject): Promise<Map<string, Known>> {
  const known = byPath(await targetsOf(tx, ofSubject))
  return new Map([...known].map(([key, target]) => [key, { ...target, pkgId: target.pkgId || target.id }]))
}

interface Wanted {
  readonly path: readonly string[]
  readonly description: string
}

/** What is added, with every package that no row of its own describes. */
function withPackages(added: readonly Wanted[], known: ReadonlyMap<string, Known>): Wanted[] {
  const described = new Set(added.map(({ path }) => pathKey(path)))
  const packages = new Set(added.map(({ path }) => path[0] ?? ''))
  const undescribed = [...packages].filter((name) => !described.has(name) && !known.has(name))
  return [...undescribed.map((name) => ({ path: [name], description: '' })), ...added].toSorted(
    (one, other) => Math.min(one.path.length, 2) - Math.min(other.path.length, 2),
  )
}

async function nextIds(tx: Database, count: number): Promise<number[]> {
  const rows = await tx.select({ id: sql<number>`nextval(sequence)::integer` }).from(
    sql`(select pg_get_serial_sequence('evaluation_item', 'id')::regclass as sequence offset 0) as numbered,
        generate_series(1, ${count}::integer)`,
  )
  return rows.map(({ id }) => id)
}

/** Inserts everything in one statement. @returns how many there are now more */
async function addAll(
  tx: Database,
  ofSubject: OfSubject,
  { personId, now }: { readonly personId: number; readonly now: Date },
  added: readonly Wanted[],
  known: ReadonlyMap<string, Known>,
): Promise<number> {
  const wanted = withPackages(added, known)
  if (wanted.length === 0) return 0
  const ids = await nextIds(tx, wanted.length)
  const there = new Map<string, { readonly id: number; readonly pkgId: number }>(known)
  const rows = wanted.map(({ path, description }, index) => {
    const id = ids[index] ?? 0
    const above = there.get(pathKey(path.slice(0, -1)))
    there.set(pathKey(path), { id, pkgId: above?.pkgId ?? id })
    return {
      id,
      ...ofSubject,
      pkgId: above?.pkgId ?? null,
      parentId: above?.id ?? null,
      // Behind all that is there, in the order of the table.
      place: known.size + index,
      ...named(ofSubject, path.at(-1) ?? ''),
      description,
      createdBy: personId,
      createdAt: now,
    }
  })
  await insertMany(tx, evaluationItem, rows)
  return rows.length
}

async function describeAnew(tx: Database, changed: readonly Wanted[], known: ReadonlyMap<string, Known>) {
  const rows = changed.map(({ path, description }) => ({ id: known.get(pathKey(path))?.id, description }))
  await tx.execute(sql`
    update evaluation_item set description = row.description
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (id integer, description text)
    where evaluation_item.id = row.id`)
}
