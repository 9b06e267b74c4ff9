import { authority } from '@mango/contract'
import { permission } from '@mango/contract/evaluation'
import { and, eq, isNull, ne, notExists, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { evaluationFile, libraryFile } from '../../database/schema.ts'
import type { Session } from '../../session/sessions.ts'

const seen = alias(evaluationFile, 'seen')

export type Viewer = Pick<Session, 'personId' | 'permissions'>

/**
 * Files of a library that are there for somebody; undefined for administrators (106), for whom all are. What its owner
 * has hung into the curriculum evaluation, but not for everybody, and what was taken down there, is no other teacher's to
 * see or to take: also while it lies in the bin.
 */
export function isOffered(db: Database, { personId, permissions }: Viewer): SQL | undefined {
  if (permissions.includes(authority.resourceAdministrator)) return undefined
  const { createdBy, libraryFileId, permission: given } = evaluationFile
  const isUnseen = notExists(
    db
      .select({ id: seen.id })
      .from(seen)
      .where(
        and(
          eq(seen.libraryFileId, libraryFileId),
          isNull(seen.deletedAt),
          or(eq(seen.permission, permission.public), eq(seen.createdBy, personId)),
        ),
      ),
  )
  // One condition within the other, which the database reads file by file for a page, and at once where it counts.
  return notExists(
    db
      .select({ id: evaluationFile.id })
      .from(evaluationFile)
      .where(
        and(
          eq(libraryFileId, libraryFile.id),
          ne(libraryFile.ownerId, personId),
          or(eq(given, permission.takenDown), and(ne(given, permission.public), eq(createdBy, libraryFile.ownerId))),
          isUnseen,
        ),
      ),
  )
}
