import { useClient } from '@mango/client/react'
import type { LibraryFile, LibraryVariant } from '@mango/contract/library'
import { useUploads } from '@mango/widget/uploads'
import { refreshLibrary } from './library.query.ts'
import { libraryLimits } from './rules.ts'

interface LibraryUploads {
  variant: LibraryVariant
  types: readonly number[]
  inSight: boolean
  host: HTMLElement
  onUploaded(file: LibraryFile, replaces?: number): void
}

/** The uploads of one library: a file that is done is in the list at once. */
export function useLibraryUploads({ variant, types, inSight, host, onUploaded }: LibraryUploads) {
  const client = useClient()
  return useUploads({
    transfer: async () => (await import('@mango/widget/library-transfer')).checkedTransfer(client, variant),
    limits: libraryLimits(variant, types),
    inSight,
    host,
    onDone: (file: LibraryFile, replaces) => {
      onUploaded(file, replaces)
      void refreshLibrary(client, variant)
    },
  })
}
