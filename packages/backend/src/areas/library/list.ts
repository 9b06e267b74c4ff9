import type { LibraryVariant } from '@mango/contract/library'
import { and, arrayContains, asc, count, desc, eq, like, lte, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { libraryFile } from '../../database/schema.ts'
import { countOf, placeOf } from '../../paging/counted-list.ts'
import { rememberedTotal } from '../../paging/search-totals.ts'
import { containing } from '../../search/containing.ts'
import { gramsOfQuery } from '../../search/grams.ts'
import { wordsOf } from '../../search/words.ts'

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
}
export type StoredFile = typeof libraryFile.$inferSelect

const columns = {
  id: libraryFile.id,
  fileName: libraryFile.fileName,
  objectKey: libraryFile.objectKey,
  type: libraryFile.type,
  bytes: libraryFile.bytes,
  needTranscode: libraryFile.needTranscode,
  createdAt: libraryFile.createdAt,
}
export type ListedFile = Pick<StoredFile, keyof typeof columns>

const ofShelf = ({ schoolId, variant }: Shelf) =>
  and(eq(libraryFile.schoolId, schoolId), eq(libraryFile.variant, variant))

/** Name under which the files of a library are counted, those of one type or (0) all. */
export const listName = ({ schoolId, variant }: Shelf, type = 0) =>
  `library/${schoolId}/${variant}${type === 0 ? '' : `/${type}`}`

const range = prepared((db, ofType: boolean, backwards: boolean) => {
  const found = db
    .select(columns)
    .from(libraryFile)
    .where(
      and(
        eq(libraryFile.schoolId, sql.placeholder('schoolId')),
        eq(libraryFile.variant, sql.placeholder('variant')),
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
  const { total } = await countOf(db, list)
  const place = await placeOf(db, list, total, wish)
  if (!place) return { files: [], total }
  const files: ListedFile[] = await range(db, type !== 0, place.backwards).execute({ ...shelf, type, ...place })
  return { files, total }
}

/** A page of the files whose name contains every word. */
async function search(db: Database, shelf: Shelf, { pageNum, pageSize, type }: Wish, words: readonly string[]) {
  const found: SQL | undefined = and(
    ofShelf(shelf),
    type === 0 ? undefined : eq(libraryFile.type, type),
    arrayContains(libraryFile.grams, [...new Set(words.flatMap(gramsOfQuery))]),
    ...words.map((word) => like(libraryFile.foldedName, containing(word))),
  )
  const { version } = await countOf(db, listName(shelf))
  const key = JSON.stringify([version, type, words])
  const total = await rememberedTotal(db, key, async () => {
    const [counted] = await db.select({ total: count() }).from(libraryFile).where(found)
    return counted?.total ?? 0
  })
  const files: ListedFile[] = await db
    .select(columns)
    .from(libraryFile)
    .where(found)
    .orderBy(desc(libraryFile.id))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
  return { files, total }
}

/** A page of a library, newest first, and how many files there are in all. */
export function listFiles(db: Database, shelf: Shelf, wish: Wish): Promise<{ files: ListedFile[]; total: number }> {
  const words = wordsOf(wish.query)
  return words.length === 0 ? browse(db, shelf, wish) : search(db, shelf, wish, words)
}
