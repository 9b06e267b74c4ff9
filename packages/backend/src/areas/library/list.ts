import type { LibraryVariant } from '@mango/contract/library'
import { and, arrayContains, between, count, desc, eq, like, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { libraryCount, libraryFile } from '../../database/schema.ts'
import { containing } from '../../search/containing.ts'
import { fold, gramsOfQuery } from '../../search/grams.ts'
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

/** How many files a library has, of one type or (0) of all. */
async function totalOf(db: Database, { schoolId, variant }: Shelf, type: number): Promise<number> {
  const [counted] = await db
    .select({ total: libraryCount.total })
    .from(libraryCount)
    .where(and(eq(libraryCount.schoolId, schoolId), eq(libraryCount.variant, variant), eq(libraryCount.type, type)))
  return counted?.total ?? 0
}

/** A page without a search: a range of positions, as fast for the last page of 100,000 files as for the first of ten. */
async function browse(db: Database, shelf: Shelf, { pageNum, pageSize, type }: Wish) {
  const total = await totalOf(db, shelf, type)
  const newest = total - (pageNum - 1) * pageSize
  if (newest < 1) return { files: [], total }
  const position = type === 0 ? libraryFile.position : libraryFile.typePosition
  const files: ListedFile[] = await db
    .select(columns)
    .from(libraryFile)
    .where(
      and(
        ofShelf(shelf),
        type === 0 ? undefined : eq(libraryFile.type, type),
        between(position, newest - pageSize + 1, newest),
      ),
    )
    .orderBy(desc(position))
  return { files, total }
}

/** A page of the files whose name contains a text. */
async function search(db: Database, shelf: Shelf, { pageNum, pageSize, query, type }: Wish) {
  const found: SQL | undefined = and(
    ofShelf(shelf),
    type === 0 ? undefined : eq(libraryFile.type, type),
    arrayContains(libraryFile.grams, gramsOfQuery(query)),
    like(libraryFile.foldedName, containing(fold(query))),
  )
  const key = JSON.stringify([shelf.schoolId, shelf.variant, type, await totalOf(db, shelf, 0), query])
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
export const listFiles = (db: Database, shelf: Shelf, wish: Wish): Promise<{ files: ListedFile[]; total: number }> =>
  wish.query === '' ? browse(db, shelf, wish) : search(db, shelf, wish)
