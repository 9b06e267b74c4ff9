import type { Page } from '@mango/contract'

interface Paged<Row> {
  readonly data?: readonly Row[] | { readonly data: readonly Row[]; readonly total: number } | undefined
  readonly total?: number | undefined
}

/** The rows of an answer that pages by `total` or `data.total`, and how many there are; none of one that was refused. */
export function pageIn<Row>({ data = [], total = 0 }: Paged<Row>): Page<Row> {
  return 'data' in data ? { rows: data.data, total: data.total } : { rows: data, total }
}
