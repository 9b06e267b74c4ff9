import { useEffect, useRef } from 'react'

/** The server's HTML about the school: the one place where its markup is drawn, as what the list in `sanitise.ts` lets through. */
export function SchoolSummary({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let gone = false
    const draw = () =>
      void import('./sanitise.ts').then(
        ({ sanitise }) => {
          if (!gone) place.current?.replaceChildren(sanitise(html))
        },
        () => undefined,
      )
    // The form comes first; the words about the school may follow.
    const cancel = whenIdle(draw)
    return () => {
      gone = true
      cancel()
    }
  }, [html])
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
