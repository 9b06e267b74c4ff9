import { and, eq, gte, lte, sql, type Placeholder } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { prepared } from '../database/prepared.ts'
import { listCount } from '../database/schema.ts'
import { nearerEnd, type Place } from './nearer-end.ts'

// A list that a table's trigger counts: its rows have ids that grow, and the newest stands first.

/** Ids of a block; the triggers count by the same. */
const blockSize = 512
const wholeList = -1
const noBound = 2_147_483_647

const ofWhole = (list: string | Placeholder) => and(eq(listCount.list, list), eq(listCount.block, wholeList))

const whole = prepared((db) =>
  db
    .select({ total: listCount.total, version: listCount.version })
    .from(listCount)
    .where(ofWhole(sql.placeholder('list')))
    .prepare('list_total'),
)

/** How many rows a list has, and what is another one whenever a row of it was changed. */
export async function countOf(db: Database, list: string): Promise<{ total: number; version: string }> {
  const [counted] = await whole(db).execute({ list })
  return counted ?? { total: 0, version: '' }
}

/** What stands in the place of a total where nobody asks for it. */
export const noTotal = sql`0`.mapWith(Number)

/** How many rows a list has, as a column of its first page. */
export const totalColumn = (db: Database, isFirst: boolean) =>
  isFirst
    ? sql`coalesce((${db
        .select({ total: listCount.total })
        .from(listCount)
        .where(ofWhole(sql.placeholder('list')))}), 0)`.mapWith(Number)
    : noTotal

/** Until the transaction ends, nobody else changes the list's rows. */
export async function lockList(tx: Database, list: string): Promise<void> {
  await tx.insert(listCount).values({ list, block: wholeList, total: 0 }).onConflictDoNothing()
  await tx.select({ total: listCount.total }).from(listCount).where(ofWhole(list)).for('update')
}

const blockAt = prepared((db) => {
  const blocks = db.$with('blocks').as(
    db
      .select({
        block: listCount.block,
        newer: sql<number>`sum(${listCount.total}) over (order by ${listCount.block} desc) - ${listCount.total}`
          .mapWith(Number)
          .as('newer'),
      })
      .from(listCount)
      .where(and(eq(listCount.list, sql.placeholder('list')), gte(listCount.block, 0))),
  )
  return db
    .with(blocks)
    .select()
    .from(blocks)
    .where(lte(blocks.newer, sql.placeholder('skipped')))
    .orderBy(blocks.block)
    .limit(1)
    .prepare('list_block')
})

export interface IdPlace extends Place {
  /** The highest id that counts. */
  readonly upTo: number
}

interface Wish {
  readonly pageNum: number
  readonly pageSize: number
}

/** Where a page of a counted list lies: near an end by skipping, elsewhere from its block on. Undefined behind the end. */
async function placeOf(
  db: Database,
  list: string,
  total: number,
  { pageNum, pageSize }: Wish,
): Promise<IdPlace | undefined> {
  const skipped = (pageNum - 1) * pageSize
  const place = nearerEnd(total, skipped, pageSize)
  if (!place || place.offset <= blockSize) return place && { ...place, upTo: noBound }
  const [found] = await blockAt(db).execute({ list, skipped })
  const { limit } = place
  if (!found) return { limit, offset: skipped, backwards: false, upTo: noBound }
  return { limit, offset: skipped - found.newer, backwards: false, upTo: (found.block + 1) * blockSize - 1 }
}

/**
 * A page of a counted list. The first, which is read most of all, tells the total itself.
 * @param read reads the rows of a place; those of the first page with `totalColumn`
 */
export async function pageOf<Row extends { readonly total: number }>(
  db: Database,
  list: string,
  wish: Wish,
  read: (place: IdPlace, isFirst: boolean) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  if (wish.pageNum === 1) {
    const rows = await read({ limit: wish.pageSize, offset: 0, backwards: false, upTo: noBound }, true)
    return { rows, total: rows[0]?.total ?? 0 }
  }
  const { total } = await countOf(db, list)
  const place = await placeOf(db, list, total, wish)
  return { rows: place ? await read(place, false) : [], total }
}
