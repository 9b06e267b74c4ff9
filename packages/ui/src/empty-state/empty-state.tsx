import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawing.tsx'

export type { DrawingName } from './drawing.tsx'

export type EmptyStateProps = {
  /** One sentence. @default '暂无数据' */
  text?: ReactNode
  /** A second, quieter line. */
  detail?: ReactNode
  /** `empty` nothing yet, `search` nothing found, `lock` not allowed, `broken` failed, `done` nothing left. @default 'empty' */
  drawing?: DrawingName | undefined
  /** One button. */
  action?: ReactNode
  /** Without the drawing, for small places. */
  compact?: boolean | undefined
}

/** Stands where things would stand: a drawing, one sentence, one action. */
export function EmptyState({ text = '暂无数据', detail, drawing = 'empty', action, compact }: EmptyStateProps) {
  return (
    <div className="state" data-compact={compact || undefined}>
      {!compact && <Drawing name={drawing} />}
      <p className="state-text">{text}</p>
      {detail && <p className="state-detail">{detail}</p>}
      {action && <div className="state-action">{action}</div>}
    </div>
  )
}
