import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { anyOf } from '../database/any-of.ts'
import type { Database } from '../database/database.ts'
import { upload } from '../database/schema.ts'
import type { Services } from '../services.ts'

/** How long an object may wait to be claimed; the policy it came by ends after half an hour. */
const waitMilliseconds = 24 * 60 * 60_000
const perTransaction = 100

/**
 * An object comes, or is wanted again: from now on it waits a day for somebody to claim it. Noted before it is stored, so that
 * whatever ends in between leaves nothing behind that is never swept.
 */
export async function noteUpload(db: Database, objectKey: string, storedAt: Date): Promise<void> {
  await db
    .insert(upload)
    .values({ objectKey, storedAt })
    .onConflictDoUpdate({ target: upload.objectKey, set: { storedAt } })
}

/**
 * Keeps objects as long as the rows stand that this transaction inserts, one object for each. What is claimed is not
 * swept meanwhile: look after it, not before, whether the object is still there.
 */
export async function claimUploads(tx: Database, objectKeys: readonly string[], now: Date): Promise<void> {
  // In one order, so that two who claim the same objects wait for each other instead of for ever.
  const ordered = objectKeys.toSorted()
  await tx
    .insert(upload)
    .values(ordered.map((objectKey) => ({ objectKey, storedAt: now, claims: 1 })))
    .onConflictDoUpdate({ target: upload.objectKey, set: { claims: sql`${upload.claims} + 1` } })
}

const sweepSome = ({ db, storage, clock }: Pick<Services, 'db' | 'storage' | 'clock'>) =>
  db.transaction(async (tx) => {
    const overdue = lt(upload.storedAt, new Date(clock.now().getTime() - waitMilliseconds))
    // Locked, so that nobody claims one between its two deletions; what is being claimed right now is passed over.
    const found = await tx
      .select({ key: upload.objectKey })
      .from(upload)
      .where(and(eq(upload.claims, 0), overdue))
      .orderBy(asc(upload.storedAt))
      .limit(perTransaction)
      .for('update', { skipLocked: true })
    const gone: string[] = []
    const failures: unknown[] = []
    for (const { key } of found)
      await storage.delete(key).then(
        () => gone.push(key),
        (error: unknown) => failures.push(error),
      )
    if (gone.length > 0) await tx.delete(upload).where(anyOf(upload.objectKey, gone))
    return { found: found.length, failures }
  })

/**
 * Deletes what nobody keeps, a day after it came: its page was closed, or lost its network, between the upload and the
 * registration; or the rows that kept it are gone. A sweep that was interrupted is made up for by the next one.
 * @throws what the storage says of the first that it can't delete, once the others beside it are gone
 */
export async function sweepUploads(services: Pick<Services, 'db' | 'storage' | 'clock'>): Promise<void> {
  for (let more = true; more;) {
    const { found, failures } = await sweepSome(services)
    if (failures.length > 0) throw failures[0]
    more = found === perTransaction
  }
}
