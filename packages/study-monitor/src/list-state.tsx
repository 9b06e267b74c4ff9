import { CallError, readable } from '@mango/client'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { FailedState } from '@mango/ui/failed-state'
import type { ReactNode } from 'react'

interface ListStateProps {
  query: { isError: boolean; isFetching: boolean; error: unknown; refetch(): unknown }
  /** What stands there when nothing was found. */
  empty: ReactNode
}

/** Stands in a list without rows: nothing found, not allowed, or not loaded. */
export function ListState({ query, empty }: ListStateProps) {
  if (!query.isError) return empty
  const again = () => void query.refetch()
  if (query.error instanceof CallError && query.error.kind === 'refused')
    return <EmptyState drawing="lock" text={readable(query.error)} action={<Button onClick={again}>重试</Button>} />
  return <FailedState text="列表没有加载出来" detail={readable(query.error)} busy={query.isFetching} onRetry={again} />
}
