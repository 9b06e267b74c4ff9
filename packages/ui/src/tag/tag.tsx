import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/index.ts'
import type { Tone } from '../progress/index.ts'

export type TagProps = {
  /** @default 'neutral' */
  tone?: Tone | undefined
  icon?: IconName | undefined
  /** A filled dot before the text: a running state. */
  dot?: boolean | undefined
  onRemove?: (() => void) | undefined
  /** @default '移除' */
  removeLabel?: string | undefined
  children: ReactNode
}

/** A short word about something. Renders a `<span>`. */
export function Tag({ tone = 'neutral', icon, dot, onRemove, removeLabel = '移除', children }: TagProps) {
  return (
    <span className="tag" data-tone={tone}>
      {dot && <span className="tag-dot" />}
      {icon && <Icon name={icon} size={12} />}
      <span className="tag-text">{children}</span>
      {onRemove && (
        <button
          type="button"
          className="tag-remove"
          aria-label={typeof children === 'string' ? `${removeLabel} ${children}` : removeLabel}
          title={removeLabel}
          onClick={onRemove}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </span>
  )
}
