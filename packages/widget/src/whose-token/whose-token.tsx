import { useClient } from '@mango/client/react'
import { current } from '@mango/contract/account'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '../failure/index.ts'

interface WhoseTokenProps {
  /** What did not come, where nobody can say whose the token is. */
  title: string
  waiting: ReactNode
}

/** Whose the token of the page is, is asked by `useSessionUser`; this stands there until it knows, and where no answer comes. */
export function WhoseToken({ title, waiting }: WhoseTokenProps) {
  const load = useQuery({ ...useClient().query(current, {}), staleTime: Infinity })
  return load.error ? <LoadFailure load={load} title={title} /> : waiting
}
