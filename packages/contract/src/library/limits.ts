import { fileType, fileTypeOf, type LibraryVariant } from './file-types.ts'
import { text } from './texts.ts'

const MB = 1024 * 1024

export const libraryPageSize = 10
/** A larger file goes in parts, so that nothing that came has to be sent again; the documents know one POST. */
export const partedFromBytes = 100 * MB
/** How large a part is, where the server says nothing else. */
export const partBytes = 16 * MB
/** How long a deleted file can be put back. */
export const deletedFileDays = 30
export const pagerNumbers = 5
/** Of what a link is called; the documents leave it open. */
export const linkNameLength = 100
/** How often it is asked whether a file is converted: as often as in a lesson. */
export const conversionPollMilliseconds = 3000
export const maxFilesPerSelection = 10
export const maxDocumentBytes = 500 * MB
/** Largest file of a library, by variant. */
export const maxFileBytes: Readonly<Record<LibraryVariant, number>> = { class: 2048 * MB, evaluation: 500 * MB }

/** Why a file of this name and size is refused, or null. Word and PPT have their own sentence, which wins. */
export function sizeRefusal(fileName: string, bytes: number, variant: LibraryVariant): string | null {
  const type = fileTypeOf(fileName)
  if ((type === fileType.word || type === fileType.ppt) && bytes > maxDocumentBytes) return text.documentTooLarge
  return bytes > maxFileBytes[variant] ? text.fileTooLarge[variant] : null
}

/**
 * A size for the reader (document 1, section 9).
 * @param kilobytes a number of KB, or digits; anything falsy, negative or not numeric gives an empty string
 */
export function formatFileSize(kilobytes: unknown): string {
  if (typeof kilobytes !== 'number' && typeof kilobytes !== 'string') return ''
  const size = typeof kilobytes === 'string' && kilobytes.trim() === '' ? Number.NaN : Number(kilobytes)
  if (!(size > 0) || !Number.isFinite(size)) return ''
  if (size > 1024 * 1024) return `${(size / 1024 / 1024).toFixed(2)}GB`
  if (size > 1024) return `${(size / 1024).toFixed(2)}MB`
  return `${size}KB`
}
