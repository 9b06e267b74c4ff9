import { maxDocumentBytes, maxFileBytes, maxFilesPerSelection, type LibraryVariant } from '@mango/contract/library'

const MB = 1024 * 1024
const inWords = (bytes: number) => (bytes % (1024 * MB) === 0 ? `${bytes / MB / 1024} GB` : `${bytes / MB} MB`)

/** What may be uploaded, said before somebody chooses. */
export function uploadHint(variant: LibraryVariant): string {
  const most = maxFileBytes[variant]
  const documents = maxDocumentBytes < most ? `（PPT、Word ${inWords(maxDocumentBytes)}）` : ''
  return `上传单个限 ${inWords(most)}${documents}，一次 ${maxFilesPerSelection} 个`
}
