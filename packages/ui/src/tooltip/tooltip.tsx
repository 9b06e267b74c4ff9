import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
} from 'react'
import { useTopLayer } from '../popover/use-top-layer.ts'

export type TooltipProps = {
  text: string
  /** One control; the text describes it. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

const openDelay = 300
const closeDelay = 120

/** A short explanation on hover and keyboard focus. Can be hovered itself; Escape takes it away. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (value: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(value), delay)
  }
  const now = (value: boolean) => {
    clearTimeout(timer.current)
    setOpen(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    event.preventDefault()
    now(false)
  }
  const enter = (event: PointerEvent) => event.pointerType !== 'touch' && later(true, open ? 0 : openDelay)
  const focus = (event: FocusEvent) => event.target.matches(':focus-visible') && now(true)
  return (
    <span
      ref={setAnchor}
      className="tooltip-anchor"
      role="presentation"
      onPointerEnter={enter}
      onPointerLeave={() => later(false, closeDelay)}
      onFocus={focus}
      onBlur={() => now(false)}
      onKeyDown={pressKey}
    >
      {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      {open && <Bubble {...{ id, text, anchor }} />}
    </span>
  )
}

type BubbleProps = { id: string; text: string; anchor: HTMLElement | null }

function Bubble({ id, text, anchor }: BubbleProps) {
  const { setFloating, style } = useTopLayer(anchor, 'top', 4)
  return (
    <span ref={setFloating} id={id} className="tooltip" role="tooltip" popover="manual" style={style}>
      {text}
    </span>
  )
}
