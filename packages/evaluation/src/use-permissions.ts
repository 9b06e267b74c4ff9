import { useSessionUser } from '@mango/client/react'
import { authority } from '@mango/contract'
import { permission, type EvaluationFile } from '@mango/contract/evaluation'

export interface Permissions {
  readonly userId: number
  /** Right 106: every file is theirs to change. */
  readonly administers: boolean
  /** Right 110. */
  readonly definesCategories: boolean
}

/**
 * What this person is offered; the server decides again.
 * @param given permission ids handed in by the page, which win over those of the login
 */
export function usePermissions(given: readonly number[] | undefined): Permissions {
  const user = useSessionUser()
  const held = given ?? user?.authority ?? []
  return {
    userId: user?.userId ?? 0,
    administers: held.includes(authority.resourceAdministrator),
    definesCategories: held.includes(authority.categoryDefinition),
  }
}

const all = [permission.public, permission.private, permission.pending, permission.takenDown]
const creatorsOwn: readonly number[] = [permission.private, permission.pending]

/** Whether a person has a menu on a file. */
export const mayChange = ({ userId, administers }: Permissions, file: Pick<EvaluationFile, 'createBy'>): boolean =>
  administers || file.createBy === userId

/** The statuses that a person may give a file, its own among them; none where it may not be changed. */
export function statusesFor(who: Permissions, file: Pick<EvaluationFile, 'createBy' | 'permission'>) {
  if (who.administers) return all
  const isOwn = file.createBy === who.userId && creatorsOwn.includes(file.permission)
  return isOwn ? all.filter((status) => creatorsOwn.includes(status)) : []
}
