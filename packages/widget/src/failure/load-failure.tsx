import { CallError, readable } from '@mango/client'
import { code, text } from '@mango/contract'
import { EmptyState } from '@mango/ui/empty-state'
import { FailedState } from '@mango/ui/failed-state'

/** What a query tells of its load. */
export interface Load {
  readonly error: unknown
  readonly isFetching: boolean
  refetch(): unknown
}

interface LoadFailureProps {
  load: Load
  /** What did not come, or the title that a document demands. @default '加载失败' */
  title?: string | undefined
  /** Stands for the server's words where a document demands others. */
  detail?: string | undefined
  /** Without a drawing, for small places. */
  compact?: boolean | undefined
}

/** Bad input or no right: the same question gets the same answer, so nobody is asked to repeat it. Without words it may be anything. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.code === code.refused && error.message !== text.systemError

/** Stands where something would stand that did not load, and is the only one to tell of it. Nothing while all is well. */
export function LoadFailure({ load, title, detail, compact }: LoadFailureProps) {
  const { error } = load
  if (!error) return null
  if (!isRefusal(error))
    return (
      <FailedState
        text={title}
        detail={detail ?? readable(error)}
        compact={compact}
        busy={load.isFetching}
        onRetry={() => void load.refetch()}
      />
    )
  return (
    <div role="alert">
      <EmptyState
        drawing="lock"
        {...(detail === undefined ? { text: readable(error) } : { text: title, detail })}
        compact={compact}
      />
    </div>
  )
}
