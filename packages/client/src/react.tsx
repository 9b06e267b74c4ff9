import { QueryClientProvider } from '@tanstack/react-query'
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
