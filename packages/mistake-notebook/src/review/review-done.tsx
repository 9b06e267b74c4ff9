import type { ReviewPlan } from '@mango/contract/mistake-notebook'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { useEffect, useRef } from 'react'
import { praise } from './rules.ts'

interface ReviewDoneProps {
  today: ReviewPlan
  onMore(): void
  onClose(): void
}

/** Nothing is left to be reviewed now: what was done, and a way on for whoever wants more. */
export function ReviewDone({ today, onMore, onClose }: ReviewDoneProps) {
  const end = useRef<HTMLDivElement>(null)
  // The last question is gone, and the focus with it.
  useEffect(() => end.current?.focus(), [])
  const isDone = today.done > 0
  return (
    <div ref={end} className="review-card" role="group" aria-label="复习的结果" tabIndex={-1}>
      <EmptyState
        drawing="done"
        text={isDone ? '今天的复习完成了' : '今天没有要复习的题'}
        detail={isDone ? praise(today) : '答错的题会在第二天出现在这里。'}
        action={
          today.more ? (
            <Button onClick={onMore}>再来几题</Button>
          ) : (
            <Button variant="primary" onClick={onClose}>
              好的
            </Button>
          )
        }
      />
    </div>
  )
}
