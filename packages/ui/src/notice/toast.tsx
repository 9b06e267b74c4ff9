import { useState, type FocusEvent } from 'react'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import type { Notice, NoticeKind } from './notice-context.ts'
import { useCountdown, type TimeLeft } from './use-countdown.ts'

const icons = { success: 'success', info: 'info', warning: 'warning', error: 'error' } as const
const tones: Record<NoticeKind, string> = { success: 'leaf', info: 'sky', warning: 'gold', error: 'red' }

type ToastProps = { notice: Notice; left: TimeLeft; onEnd: () => void }

/** One notice. Stays while the pointer or the focus is on it. */
export function Toast({ notice, left, onEnd }: ToastProps) {
  const { kind, title, text, action } = notice
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  useCountdown(left, hovered || focused, onEnd)
  const leave = (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))
  return (
    <div
      className="notice"
      data-tone={tones[kind]}
      data-kind={kind}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      <Icon name={icons[kind]} size={18} />
      <div className="notice-words">
        {title && <p className="notice-title">{title}</p>}
        <p>{text}</p>
      </div>
      {action && (
        <Button
          variant="text"
          size="s"
          onClick={() => {
            action.run()
            onEnd()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="close" size="s" label="关闭" onClick={onEnd} />
    </div>
  )
}
