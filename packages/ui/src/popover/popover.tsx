import { useEffect, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { focused } from '../dialog/focused.ts'
import { classNames } from '../class-names.ts'
import { isComposing } from '../composing/index.ts'
import { focusLeaves } from './focus-leaves.ts'
import { useOutsidePress } from './use-outside-press.ts'
import { useTopLayer } from './use-top-layer.ts'

export type PopoverProps = {
  open: boolean
  /** Escape, a press outside, or the focus has gone elsewhere. */
  onClose: () => void
  /** What it stands beside; the focus goes back there. */
  anchor: HTMLElement | null
  /** Names it. */
  label: string
  children: ReactNode
  className?: string | undefined
}

/** A small panel beside something, not modal. Takes the focus, gives it back. Renders a `<dialog popover>`. */
export function Popover({ open, ...rest }: PopoverProps) {
  return open ? <OpenPopover {...rest} /> : null
}

function OpenPopover(props: Omit<PopoverProps, 'open'>) {
  const { onClose, anchor, label, children, className } = props
  const { setFloating, floating, style } = useTopLayer(anchor, 'bottom-start')
  useOutsidePress([floating, anchor], onClose)
  useEffect(() => {
    if (!floating) return
    const first = floating.querySelector<HTMLElement>('[data-autofocus]') ?? floating
    first.focus({ preventScroll: true })
    return () => {
      const now = focused(floating.ownerDocument)
      if (!now || floating.contains(now)) anchor?.focus({ preventScroll: true })
    }
  }, [floating, anchor])

  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
    // Neither the dialog around it nor the host page is meant.
    event.stopPropagation()
    event.preventDefault()
    onClose()
  }
  const leave = (event: FocusEvent) => {
    if (focusLeaves(event, anchor)) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the focus that leaves belong to it
    <dialog
      ref={setFloating}
      className={classNames('popover', className)}
      popover="manual"
      aria-label={label}
      tabIndex={-1}
      style={style}
      onKeyDown={pressKey}
      onBlur={leave}
    >
      {children}
    </dialog>
  )
}
