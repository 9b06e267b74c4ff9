import {
  QueryClientProvider,
  usePrefetchQuery,
  useQuery,
  type QueryKey,
  type UsePrefetchQueryOptions,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import { clientOf, type Client, type ClientContext } from './client.ts'
import type { SessionUser } from './session.ts'

const Current = createContext<Client | null>(null)

/** Gives everything below it the client of an element's context. */
export function ClientProvider({ context, children }: { context: ClientContext; children: ReactNode }) {
  const client = clientOf(context)
  return (
    <Current value={client}>
      <QueryClientProvider client={client.queries}>{children}</QueryClientProvider>
    </Current>
  )
}

export function useClient(): Client {
  const client = use(Current)
  if (!client) throw new Error('useClient needs a <ClientProvider> above it')
  return client
}

/** Whether somebody is logged in, followed live. */
export function useLoggedIn(): boolean {
  const { session } = useClient()
  return useSyncExternalStore(session.subscribe, () => session.token() !== undefined)
}

/** Who is logged in, read anew whenever the session changes; undefined where nobody is. */
export function useSessionUser(): SessionUser | undefined {
  const { session } = useClient()
  useSyncExternalStore(session.subscribe, session.token)
  return session.user()
}

/**
 * `useQuery` for what an element shows first: asks while the component is drawn, where `useQuery` asks only when that was
 * painted. Not for queries that are not `enabled`.
 */
export function useEarlyQuery<Answer, Data, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Data, Key> & UsePrefetchQueryOptions<Answer, Error, Data, Answer, Key>,
): UseQueryResult<Data> {
  usePrefetchQuery(options)
  return useQuery({
    ...options,
    // What came before the first paint is not asked for again after it.
    refetchOnMount: ({ state }) => state.isInvalidated || state.dataUpdatedAt < Date.now() - 1000,
  })
}
