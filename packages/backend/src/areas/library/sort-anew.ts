import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { evaluationFile, libraryFile } from '../../database/schema.ts'
import { sortNameOf } from '../../search/sort-name.ts'

const atOnce = 500

/** Puts files in their place that came before there were places: the database itself can't work it out. */
export async function sortAnew(db: Database, files: typeof libraryFile | typeof evaluationFile): Promise<void> {
  const found = await db
    .select({ id: files.id, fileName: files.fileName })
    .from(files)
    .where(eq(files.sortName, ''))
    .limit(atOnce)
  for (const { id, fileName } of found)
    await db
      .update(files)
      .set({ sortName: sortNameOf(fileName) || ' ' })
      .where(eq(files.id, id))
  if (found.length === atOnce) await sortAnew(db, files)
}
