import { Button } from '@mango/ui/button'
import { Tag } from '@mango/ui/tag'

interface ReasonsProps {
  reasons: readonly string[]
  /** Left out for whoever only looks. */
  onDrop?: ((reason: string) => Promise<unknown>) | undefined
  onNote?: (() => void) | undefined
}

/** Why it went wrong, in the student's words. */
export function Reasons({ reasons, onDrop, onNote }: ReasonsProps) {
  if (reasons.length === 0 && !onNote) return null
  return (
    <p className="question-reasons">
      <span>错因</span>
      {reasons.map((reason) => (
        <Tag key={reason} removeLabel="删除错因" onRemove={onDrop && (() => void onDrop(reason))}>
          {reason}
        </Tag>
      ))}
      {onNote && (
        <Button variant="text" size="s" icon="plus" onClick={onNote}>
          填写错因
        </Button>
      )}
    </p>
  )
}
