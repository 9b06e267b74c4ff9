import { extensionOf } from '../library/file-types.ts'
import { isBlank, wordsProblem } from '../words.ts'

export const evaluationPageSize = 20
export const treeSearchLimit = 200
export const ratingMax = 3
/** Without the extension, which stays as it is. */
export const fileNameLength = 20
/** The tree hides this long after a move. */
export const treeResetMilliseconds = 100
export const importExtensions = ['xls', 'xlsx'] as const
/** The documents leave the lengths and the size open: decided here. */
export const itemNameLength = 100
export const descriptionLength = 500
export const categoryNameLength = 30
export const maxImportBytes = 20 * 1024 * 1024
/** The scale has as many scores as an ability: 0 to 4. */
export const maxStandards = 5

/** Whether a file may be called so. */
export function isFileName(name: string): boolean {
  const extension = extensionOf(name)
  const base = extension === '' ? name : name.slice(0, -extension.length - 1)
  return !isBlank(base) && !wordsProblem(base.trim(), fileNameLength)
}

/** How long what was deleted can be restored. */
export const binDays = 30
/** Rows of a table that are read. */
export const maxImportRows = 20_000
/** Files that are taken along in one archive. */
export const maxArchiveFiles = 200
/** Files that are changed in one go. */
export const maxChangedFiles = 500
