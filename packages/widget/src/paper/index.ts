import { useEffect } from 'react'

/** By then the page has what it shows first; nobody prints what was not read. */
const waitMilliseconds = 1000

/** Gives an element its looks for paper, a moment after it is there: they are no part of a first view. */
export function usePaper(host: HTMLElement): void {
  useEffect(() => {
    const gone = new AbortController()
    const timer = setTimeout(
      () =>
        void import('./paper-styles.ts').then(
          ({ adoptPaperStyles }) => adoptPaperStyles(host, gone.signal),
          // Paper then shows what the screen does.
          () => undefined,
        ),
      waitMilliseconds,
    )
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [host])
}
