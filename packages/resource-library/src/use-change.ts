import { isRefused } from '@mango/client'
import { useClient } from '@mango/client/react'
import type { LibraryVariant } from '@mango/contract/library'
import { useTellFailure } from '@mango/widget/failure'
import { useMutation } from '@tanstack/react-query'
import { refreshLibrary } from './library.query.ts'

/** Changes something in a library, draws it anew, and tells of what fails. */
export function useChange(variant: LibraryVariant) {
  const client = useClient()
  const tellFailure = useTellFailure()
  const { isPending: busy, mutateAsync } = useMutation({
    mutationFn: async (work: () => Promise<unknown>) => {
      await work()
      await refreshLibrary(client, variant)
    },
    onError(error) {
      tellFailure(error)
      // Somebody else was faster: the list shows what has become of the file.
      if (isRefused(error)) void refreshLibrary(client, variant)
    },
  })
  /** @returns whether it was done */
  const change = (work: () => Promise<unknown>): Promise<boolean> =>
    mutateAsync(work).then(
      () => true,
      () => false,
    )
  return { busy, change }
}
