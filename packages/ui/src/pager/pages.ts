/** The page numbers in sight: `count` of them, the current one in the middle where the ends allow it. */
export function pagesInSight(page: number, pages: number, count: number): number[] {
  const length = Math.min(count, pages)
  const first = Math.max(1, Math.min(page - Math.floor(length / 2), pages - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}

/** The page that a typed text means, when it is one of 1 to `pages`. */
export function pageTyped(text: string, pages: number): number | undefined {
  const digits = text.trim().normalize('NFKC')
  if (!/^\d+$/.test(digits)) return undefined
  const page = Number(digits)
  return page >= 1 && page <= pages ? page : undefined
}
