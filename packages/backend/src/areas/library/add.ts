import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { libraryCount, libraryFile } from '../../database/schema.ts'
import type { Shelf, StoredFile } from './list.ts'
import { gramsOf } from '../../search/grams.ts'
import { searchedName } from '../../search/words.ts'

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

/**
 * The file that an object already is in a library, if it is one. The library's row is locked first: of two registrations
 * of one object the second sees the first.
 */
export async function fileOf(
  tx: Database,
  { schoolId, variant }: Shelf,
  ownerId: number,
  objectKey: string,
): Promise<StoredFile | undefined> {
  const all = { schoolId, variant, type: 0 }
  await tx
    .insert(libraryCount)
    .values({ ...all, total: 0 })
    .onConflictDoNothing()
  await tx
    .select({ total: libraryCount.total })
    .from(libraryCount)
    .where(and(eq(libraryCount.schoolId, schoolId), eq(libraryCount.variant, variant), eq(libraryCount.type, 0)))
    .for('update')
  const [known] = await tx
    .select()
    .from(libraryFile)
    .where(
      and(eq(libraryFile.ownerId, ownerId), eq(libraryFile.variant, variant), eq(libraryFile.objectKey, objectKey)),
    )
  return known
}

/** Adds a file to a library. */
export async function addFile(tx: Database, shelf: Shelf, file: NewFile): Promise<StoredFile> {
  const position = await countOneMore(tx, shelf, 0)
  const typePosition = await countOneMore(tx, shelf, file.type)
  const foldedName = searchedName(file.fileName)
  const [added] = await tx
    .insert(libraryFile)
    .values({ ...shelf, ...file, foldedName, grams: gramsOf(foldedName), position, typePosition })
    .returning()
  if (!added) throw new Error('the inserted file was not returned')
  return added
}
