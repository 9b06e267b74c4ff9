import { feedScrollDelay, feedThreshold } from '@mango/contract/growth-profile'
import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Hears that somebody has scrolled near to the end of a feed, whatever it is that scrolls, once the scrolling rests. */
export function useNearEnd(end: RefObject<HTMLElement | null>, active: boolean, onNear: () => void) {
  const near = useEffectEvent(() => {
    const view = end.current?.ownerDocument.defaultView
    if (!active || !end.current || !view) return
    const { bottom, height } = end.current.getBoundingClientRect()
    if (height > 0 && bottom <= view.innerHeight + feedThreshold) onNear()
  })
  useEffect(() => {
    const element = end.current
    const view = element?.ownerDocument.defaultView
    if (!element || !view) return
    let rest: ReturnType<typeof setTimeout> | undefined
    const scrolled = () => {
      clearTimeout(rest)
      rest = setTimeout(near, feedScrollDelay)
    }
    // A scroll inside a shadow root is heard only there.
    const roots = new Set<Node>([element.ownerDocument, element.getRootNode()])
    const passive = { capture: true, passive: true }
    for (const root of roots) root.addEventListener('scroll', scrolled, passive)
    view.addEventListener('resize', scrolled)
    return () => {
      clearTimeout(rest)
      for (const root of roots) root.removeEventListener('scroll', scrolled, passive)
      view.removeEventListener('resize', scrolled)
    }
  }, [end])
}
