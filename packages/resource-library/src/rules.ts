import {
  fileTypeName,
  maxFilesPerSelection,
  sizeRefusal,
  text,
  type LibraryFile,
  type LibraryVariant,
} from '@mango/contract/library'

/** Files chosen together, sorted out: what goes into the queue, and one summary of what does not. */
export interface Selection {
  readonly accepted: readonly File[]
  /** What to tell the reader; undefined where everything was accepted. */
  readonly refusal: { readonly title?: string; readonly text: string } | undefined
}

/** More than ten files are refused whole; a file over its limit is refused alone. */
export function sortOut(files: readonly File[], variant: LibraryVariant): Selection {
  if (files.length > maxFilesPerSelection) return { accepted: [], refusal: { text: text.tooManyFiles } }
  const namesByReason = new Map<string, string[]>()
  const accepted = files.filter((file) => {
    const reason = sizeRefusal(file.name, file.size, variant)
    if (reason) namesByReason.set(reason, [...(namesByReason.get(reason) ?? []), file.name])
    return !reason
  })
  return { accepted, refusal: summary(namesByReason, files.length - accepted.length) }
}

function summary(namesByReason: ReadonlyMap<string, readonly string[]>, count: number): Selection['refusal'] {
  const [first] = namesByReason.keys()
  if (first === undefined) return undefined
  if (count === 1) return { text: first }
  const lines = Array.from(namesByReason, ([reason, names]) => `${reason}（${names.join('、')}）`)
  return { title: `${count} 个文件没有加入上传`, text: lines.join('\n') }
}

/** Why these files can't be handed back, or undefined. `types` are the allowed type codes; empty allows all. */
export function pickRefusal(files: readonly LibraryFile[], types: readonly number[]): string | undefined {
  if (files.length === 0) return text.nothingSelected
  const foreign = types.length > 0 && files.find((file) => !types.includes(file.type))
  return foreign ? text.typeNotSupported(fileTypeName(foreign.type)) : undefined
}

export interface LinkErrors {
  readonly name?: string
  readonly url?: string
}

/** What is wrong with a link; an empty object where nothing is. */
export function linkErrors(name: string, url: string): LinkErrors {
  return {
    ...(name.trim() === '' && { name: text.linkNameMissing }),
    ...(url.trim() === ''
      ? { url: text.linkUrlMissing }
      : !isWebAddress(url) && { url: '链接地址需要以 http:// 或 https:// 开头' }),
  }
}

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\//i.test(value.trim())) return false
  return URL.canParse(value.trim())
}
