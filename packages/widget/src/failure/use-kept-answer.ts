import type { UseQueryResult } from '@tanstack/react-query'
import { isRefusal } from './load-failure.tsx'
import { useLoadNotice } from './use-load-notice.ts'

const isKept = (query: UseQueryResult) => query.isRefetchError && !isRefusal(query.error)

/** What several queries show together, each as in `useKeptAnswer`, with one notice for all. */
export function useKeptAnswers<Answer>(
  queries: readonly UseQueryResult<Answer>[],
  title: string,
): (Answer | undefined)[] {
  useLoadNotice(queries.filter(isKept), { title })
  return queries.map((query) => (query.isError && !isKept(query) ? undefined : query.data))
}

/**
 * What a query shows: what was asked for anew and did not come is told in a notice, and what is there stays, but for what may not
 * be seen any more.
 * @param title of the notice
 */
export const useKeptAnswer = <Answer>(query: UseQueryResult<Answer>, title: string): Answer | undefined =>
  useKeptAnswers([query], title)[0]
