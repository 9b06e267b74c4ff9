import { useEffect, useState } from 'react'
import { FailedState } from '../failed-state/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { texts } from './preview-texts.ts'
import type { MediaViewerProps } from './media-viewer.tsx'
import { readText, type ReadText } from './read-text.ts'

/** A text file, as text whatever it holds. */
export function TextViewer(props: MediaViewerProps) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={`${attempt} ${props.url}`} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function Attempt({ url, name, onRetry }: MediaViewerProps & { onRetry: () => void }) {
  const [read, setRead] = useState<ReadText | 'failed'>()
  useEffect(() => {
    const ending = new AbortController()
    readText(url, ending.signal).then(setRead, () => {
      if (!ending.signal.aborted) setRead('failed')
    })
    return () => ending.abort()
  }, [url])

  if (read === 'failed') return <FailedState text={texts.failed} detail={name} onRetry={onRetry} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="preview-text" aria-label={name} aria-busy={!read} tabIndex={0}>
      {read?.cut && <p className="preview-cut">{texts.cut}</p>}
      {read ? <pre>{read.text}</pre> : <Skeleton lines={8} />}
    </section>
  )
}
