import { and, eq } from 'drizzle-orm'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { libraryFile, libraryUse } from '../../database/schema.ts'
import type { Session } from '../../session/sessions.ts'

/** Somebody has handed files of the own school back to a page. Others are passed over. */
export async function noteUse(
  db: Database,
  { schoolId, personId }: Session,
  fileIds: readonly number[],
  usedAt: Date,
): Promise<void> {
  const files = await db
    .select({ fileId: libraryFile.id })
    .from(libraryFile)
    .where(and(eq(libraryFile.schoolId, schoolId), anyOf(libraryFile.id, fileIds)))
  if (files.length === 0) return
  await db
    .insert(libraryUse)
    .values(files.map(({ fileId }) => ({ personId, fileId, usedAt })))
    .onConflictDoUpdate({ target: [libraryUse.personId, libraryUse.fileId], set: { usedAt } })
}
