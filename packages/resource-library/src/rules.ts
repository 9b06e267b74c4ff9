import { safeUrl } from '@mango/client'
import type { SelectionNote, UploadLimits } from '@mango/client/upload'
import { nameProblem } from '@mango/contract'
import {
  fileTypeName,
  fileTypeOf,
  linkNameLength,
  maxFilesPerSelection,
  sizeRefusal,
  text,
  type LibraryFile,
  type LibraryVariant,
} from '@mango/contract/library'

/** The names of types, as a reader lists them. */
export const typeNames = (types: readonly number[]): string => types.map(fileTypeName).join('、')

/** What a library takes; `types` are the allowed type codes, empty for all. */
export const libraryLimits = (variant: LibraryVariant, types: readonly number[]): UploadLimits => ({
  together: { most: maxFilesPerSelection, refusal: text.tooManyFiles },
  refusal({ name, size }) {
    const type = fileTypeOf(name)
    if (types.length > 0 && !types.includes(type)) return text.typeNotTaken(fileTypeName(type), typeNames(types))
    return sizeRefusal(name, size, variant)
  },
})

/** Why these files can't be handed back, or undefined. `types` are the allowed type codes; empty allows all. */
export function pickRefusal(files: readonly LibraryFile[], types: readonly number[]): SelectionNote | undefined {
  if (files.length === 0) return { text: text.nothingSelected }
  const foreign = types.length > 0 ? files.filter((file) => !types.includes(file.type)) : []
  const [first] = foreign
  if (!first) return undefined
  const more = foreign.length > 1 ? `等 ${foreign.length} 个文件` : ''
  return { title: `“${first.fileName}”${more}不能选择`, text: text.typeNotSupported(fileTypeName(first.type)) }
}

export interface LinkErrors {
  readonly name?: string
  readonly url?: string
}

/** What is wrong with a link; an empty object where nothing is. */
export function linkErrors(name: string, url: string): LinkErrors {
  const wrong = name.trim() === '' ? text.linkNameMissing : nameProblem(name, linkNameLength)
  return {
    ...(wrong && { name: wrong }),
    ...urlError(url.trim()),
  }
}

const scheme = /^https?:\/\//i

function urlError(url: string): LinkErrors {
  if (url === '') return { url: text.linkUrlMissing }
  if (!scheme.test(url)) return { url: text.linkSchemeMissing }
  return isWebAddress(url) ? {} : { url: text.linkBroken }
}

/** The browser would take a blank and quietly encode it, or `https:///x` and move the slashes: such an address was not meant. */
const isWebAddress = (url: string) => /^https?:\/\/[^\s/]\S*$/i.test(url) && safeUrl(url) !== undefined

/** The address that was probably meant where the scheme was left out or typed in full width, or undefined. */
export function completedLink(url: string): string | undefined {
  const typed = url.trim()
  if (scheme.test(typed)) return undefined
  const meant = typed.normalize('NFKC')
  const completed = scheme.test(meant) ? meant : `https://${meant}`
  const looksLikeOne = /^https?:\/\/[^\s/:?#@]+\.[^\s/:?#@.]{2,}(:\d+)?([/?#]\S*)?$/i.test(completed)
  return looksLikeOne && isWebAddress(completed) ? completed : undefined
}
