import { authority } from '@mango/contract'
import { deletedFileDays, extensionOf, linkType } from '@mango/contract/library'
import { daysLater } from '@mango/contract/platform-time'
import { and, eq, isNotNull, isNull, lt, notExists } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { evaluationFile, libraryFile } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import type { Session } from '../../session/sessions.ts'
import { namedAs } from './add.ts'
import type { StoredFile } from './list.ts'
import { words } from './words.ts'

/** Who renames and deletes a file: whoever uploaded it, and the administrators of the resources. */
export const mayChange = ({ personId, permissions }: Session, { ownerId }: { readonly ownerId: number }): boolean =>
  ownerId === personId || permissions.includes(authority.resourceAdministrator)

/** A file of the own school that the person may change. @throws Refusal */
export async function changeable(db: Database, session: Session, id: number, isDeleted = false): Promise<StoredFile> {
  const [file] = await db
    .select()
    .from(libraryFile)
    .where(
      and(
        eq(libraryFile.id, id),
        eq(libraryFile.schoolId, session.schoolId),
        (isDeleted ? isNotNull : isNull)(libraryFile.deletedAt),
      ),
    )
  if (!file) throw new Refusal(words.fileGone)
  if (!mayChange(session, file)) throw new Refusal(words.noFileRight)
  return file
}

interface Wish {
  readonly fileId: number
}

export async function rename(db: Database, session: Session, { fileId, fileName }: Wish & { fileName: string }) {
  const file = await changeable(db, session, fileId)
  // What follows the last dot of a link's name is no extension.
  if (file.type !== linkType && extensionOf(file.fileName) !== extensionOf(fileName))
    throw new Refusal(words.extensionStays)
  await db.update(libraryFile).set(namedAs(fileName)).where(eq(libraryFile.id, fileId))
}

/** From now on no list names it; lessons and evaluations that use it go on doing so. */
export async function remove(db: Database, session: Session, { fileId }: Wish, deletedAt: Date) {
  await changeable(db, session, fileId)
  await db.update(libraryFile).set({ deletedAt }).where(eq(libraryFile.id, fileId))
}

export async function restore(db: Database, session: Session, { fileId }: Wish) {
  await changeable(db, session, fileId, true)
  await db.update(libraryFile).set({ deletedAt: null }).where(eq(libraryFile.id, fileId))
}

/** Forgets what was deleted long ago, but for what the evaluation shows; lessons keep the object by a claim of their own. */
export async function forgetDeleted(db: Database, now: Date): Promise<void> {
  await db
    .delete(libraryFile)
    .where(
      and(
        lt(libraryFile.deletedAt, daysLater(now, -deletedFileDays)),
        notExists(
          db
            .select({ id: evaluationFile.id })
            .from(evaluationFile)
            .where(eq(evaluationFile.libraryFileId, libraryFile.id)),
        ),
      ),
    )
}
