/** What a kind of upload takes. */
export interface UploadLimits {
  /** Files that may be chosen together; more are refused whole, in these words. */
  readonly together?: {
    readonly most: number
    readonly refusal: string
    /** What stands in the list and is not done is counted with them: failures may be tried again. */
    readonly withUnfinished?: boolean
  }
  /** Why a file is not taken, or null. */
  refusal?(file: File): string | null
}

/** Something to tell about files that were chosen. */
export interface SelectionNote {
  readonly title?: string
  readonly text: string
}

/** Files chosen together, sorted out before a byte is sent. */
export interface Selection {
  readonly accepted: readonly File[]
  readonly notes: readonly SelectionNote[]
}

/**
 * Too many files are refused whole; any other file is refused alone. Empty files are taken, but told of.
 * @param unfinished how many stand in the list and are not done
 */
export function sortOut(files: readonly File[], { together, refusal }: UploadLimits, unfinished = 0): Selection {
  if (together && files.length + (together.withUnfinished ? unfinished : 0) > together.most)
    return { accepted: [], notes: [{ text: together.refusal }] }
  const namesByReason = new Map<string, string[]>()
  const accepted = files.filter((file) => {
    const reason = refusal?.(file)
    if (reason) namesByReason.set(reason, [...(namesByReason.get(reason) ?? []), file.name])
    return !reason
  })
  return { accepted, notes: [...refused(namesByReason), ...emptyAmong(accepted)] }
}

/** One note for all that was refused, however many reasons there were. */
function refused(namesByReason: ReadonlyMap<string, readonly string[]>): SelectionNote[] {
  const names = [...namesByReason.values()].flat()
  const [only] = namesByReason.keys()
  if (only === undefined) return []
  if (names.length === 1) return [{ title: `“${names[0]}”没有加入上传`, text: only }]
  const lines = Array.from(namesByReason, ([reason, refused]) => `${reason}（${refused.join('、')}）`)
  return [{ title: `${names.length} 个文件没有加入上传`, text: lines.join('\n') }]
}

function emptyAmong(files: readonly File[]): SelectionNote[] {
  const names = files.filter(({ size }) => size === 0).map(({ name }) => name)
  return names.length === 0 ? [] : [{ title: '空文件', text: `${names.join('、')} 里没有任何内容，请确认没有选错` }]
}
