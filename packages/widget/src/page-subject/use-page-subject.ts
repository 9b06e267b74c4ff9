import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface PageSubject {
  /** Of the element's context. */
  readonly subject: number | undefined
  /** Whether the screen is narrowed to a subject of its own: that one counts. */
  readonly own: boolean
  /** Forgets the screen's own subject: another one was chosen for the page since. */
  drop(): void
}

/**
 * The subject of the page, which its bar or its host chose: a screen goes by it where it has none of its own, and may let it go
 * until another one is chosen. It is kept by the page alone, so the screen's view does not hold it.
 */
export function usePageSubject({ subject, own, drop }: PageSubject) {
  const [gone, setGone] = useState<number>()
  const known = useRef(subject)
  const follow = useEffectEvent(() => {
    if (own) drop()
  })
  useEffect(() => {
    if (known.current === subject) return
    known.current = subject
    follow()
  }, [subject])
  return { followed: own || subject === gone ? undefined : subject, letGo: () => setGone(subject) }
}
