import { CallError } from '@mango/client'
import { useClient } from '@mango/client/react'
import type { LibraryVariant } from '@mango/contract/library'
import { useTellFailure } from '@mango/widget/failure'
import { useState } from 'react'
import { refreshLibrary } from './library.query.ts'

/** Changes something in a library, draws it anew, and tells of what fails. */
export function useChange(variant: LibraryVariant) {
  const client = useClient()
  const tellFailure = useTellFailure()
  const [busy, setBusy] = useState(false)
  /** @returns whether it was done */
  const change = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      await refreshLibrary(client, variant)
      return true
    } catch (error) {
      tellFailure(error)
      // Somebody else was faster: the list shows what has become of the file.
      if (error instanceof CallError && error.kind === 'refused') void refreshLibrary(client, variant)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, change }
}
