import type { Page } from '@mango/contract'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ShownList } from './shown-list.ts'

/** A list that grows as it is scrolled. */
export interface GrowingList<Row> extends ShownList<Row> {
  /** There is more, and it can be asked for now. */
  readonly more: boolean
  readonly growing: boolean
  /** What comes next, or what was asked for anew, did not come; what came before stays. */
  readonly stuck: boolean
  /** Everything is shown. */
  readonly whole: boolean
  grow(): void
  /** Asks again for what did not come. */
  retry(): void
}

/** What a query of a growing list shows. */
export function useGrowingList<Row>(query: UseInfiniteQueryResult<InfiniteData<Page<Row>>>): GrowingList<Row> {
  const parts = query.data?.pages ?? []
  return {
    rows: parts.flatMap((part) => part.rows),
    total: parts.at(-1)?.total,
    loading: query.isPending || query.isPlaceholderData,
    stale: query.isPlaceholderData,
    load: query,
    more: query.hasNextPage && !query.isFetching && !query.isError,
    growing: query.isFetchingNextPage,
    stuck: query.isError && parts.length > 0,
    whole: query.isSuccess && !query.hasNextPage,
    grow: () => void query.fetchNextPage(),
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  }
}
