import { Pager, type PagerProps } from '@mango/ui/pager'
import type { PagedList } from './use-paged-list.ts'

interface ListPagerProps extends Pick<PagerProps, 'numbers' | 'ends' | 'jump' | 'short'> {
  list: Pick<PagedList<unknown>, 'total' | 'page' | 'pages' | 'turn'>
  /** What is counted, with its measure word, as 场; without it only the pages are told. */
  unit?: string | undefined
}

/** Leafs through a list and tells how long it is. */
export function ListPager({ list: { total, page, pages, turn }, unit, ...pager }: ListPagerProps) {
  const counted = unit === undefined ? '' : `共 ${total} ${unit} · `
  // A blank keeps the line's height until the total is known.
  const summary = total === undefined ? ' ' : `${counted}第 ${page} / ${pages} 页`
  return <Pager {...pager} page={page} pages={pages} summary={summary} onChange={turn} />
}
