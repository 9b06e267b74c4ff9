import type { LibraryVariant } from '@mango/contract/library'
import { and, arrayContains, between, count, desc, eq, like, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { prepared } from '../../database/prepared.ts'
import { libraryCount, libraryFile } from '../../database/schema.ts'
import { containing } from '../../search/containing.ts'
import { gramsOfQuery } from '../../search/grams.ts'
import { wordsOf } from '../../search/words.ts'
import { rememberedTotal } from './search-totals.ts'

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

const total = prepared((db) =>
  db
    .select({ total: libraryCount.total })
    .from(libraryCount)
    .where(
      and(
        eq(libraryCount.schoolId, sql.placeholder('schoolId')),
        eq(libraryCount.variant, sql.placeholder('variant')),
        eq(libraryCount.type, sql.placeholder('type')),
      ),
    )
    .prepare('library_total'),
)

/** How many files a library has, of one type or (0) of all. */
async function totalOf(db: Database, { schoolId, variant }: Shelf, type: number): Promise<number> {
  const [counted] = await total(db).execute({ schoolId, variant, type })
  return counted?.total ?? 0
}

const range = prepared((db, ofType: boolean) => {
  const position = ofType ? libraryFile.typePosition : libraryFile.position
  return db
    .select(columns)
    .from(libraryFile)
    .where(
      and(
        eq(libraryFile.schoolId, sql.placeholder('schoolId')),
        eq(libraryFile.variant, sql.placeholder('variant')),
        ofType ? eq(libraryFile.type, sql.placeholder('type')) : undefined,
        between(position, sql.placeholder('from'), sql.placeholder('to')),
      ),
    )
    .orderBy(desc(position))
    .prepare('library_range')
})

/** A page without a search: a range of positions, as fast for the last page of 100,000 files as for the first of ten. */
async function browse(db: Database, shelf: Shelf, { pageNum, pageSize, type }: Wish) {
  const total = await totalOf(db, shelf, type)
  const newest = total - (pageNum - 1) * pageSize
  if (newest < 1) return { files: [], total }
  const wish = { ...shelf, type, from: newest - pageSize + 1, to: newest }
  const files: ListedFile[] = await range(db, type !== 0).execute(wish)
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
  const key = JSON.stringify([shelf.schoolId, shelf.variant, type, await totalOf(db, shelf, 0), words])
  const total = await rememberedTotal(db, key, async () => {
    const [counted] = await db.select({ total: count() }).from(libraryFile).where(found)
    return counted?.total ?? 0
  })
  const files: ListedFile[] = await db
    .select(columns)
    .from(libraryFile)
    .where(found)
    .orderBy(desc(libraryFile.position))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
  return { files, total }
}

/** A page of a library, newest first, and how many files there are in all. */
export function listFiles(db: Database, shelf: Shelf, wish: Wish): Promise<{ files: ListedFile[]; total: number }> {
  const words = wordsOf(wish.query)
  return words.length === 0 ? browse(db, shelf, wish) : search(db, shelf, wish, words)
}
