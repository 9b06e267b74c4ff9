import { authority } from '@mango/contract'
import { permission } from '@mango/contract/evaluation'
import { and, eq, inArray, isNull, or, sql, sum } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { evaluationCount, evaluationFile, evaluationItem } from '../../database/schema.ts'
import type { Session } from '../../session/sessions.ts'

export const isAdministrator = ({ permissions }: Session): boolean =>
  permissions.includes(authority.resourceAdministrator)

/**
 * Files that somebody may see: those that are public, their own, and for administrators all. The documents leave open
 * who sees what is private, pending or taken down: decided here.
 */
export const isVisible = (session: Session) =>
  and(
    isNull(evaluationFile.deletedAt),
    isAdministrator(session)
      ? undefined
      : or(eq(evaluationFile.permission, permission.public), eq(evaluationFile.createdBy, session.personId)),
  )

/** The same of what is counted. */
export const isCounted = (session: Session) =>
  isAdministrator(session) ? undefined : inArray(evaluationCount.owner, [0, session.personId])

/** Of any item: how many files somebody may see on it and below it. */
export const visibleCount = (db: Database, session: Session) => {
  const counted = db
    .select({ files: sum(evaluationCount.files) })
    .from(evaluationCount)
    .where(and(eq(evaluationCount.itemId, evaluationItem.id), isCounted(session)))
  return sql`coalesce((${counted}), 0)`.mapWith(Number)
}
