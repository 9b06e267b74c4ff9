import { useMatches } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/** What has the focus, through the shadow roots that it lies in. */
function deepFocus(): Element | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}

/**
 * Where the focus goes when another screen is shown: back to what had it, if the screen was kept, else to its beginning.
 * A screen that takes the focus itself keeps it.
 * @returns the name of the screen, to be announced; '' for the first one, whose name the browser says
 */
export function useArrival(place: RefObject<HTMLElement | null>): string {
  // Of the match and not of the location, which is already that of a screen that is still to be loaded.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' })
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? '' })
  const shown = useRef(path)
  const left = useRef(new Map<string, Element>())
  const [announced, setAnnounced] = useState('')

  const isInside = () => place.current?.contains(document.activeElement) ?? false
  const note = useEffectEvent(() => {
    const focused = deepFocus()
    if (focused && isInside()) left.current.set(shown.current, focused)
  })
  useEffect(() => {
    const hear = () => note()
    document.addEventListener('focusin', hear)
    return () => document.removeEventListener('focusin', hear)
  }, [])

  // A kept screen that was just hidden has the focus for a moment more.
  const isTaken = () =>
    isInside() && document.activeElement !== place.current && document.activeElement?.checkVisibility()
  const arrive = useEffectEvent(() => {
    if (isTaken()) return
    const before = left.current.get(path)
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    if (!isTaken()) place.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    arrive()
  }, [path])
  const named = useRef(title)
  useEffect(() => {
    if (named.current === title) return
    named.current = title
    setAnnounced(title)
  }, [title])
  return announced
}
