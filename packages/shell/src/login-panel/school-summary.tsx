import { useEffect, useRef } from 'react'

interface SchoolSummaryProps {
  html: string
  /** It is there, or will not come. */
  onDrawn(drawn: true): void
}

/** The server's HTML about the school: the one place where its markup is drawn, as what the list in `sanitise.ts` lets through. */
export function SchoolSummary({ html, onDrawn }: SchoolSummaryProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let gone = false
    const draw = () =>
      void import('./sanitise.ts').then(
        ({ sanitise }) => {
          if (gone) return
          place.current?.replaceChildren(sanitise(html))
          onDrawn(true)
        },
        () => onDrawn(true),
      )
    // The form comes first; the words about the school may follow.
    const cancel = whenIdle(draw)
    return () => {
      gone = true
      cancel()
    }
  }, [html, onDrawn])
  return <div ref={place} className="landing-summary" />
}

/** Safari has no idle callbacks. */
function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(action, { timeout: 1000 })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(action, 200)
  return () => clearTimeout(timer)
}
