import { useRef, useState } from 'react'

/** Slides whose pictures did not load, and are not drawn: their addresses may not be there yet. */
export interface ComingSlides {
  readonly away: readonly string[]
  miss(url: string): void
  /** It is there now: it is drawn again, and so are the others that did not load, to be missed again or not. */
  take(url: string): void
}

export function useComingSlides(): ComingSlides {
  const [away, setAway] = useState<readonly string[]>([])
  /** A picture that is there and still can't be drawn is not waited for. */
  const there = useRef(new Set<string>())
  return {
    away,
    miss(url) {
      if (!there.current.has(url)) setAway((before) => (before.includes(url) ? before : [...before, url]))
    },
    take(url) {
      there.current.add(url)
      setAway([])
    },
  }
}
