import { useEffect, type RefObject } from 'react'

const changes = ['beforeinput', 'click', 'keydown', 'drop'] as const
const leaving = new Set(['Tab', 'Escape'])

/**
 * Keeps what somebody has put in as it is while it is being saved: what they changed now would not be saved, and would go with
 * its form. It can still be read and scrolled, keeps the focus, and nothing looks disabled for the moment that it takes.
 * @param area what holds the fields; a dialog that is opened from it is not held
 */
export function useHeldStill(area: RefObject<HTMLElement | null>, held: boolean): void {
  useEffect(() => {
    const element = area.current
    if (!held || !element) return undefined
    const refuse = (event: Event) => {
      if (event instanceof KeyboardEvent && leaving.has(event.key)) return
      if (event.target instanceof Element && event.target.closest('dialog') !== element.closest('dialog')) return
      event.preventDefault()
      event.stopPropagation()
    }
    for (const type of changes) element.addEventListener(type, refuse, { capture: true })
    return () => {
      for (const type of changes) element.removeEventListener(type, refuse, { capture: true })
    }
  }, [area, held])
}
