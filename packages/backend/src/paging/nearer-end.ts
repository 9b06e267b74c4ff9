/** A page as it is read: so many rows are skipped from one end, in the order of the list or (`backwards`) against it. */
export interface Place {
  readonly limit: number
  readonly offset: number
  readonly backwards: boolean
}

/**
 * Where a page lies. Skipping costs, so pages of the second half are read from the other end: the last is as fast as the
 * first. Undefined behind the end.
 */
export function nearerEnd(total: number, skipped: number, size: number): Place | undefined {
  const limit = Math.min(size, total - skipped)
  if (limit <= 0) return undefined
  const behind = total - skipped - limit
  return behind < skipped ? { limit, offset: behind, backwards: true } : { limit, offset: skipped, backwards: false }
}
