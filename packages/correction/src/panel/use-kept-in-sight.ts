import { useCallback, useRef } from 'react'

const byHand = ['wheel', 'touchmove', 'pointerdown'] as const
/** How far from the edges of what is seen of the list, in parts of its height. */
const margin = 0.12

/** Whether a part can be read without scrolling. */
function isInSight(part: Element, list: Element): boolean {
  const frame = (list.parentElement ?? list).getBoundingClientRect()
  const top = Math.max(0, frame.top)
  const bottom = Math.min(globalThis.innerHeight, frame.bottom)
  const room = (bottom - top) * margin
  const place = part.getBoundingClientRect()
  return place.top >= top + room && place.bottom <= bottom - room
}

/**
 * Keeps the current part in sight: when it becomes another one, when it is asked for, and while pictures come and make the list
 * longer, until somebody scrolls by hand. Nothing moves as long as it can be read: the eye stays, and nothing is painted anew.
 * @returns a ref for the list, one for the part, and what brings the part back into sight
 */
export function useKeptInSight() {
  const list = useRef<HTMLElement>(null)
  const current = useRef<HTMLElement>(null)
  const isLetGo = useRef(false)
  const keep = useCallback(() => {
    if (!isLetGo.current && list.current && current.current && !isInSight(current.current, list.current))
      current.current.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [])
  const show = useCallback(() => {
    isLetGo.current = false
    keep()
  }, [keep])
  const part = useCallback(
    (node: HTMLElement | null) => {
      current.current = node
      show()
    },
    [show],
  )
  const refOfList = useCallback(
    (node: HTMLElement | null) => {
      list.current = node
      if (!node) return undefined
      const letGo = () => (isLetGo.current = true)
      // In a frame of its own: what comes into sight changes the list again, of which a page would be told as an error.
      const grown = new ResizeObserver(() => requestAnimationFrame(keep))
      grown.observe(node)
      for (const type of byHand) node.addEventListener(type, letGo, { passive: true })
      return () => {
        grown.disconnect()
        for (const type of byHand) node.removeEventListener(type, letGo)
      }
    },
    [keep],
  )
  return { list: refOfList, part, show }
}
