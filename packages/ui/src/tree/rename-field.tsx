import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { isComposing } from '../composing/index.ts'

type RenameFieldProps = {
  name: string
  /** What was typed before, and could not be kept. */
  typed: string | undefined
  /** The new name; undefined when it stays as it was. */
  onEnd: (name: string | undefined) => void
}

/** A name while it is changed. Enter and leaving keep the new one, Escape the old one. */
export function RenameField({ name, typed: before = name, onEnd }: RenameFieldProps) {
  const [typed, setTyped] = useState(before)
  const field = useRef<HTMLInputElement>(null)
  const ended = useRef(false)
  const takeFocus = useEffectEvent(() => {
    // What comes back takes the focus from nobody who has gone on elsewhere.
    if (before !== name && !field.current?.closest('.tree')?.matches(':focus')) return
    field.current?.focus({ preventScroll: true })
    field.current?.select()
  })
  useLayoutEffect(() => takeFocus(), [])
  const end = (next: string) => {
    // The field loses the focus when it goes away: that is no second end.
    if (ended.current) return
    ended.current = true
    onEnd(next.trim() === '' || next.trim() === name ? undefined : next.trim())
  }
  return (
    <input
      ref={field}
      className="tree-rename"
      aria-label={`重命名 ${name}`}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => end(typed)}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        // Arrows and letters belong to the text here.
        event.stopPropagation()
        if (isComposing(event.nativeEvent)) return
        if (event.key === 'Enter') end(typed)
        if (event.key === 'Escape') {
          event.preventDefault()
          end(name)
        }
      }}
    />
  )
}
