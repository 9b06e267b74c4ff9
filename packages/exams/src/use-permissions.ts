import { useSessionUser } from '@mango/client/react'
import { authority } from '@mango/contract'

/**
 * What this person is offered; the server decides again.
 * @param given permission ids handed in by the page, which win over those of the login
 */
export function usePermissions(given: readonly number[] | undefined) {
  const ids = useSessionUser()?.authority ?? []
  const held = given ?? ids
  return { create: held.includes(authority.createExam), delete: held.includes(authority.deleteExam) }
}
