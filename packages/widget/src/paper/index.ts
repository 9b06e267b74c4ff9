import { useEffect } from 'react'
import { whenIdle } from '../when-idle/index.ts'

/** Gives an element its looks for paper. They come when the page has nothing else to do: whoever prints it has read it before. */
export function usePaper(host: HTMLElement): void {
  useEffect(() => {
    const gone = new AbortController()
    const cancel = whenIdle(
      () =>
        void import('./paper-styles.ts').then(
          ({ adoptPaperStyles }) => adoptPaperStyles(host, gone.signal),
          // Paper then shows what the screen does.
          () => undefined,
        ),
    )
    return () => {
      cancel()
      gone.abort()
    }
  }, [host])
}
