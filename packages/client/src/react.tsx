import { current } from '@mango/contract/account'
import {
  QueryClientProvider,
  usePrefetchQuery,
  useQuery,
  type QueryKey,
  type UsePrefetchQueryOptions,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { createContext, Fragment, use, useLayoutEffect, useState, type ReactNode } from 'react'
import { localStore, memoryStorage, type KeyValue } from './browser-storage.ts'
import type { Client, ClientContext } from './client.ts'
import { connectionOf } from './connection.ts'
import { personal } from './personal.ts'
import { sessionUserOf, type SessionUser } from './session.ts'

const Current = createContext<Client | null>(null)

interface ClientProviderProps {
  readonly context: ClientContext
  /** Set by what logs people in: it holds nothing of anybody's, and goes on when somebody comes in. */
  readonly stays?: boolean
  readonly children: ReactNode
}

/**
 * Gives everything below it the client of whoever is logged in. For another person it is drawn from scratch: what the former
 * one saw, typed or opened is gone.
 */
export function ClientProvider({ context, stays = false, children }: ClientProviderProps) {
  const connection = connectionOf(context)
  const client = connection.client()
  const [, drawFor] = useState(client)
  // Before it is seen, and not after: somebody else may have come while the element was out of the page.
  useLayoutEffect(() => connection.subscribe(() => drawFor(connection.client())), [connection])
  return (
    <Current value={client}>
      <QueryClientProvider client={client.queries}>
        <Fragment key={stays ? undefined : client.whose}>{children}</Fragment>
      </QueryClientProvider>
    </Current>
  )
}

export function useClient(): Client {
  const client = use(Current)
  if (!client) throw new Error('useClient needs a <ClientProvider> above it')
  return client
}

/**
 * Who is logged in, as far as is known; undefined where nobody is. The cookies of the login say so; of a token that the page
 * gave, and that is not theirs, the server is asked.
 */
export function useSessionUser(): SessionUser | undefined {
  const client = useClient()
  const isForeign = Boolean(client.context.userToken) && client.context.userToken !== client.session.token()
  const asked = useQuery({ ...client.query(current, {}), enabled: isForeign, staleTime: Infinity })
  return isForeign ? asked.data && sessionUserOf(asked.data.data) : client.session.user()
}

const unnamed = personal(() => memoryStorage())

/**
 * Where something of a person is kept beyond this page: local storage, under a key that names school and person. As long as it
 * is not known who that is, it is kept in memory.
 */
export function usePersonalStorage(name: string): { storage: KeyValue; key: string } {
  const client = useClient()
  const user = useSessionUser()
  if (!user) return { storage: unnamed(client), key: name }
  return { storage: localStore, key: `${name}:${user.schoolId}:${user.userId}` }
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
