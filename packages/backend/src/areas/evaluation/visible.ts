import { authority } from '@mango/contract'
import { permission } from '@mango/contract/evaluation'
import { and, eq, isNull, or } from 'drizzle-orm'
import { evaluationFile } from '../../database/schema.ts'
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
