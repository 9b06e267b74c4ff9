import { useClient } from '@mango/client/react'
import {
  extensionOf,
  fileTypeName,
  fileTypeOf,
  maxFilesPerSelection,
  sizeRefusal,
  text,
  type LibraryFile,
} from '@mango/contract/library'
import type { UploadLimits } from '@mango/client/upload'
import { useUploads } from '@mango/widget/uploads'

interface PartUploads {
  /** Extensions that this part takes; empty for all. */
  extensions: readonly string[]
  /** How many may be chosen at once. */
  together?: UploadLimits['together']
  host: HTMLElement
  onDone(file: LibraryFile): void
}

/** The uploads of one part of a lesson. Files go into the school's library; they go on when the dialog is left. */
export function usePartUploads({
  extensions,
  together = { most: maxFilesPerSelection, refusal: text.tooManyFiles },
  host,
  onDone,
}: PartUploads) {
  const client = useClient()
  const uploads = useUploads({
    transfer: async () => (await import('@mango/widget/library-transfer')).libraryTransfer(client, 'class'),
    limits: {
      together,
      refusal: ({ name, size }) =>
        extensions.length > 0 && !extensions.includes(extensionOf(name))
          ? text.typeNotTaken(fileTypeName(fileTypeOf(name)), extensions.join('、'))
          : sizeRefusal(name, size, 'class'),
    },
    inSight: true,
    handsOver: true,
    host,
    onDone,
  })
  /** As a file input has it. */
  const accept = extensions.length > 0 ? extensions.map((one) => `.${one}`).join(',') : undefined
  return { ...uploads, accept }
}
