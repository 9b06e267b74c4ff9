import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Calls `onSight` when the end of a list comes near, for as long as there is more of it. */
export function useEndInSight(more: boolean, onSight: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onSight)
  useEffect(() => {
    const element = end.current
    if (!more || !element) return undefined
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
      rootMargin: '400px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [more])
  return end
}
