import { localStore } from '@mango/client'
import { useSessionUser } from '@mango/client/react'
import { useMemo } from 'react'
import { createSavedFilters } from './saved-filters.store.ts'

/** The saved filters of the person who is logged in. */
export function useSavedFilters() {
  const user = useSessionUser()
  const key = `mango:exam-filters:${user?.schoolId ?? 0}:${user?.userId ?? 0}`
  return useMemo(() => createSavedFilters(localStore, key), [key])
}
