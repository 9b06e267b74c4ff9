import { useEffect, useRef, useState } from 'react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { FailedState } from '../failed-state/index.ts'
import type { Found } from './find-text.ts'
import { drawPage } from './draw-page.ts'
import { readRuns, type PdfRun } from './pdf-text.ts'
import { PdfTextLayer } from './pdf-text-layer.tsx'
import { texts } from './pdf-texts.ts'

export type PageSize = { width: number; height: number }

type PdfPageProps = {
  document: PDFDocumentProxy
  number: number
  size: PageSize
  scale: number
  found: readonly Found[]
  current: Found | undefined
  onSize: (size: PageSize) => void
}

// While somebody zooms, the picture is stretched; it is drawn anew when that is over.
const settled = 120

/** One page: a picture, and above it the same text, unseen, to mark and to be read out. */
export function PdfPage({ document, number, size, scale, found, current, onSize }: PdfPageProps) {
  const place = useRef<HTMLDivElement>(null)
  const drawnAt = useRef<number>(undefined)
  const [runs, setRuns] = useState<readonly PdfRun[]>([])
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let gone = false
    document.getPage(number).then(
      async (page) => {
        const { width, height } = page.getViewport({ scale: 1 })
        if (gone) return
        onSize({ width, height })
        const read = await readRuns(page)
        if (!gone) setRuns(read)
      },
      () => !gone && setFailed(true),
    )
    return () => {
      gone = true
    }
    // A size is told once: whoever listens may be another function each time.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [document, number, attempt])

  useEffect(() => {
    const ending = new AbortController()
    const wait = drawnAt.current === undefined ? 0 : settled
    const timer = setTimeout(() => {
      drawPage(document, number, scale, ending.signal).then(
        (canvas) => {
          if (ending.signal.aborted) return
          place.current?.replaceChildren(canvas)
          drawnAt.current = scale
        },
        () => !ending.signal.aborted && setFailed(true),
      )
    }, wait)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [document, number, scale, attempt])

  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return (
    <div
      className="pdf-page"
      role="group"
      aria-label={texts.pageName(number)}
      style={{ inlineSize: size.width * scale, blockSize: size.height * scale }}
    >
      {failed ? (
        <FailedState text={texts.pageFailed} onRetry={retry} />
      ) : (
        <>
          <div className="pdf-picture" ref={place} aria-hidden="true" />
          <PdfTextLayer runs={runs} scale={scale} found={found} current={current} />
        </>
      )}
    </div>
  )
}
