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
      gone ||
      void import('./sanitise.ts').then(
        ({ sanitise }) => {
          if (gone) return
          place.current?.replaceChildren(sanitise(html))
          onDrawn(true)
        },
        () => onDrawn(true),
      )
    // The form comes first; the words about the school may follow. Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(draw, { timeout: 1000 })
    else setTimeout(draw, 200)
    return () => {
      gone = true
    }
  }, [html, onDrawn])
  return <div ref={place} className="landing-summary" />
}
