import { usePersonalStorage } from '@mango/client/react'
import { useMemo } from 'react'
import { createSavedFilters } from './saved-filters.store.ts'

/** The saved filters of the person who is logged in. */
export function useSavedFilters() {
  const { storage, key } = usePersonalStorage('mango:exam-filters')
  return useMemo(() => createSavedFilters(storage, key), [storage, key])
}
