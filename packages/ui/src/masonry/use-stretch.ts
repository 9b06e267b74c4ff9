import { useEffect, useState, type RefObject } from 'react'

export type Stretch = { width: number; from: number; to: number }

// The stretch moves in steps, so that most scroll events change nothing.
const step = 160

/** How wide an element is, and which stretch of it lies in the window or near it. */
export function useStretch(frame: RefObject<HTMLElement | null>): Stretch | undefined {
  const [stretch, setStretch] = useState<Stretch>()
  useEffect(() => {
    const element = frame.current
    const view = element?.ownerDocument.defaultView
    if (!element || !view) return
    const measure = () => {
      const { top, width } = element.getBoundingClientRect()
      const room = view.innerHeight * 0.5
      const from = Math.floor((-top - room) / step) * step
      const to = Math.ceil((-top + view.innerHeight + room) / step) * step
      setStretch((known) =>
        known && known.width === width && known.from === from && known.to === to ? known : { width, from, to },
      )
    }
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    // Whatever scrolls: the page, or something between, which tells only its own root.
    const roots = new Set<Node>([element.ownerDocument, element.getRootNode()])
    const passive = { capture: true, passive: true }
    for (const root of roots) root.addEventListener('scroll', measure, passive)
    view.addEventListener('resize', measure)
    return () => {
      resized.disconnect()
      for (const root of roots) root.removeEventListener('scroll', measure, passive)
      view.removeEventListener('resize', measure)
    }
  }, [frame])
  return stretch
}
