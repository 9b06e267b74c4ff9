import { authority } from '@mango/contract'
import { permission } from '@mango/contract/evaluation'
import { and, eq, exists, isNull, ne, not, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { evaluationFile, libraryFile } from '../../database/schema.ts'
import type { Session } from '../../session/sessions.ts'

export type Viewer = Pick<Session, 'personId' | 'permissions'>

/**
 * Files of a library that are there for somebody; undefined for administrators (106), for whom all are. What its owner
 * has hung into the curriculum evaluation, but not for everybody, and what was taken down there, is no other teacher's to
 * see or to take: also while it lies in the bin.
 */
export function isOffered(db: Database, { personId, permissions }: Viewer): SQL | undefined {
  if (permissions.includes(authority.resourceAdministrator)) return undefined
  const hung = (so: SQL | undefined) =>
    exists(
      db
        .select({ id: evaluationFile.id })
        .from(evaluationFile)
        .where(and(eq(evaluationFile.libraryFileId, libraryFile.id), so)),
    )
  const { createdBy, deletedAt, permission: given } = evaluationFile
  return or(
    eq(libraryFile.ownerId, personId),
    hung(and(isNull(deletedAt), or(eq(given, permission.public), eq(createdBy, personId)))),
    not(
      hung(or(eq(given, permission.takenDown), and(ne(given, permission.public), eq(createdBy, libraryFile.ownerId)))),
    ),
  )
}
