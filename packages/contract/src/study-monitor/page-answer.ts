interface PageAnswer<Entry> {
  readonly data: readonly Entry[] | { readonly data: readonly Entry[]; readonly total: number }
  readonly total?: number | undefined
}

/**
 * The entries of a list of the monitor and their number over all pages: the documents nest them in another `data` for
 * one call and not for the others.
 */
export function pageOf<Entry>({ data, total }: PageAnswer<Entry>): { entries: readonly Entry[]; total: number } {
  return 'data' in data ? { entries: data.data, total: data.total } : { entries: data, total: total ?? data.length }
}
