import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { libraryFile } from '../../database/schema.ts'
import { sortNameOf } from '../../search/sort-name.ts'

const atOnce = 500

/** Puts files in their place that came before there were places: the database itself can't work it out. */
export async function sortAnew(db: Database): Promise<void> {
  const found = await db
    .select({ id: libraryFile.id, fileName: libraryFile.fileName })
    .from(libraryFile)
    .where(eq(libraryFile.sortName, ''))
    .limit(atOnce)
  for (const { id, fileName } of found)
    await db
      .update(libraryFile)
      .set({ sortName: sortNameOf(fileName) || ' ' })
      .where(eq(libraryFile.id, id))
  if (found.length === atOnce) await sortAnew(db)
}
