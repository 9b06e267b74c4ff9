import { usePersonalStorage } from '@mango/client/react'
import { useMemo } from 'react'
import { createTableSettings } from './table-settings.store.ts'

/** How the person who is logged in wants to see the list. */
export function useTableSettings() {
  const { storage, key } = usePersonalStorage('mango:exam-table')
  return useMemo(() => createTableSettings(storage, key), [storage, key])
}
