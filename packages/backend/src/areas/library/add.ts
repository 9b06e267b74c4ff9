import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { libraryFile } from '../../database/schema.ts'
import { lockList } from '../../paging/counted-list.ts'
import { gramsOf } from '../../search/grams.ts'
import { sortNameOf } from '../../search/sort-name.ts'
import { searchedName } from '../../search/words.ts'
import { listName, type Shelf, type StoredFile } from './list.ts'

export interface NewFile {
  readonly ownerId: number
  readonly fileName: string
  readonly objectKey: string
  readonly type: number
  readonly bytes: number
  readonly needTranscode: boolean
  readonly createdAt: Date
}

/**
 * The file that an object already is in a library, if it is one. The library is locked first: of two registrations of
 * one object the second sees the first.
 */
export async function fileOf(
  tx: Database,
  shelf: Shelf,
  ownerId: number,
  objectKey: string,
): Promise<StoredFile | undefined> {
  await lockList(tx, listName(shelf))
  const [known] = await tx
    .select()
    .from(libraryFile)
    .where(
      and(
        eq(libraryFile.schoolId, shelf.schoolId),
        eq(libraryFile.variant, shelf.variant),
        eq(libraryFile.ownerId, ownerId),
        eq(libraryFile.objectKey, objectKey),
      ),
    )
  return known
}

/** A name, and what it is found and sorted by. */
export function namedAs(fileName: string) {
  const foldedName = searchedName(fileName)
  return { fileName, foldedName, grams: gramsOf(foldedName), sortName: sortNameOf(fileName) }
}

/** What is registered again is there again, were it deleted meanwhile. @param fileName what it is called now */
export async function registeredAgain(tx: Database, known: StoredFile, fileName: string): Promise<StoredFile> {
  if (known.deletedAt === null && known.fileName === fileName) return known
  const [back] = await tx
    .update(libraryFile)
    .set({ ...namedAs(fileName), deletedAt: null })
    .where(eq(libraryFile.id, known.id))
    .returning()
  if (!back) throw new Error('the updated file was not returned')
  return back
}

/** Adds a file to a library. */
export async function addFile(tx: Database, shelf: Shelf, file: NewFile): Promise<StoredFile> {
  const [added] = await tx
    .insert(libraryFile)
    .values({ ...shelf, ...file, ...namedAs(file.fileName) })
    .returning()
  if (!added) throw new Error('the inserted file was not returned')
  return added
}
