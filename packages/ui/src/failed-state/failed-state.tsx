import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'

export type FailedStateProps = {
  /** @default '加载失败' */
  text?: ReactNode
  /** What the server said, or what else can be done. */
  detail?: ReactNode
  onRetry?: (() => void) | undefined
  /** The next attempt is on its way. */
  busy?: boolean | undefined
  compact?: boolean | undefined
}

/** Stands where things would stand when they did not come, and offers another attempt. Is announced. */
export function FailedState({ text = '加载失败', detail, onRetry, busy, compact }: FailedStateProps) {
  const again = onRetry && (
    <Button icon="retry" busy={busy} size={compact ? 's' : 'm'} onClick={onRetry}>
      重试
    </Button>
  )
  return (
    <div role="alert">
      <EmptyState drawing="broken" text={text} detail={detail} compact={compact} action={again} />
    </div>
  )
}
