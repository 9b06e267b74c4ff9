import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { libraryCount, libraryFile } from '../../database/schema.ts'
import type { Shelf, StoredFile } from './list.ts'
import { fold, gramsOf } from '../../search/grams.ts'

export interface NewFile {
  readonly ownerId: number
  readonly fileName: string
  readonly objectKey: string
  readonly type: number
  readonly bytes: number
  readonly needTranscode: boolean
  readonly createdAt: Date
}

/** Counts one more file; the row's lock makes the numbers of parallel registrations differ. @returns the new total */
async function countOneMore(tx: Database, shelf: Shelf, type: number): Promise<number> {
  const [counted] = await tx
    .insert(libraryCount)
    .values({ ...shelf, type, total: 1 })
    .onConflictDoUpdate({
      target: [libraryCount.schoolId, libraryCount.variant, libraryCount.type],
      set: { total: sql`${libraryCount.total} + 1` },
    })
    .returning({ total: libraryCount.total })
  return counted?.total ?? 1
}

/** Adds a file to a library; the same object of the same owner a second time gives the first one back. */
export const addFile = (db: Database, shelf: Shelf, file: NewFile): Promise<StoredFile | undefined> =>
  db.transaction(async (tx) => {
    const position = await countOneMore(tx, shelf, 0)
    const [known] = await tx
      .select()
      .from(libraryFile)
      .where(
        and(
          eq(libraryFile.ownerId, file.ownerId),
          eq(libraryFile.variant, shelf.variant),
          eq(libraryFile.objectKey, file.objectKey),
        ),
      )
    if (known) {
      await tx
        .update(libraryCount)
        .set({ total: sql`${libraryCount.total} - 1` })
        .where(
          and(
            eq(libraryCount.schoolId, shelf.schoolId),
            eq(libraryCount.variant, shelf.variant),
            eq(libraryCount.type, 0),
          ),
        )
      return known
    }
    const typePosition = await countOneMore(tx, shelf, file.type)
    const searched = { foldedName: fold(file.fileName), grams: gramsOf(file.fileName) }
    const [added] = await tx
      .insert(libraryFile)
      .values({ ...shelf, ...file, ...searched, position, typePosition })
      .returning()
    return added
  })
