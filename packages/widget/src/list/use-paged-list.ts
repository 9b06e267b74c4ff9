import type { Page } from '@mango/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useKeptAnswer } from '../failure/index.ts'
import { pageCount } from './page-count.ts'
import type { ShownList } from './shown-list.ts'

interface Paging {
  /** The page that is wanted, from 1. */
  readonly page: number
  readonly pageSize: number
  /** Another page is wanted; `replace` where the wanted one lies behind the end, which is no step of its own. */
  onPage(page: number, replace: boolean): void
}

/** A list that is read page by page. */
export interface PagedList<Row> extends ShownList<Row> {
  readonly page: number
  readonly pages: number
  readonly pageSize: number
  turn(page: number): void
}

/**
 * What a query of one page shows: its rows, those of the page before while it loads (with `keepPreviousData`), and where it
 * is among the pages. A page behind the end, from an old link or because its last row went, becomes the last one. What was
 * asked for anew and did not come is told in a notice, and what is there stays, but for what may not be seen any more.
 */
export function usePagedList<Row>(query: UseQueryResult<Page<Row>>, { page, pageSize, onPage }: Paging) {
  const answer = useKeptAnswer(query, '列表没有刷新')
  const total = answer?.total
  // Without a total there is a way back at least.
  const pages = total === undefined ? (query.isError ? page : 1) : pageCount(total, pageSize)
  const behind = query.isSuccess && !query.isPlaceholderData && page > pages
  const stayInside = useEffectEvent(() => onPage(pages, true))
  useEffect(() => {
    if (behind) stayInside()
  }, [behind])
  const list: PagedList<Row> = {
    rows: behind ? [] : (answer?.rows ?? []),
    total,
    loading: query.isPending || query.isPlaceholderData || behind,
    stale: query.isPlaceholderData,
    load: query,
    page: Math.min(page, pages),
    pages,
    pageSize,
    turn: (wanted) => onPage(wanted, false),
  }
  return list
}
