import { pageGap } from './pdf-zoom.ts'

/** Where each page begins, from the top, and where the last one ends. */
export function pageStarts(heights: readonly number[]): { starts: readonly number[]; end: number } {
  let end = pageGap
  const starts = heights.map((height) => {
    const start = end
    end += height + pageGap
    return start
  })
  return { starts, end }
}

/** The page at a height: the last one that begins above it, from 0. */
export function pageAt(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}
