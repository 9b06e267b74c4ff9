import * as v from 'valibot'

/**
 * One page of a list of the monitor. The documents nest `data` and `total` in another `data` for one call and not for
 * the others, without promising either: both are read, the reference backend writes what the documents show.
 */
export const pageAnswer = <S extends v.GenericSchema>(entry: S) =>
  v.object({
    data: v.union([v.array(entry), v.object({ data: v.array(entry), total: v.number() })]),
    total: v.optional(v.number()),
  })

interface PageAnswer<Entry> {
  readonly data: readonly Entry[] | { readonly data: readonly Entry[]; readonly total: number }
  readonly total?: number | undefined
}

/** The entries and their number over all pages, wherever the answer had them. */
export function pageOf<Entry>({ data, total }: PageAnswer<Entry>): { entries: readonly Entry[]; total: number } {
  return 'data' in data ? { entries: data.data, total: data.total } : { entries: data, total: total ?? data.length }
}
