import type { UseQueryResult } from '@tanstack/react-query'
import { isRefusal } from './load-failure.tsx'
import { useLoadNotice } from './use-load-notice.ts'

/**
 * What a query shows: what was asked for anew and did not come is told in a notice, and what is there stays, but for what may not
 * be seen any more.
 * @param title of the notice
 */
export function useKeptAnswer<Answer>(query: UseQueryResult<Answer>, title: string): Answer | undefined {
  const isKept = query.isRefetchError && !isRefusal(query.error)
  useLoadNotice(isKept ? [query] : [], { title })
  return query.isError && !isKept ? undefined : query.data
}
