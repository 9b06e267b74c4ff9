import { useEffect, useRef } from 'react'

/** Goes back to the top of a list whenever it was loaded anew; nothing happens while its top is in sight. */
export function useScrollToTop(loadedAt: number) {
  const top = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = top.current
    if (loadedAt > 0 && element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' })
  }, [loadedAt])
  return top
}
