import { eq, lt } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { libraryFile, upload } from '../database/schema.ts'
import type { Services } from '../services.ts'

/** How long an object may wait to be registered; the policy it came by ends after half an hour. */
const waitMilliseconds = 24 * 60 * 60_000

export async function noteUpload(db: Database, objectKey: string, storedAt: Date): Promise<void> {
  await db.insert(upload).values({ objectKey, storedAt }).onConflictDoNothing()
}

/** Deletes what was uploaded and not registered within a day: its page was closed, or lost its network, between the two calls. */
export async function sweepUploads({ db, storage, clock }: Pick<Services, 'db' | 'storage' | 'clock'>): Promise<void> {
  const overdue = lt(upload.storedAt, new Date(clock.now().getTime() - waitMilliseconds))
  const found = await db
    .select({ key: upload.objectKey, fileId: libraryFile.id })
    .from(upload)
    .leftJoin(libraryFile, eq(libraryFile.objectKey, upload.objectKey))
    .where(overdue)
  for (const { key, fileId } of found) if (fileId === null) await storage.delete(key)
  // Last, so that a sweep that was interrupted is made up for by the next one.
  await db.delete(upload).where(overdue)
}
