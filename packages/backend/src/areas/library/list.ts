import type { LibraryScope, LibrarySort, LibraryVariant } from '@mango/contract/library'
import { and, arrayContains, asc, count, desc, eq, isNull, like, lte, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { libraryFile, libraryUse, person } from '../../database/schema.ts'
import { countOf, pageOf, totalColumn } from '../../paging/counted-list.ts'
import { nearerEnd } from '../../paging/nearer-end.ts'
import { rememberedTotal } from '../../paging/search-totals.ts'
import { containing } from '../../search/containing.ts'
import { gramsOfQuery } from '../../search/grams.ts'
import { wordsOf } from '../../search/words.ts'
import { isOffered, type Viewer } from '../../shared/library/offered.ts'

export interface Shelf {
  readonly schoolId: number
  readonly variant: LibraryVariant
}
interface Wish {
  readonly pageNum: number
  readonly pageSize: number
  readonly query: string
  /** 0 for all. */
  readonly type: number
  /** Whose files: every person's where absent. */
  readonly of?: { readonly scope: LibraryScope; readonly personId: number }
  /** Who looks, in a library of which not every file is for everybody. */
  readonly viewer?: Viewer | undefined
  /** The newest first where absent. */
  readonly sort?: LibrarySort | undefined
}
export type StoredFile = typeof libraryFile.$inferSelect

export const columns = {
  id: libraryFile.id,
  ownerId: libraryFile.ownerId,
  ownerName: person.nickname,
  fileName: libraryFile.fileName,
  objectKey: libraryFile.objectKey,
  type: libraryFile.type,
  bytes: libraryFile.bytes,
  needTranscode: libraryFile.needTranscode,
  createdAt: libraryFile.createdAt,
}
export type ListedFile = Pick<StoredFile, keyof typeof columns & keyof StoredFile> & { readonly ownerName: string }

export const ofShelf = ({ schoolId, variant }: Shelf) =>
  and(eq(libraryFile.schoolId, schoolId), eq(libraryFile.variant, variant), isNull(libraryFile.deletedAt))

/** Name under which the files of a library are counted, those of one type or (0) all. */
export const listName = ({ schoolId, variant }: Shelf, type = 0) =>
  `library/${schoolId}/${variant}${type === 0 ? '' : `/${type}`}`

const range = prepared((db, ofType: boolean, backwards: boolean, isFirst: boolean) => {
  const found = db
    .select({ ...columns, total: totalColumn(db, isFirst).as('total') })
    .from(libraryFile)
    .innerJoin(person, eq(person.id, libraryFile.ownerId))
    .where(
      and(
        eq(libraryFile.schoolId, sql.placeholder('schoolId')),
        eq(libraryFile.variant, sql.placeholder('variant')),
        isNull(libraryFile.deletedAt),
        ofType ? eq(libraryFile.type, sql.placeholder('type')) : undefined,
        lte(libraryFile.id, sql.placeholder('upTo')),
      ),
    )
    .orderBy((backwards ? asc : desc)(libraryFile.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('found')
  return db.select().from(found).orderBy(desc(found.id)).prepare('library_range')
})

/** A page without a search: as fast in the middle of 100,000 files as at their ends. */
async function browse(db: Database, shelf: Shelf, wish: Wish) {
  const { type } = wish
  const list = listName(shelf, type)
  const { rows, total } = await pageOf(db, list, wish, (place, isFirst) =>
    range(db, type !== 0, place.backwards, isFirst).execute({ ...shelf, list, type, ...place }),
  )
  return { files: rows, total }
}

const bySortName = sql`${libraryFile.sortName} collate "C"`
const orders: Readonly<Record<LibrarySort, { readonly by?: SQL | typeof libraryFile.bytes; readonly down: boolean }>> =
  {
    newest: { down: true },
    oldest: { down: false },
    name: { by: bySortName, down: false },
    nameDown: { by: bySortName, down: true },
    largest: { by: libraryFile.bytes, down: true },
    smallest: { by: libraryFile.bytes, down: false },
  }

/** What a list is ordered by; read from its other end where that is nearer. */
function orderOf(sort: LibrarySort, ofUse: boolean, backwards: boolean): SQL[] {
  const { by = ofUse && sort === 'newest' ? libraryUse.usedAt : undefined, down } = orders[sort]
  const direction = down === backwards ? asc : desc
  return [...(by ? [direction(by)] : []), direction(libraryFile.id)]
}

/** A page of the files whose name contains every word, of some people, in another order, or of a library that is not all for everybody. */
async function select(
  db: Database,
  shelf: Shelf,
  wish: Wish,
  { words, offered }: { readonly words: readonly string[]; readonly offered: SQL | undefined },
) {
  const { pageNum, pageSize, type, of, sort = 'newest' } = wish
  const isOfUse = of?.scope === 'recent'
  const wanted: SQL | undefined = and(
    ofShelf(shelf),
    offered,
    type === 0 ? undefined : eq(libraryFile.type, type),
    of?.scope === 'mine' ? eq(libraryFile.ownerId, of.personId) : undefined,
    words.length > 0 ? arrayContains(libraryFile.grams, [...new Set(words.flatMap(gramsOfQuery))]) : undefined,
    ...words.map((word) => like(libraryFile.foldedName, containing(word))),
  )
  const used = and(eq(libraryUse.fileId, libraryFile.id), eq(libraryUse.personId, of?.personId ?? 0))
  const counted = async () => {
    const files = db.select({ total: count() }).from(libraryFile).$dynamic()
    const [found] = await (isOfUse ? files.innerJoin(libraryUse, used) : files).where(wanted)
    return found?.total ?? 0
  }
  const total = async () => {
    // What was used last, and what is offered to whom, changes without a change of the files.
    if (isOfUse || offered) return counted()
    const { total: listed, version } = await countOf(db, listName(shelf, type))
    if (words.length === 0 && of === undefined) return listed
    return rememberedTotal(db, JSON.stringify([version, shelf, type, words, of]), counted)
  }
  const all = await total()
  const place = nearerEnd(all, (pageNum - 1) * pageSize, pageSize)
  if (!place) return { files: [], total: all }
  const files = db.select(columns).from(libraryFile).innerJoin(person, eq(person.id, libraryFile.ownerId)).$dynamic()
  const found: ListedFile[] = await (isOfUse ? files.innerJoin(libraryUse, used) : files)
    .where(wanted)
    .orderBy(...orderOf(sort, isOfUse, place.backwards))
    .limit(place.limit)
    .offset(place.offset)
  return { files: place.backwards ? found.toReversed() : found, total: all }
}

/** A page of a library, and how many files there are in all. */
export function listFiles(db: Database, shelf: Shelf, wish: Wish): Promise<{ files: ListedFile[]; total: number }> {
  const words = wordsOf(wish.query)
  // One's own are for oneself anyway.
  const offered = wish.viewer && wish.of?.scope !== 'mine' ? isOffered(db, wish.viewer) : undefined
  const isPlain = words.length === 0 && !offered && wish.of === undefined && (wish.sort ?? 'newest') === 'newest'
  return isPlain ? browse(db, shelf, wish) : select(db, shelf, wish, { words, offered })
}
