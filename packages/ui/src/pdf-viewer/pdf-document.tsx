import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { OpenPdf } from './open-pdf.ts'
import { pageAt, pageStarts } from './page-layout.ts'
import { PdfPage, type PageSize } from './pdf-page.tsx'
import { PdfToolbar } from './pdf-toolbar.tsx'
import { pageGap, scaleFor, zoomFrom, type PdfZoom } from './pdf-zoom.ts'
import { useFind } from './use-find.ts'
import { usePinch } from './use-pinch.ts'
import { useSize } from './use-size.ts'

export type PdfDocumentProps = {
  pdf: OpenPdf
  name: string
  downloadUrl: string | null
}

/** An open file: its pages below each other, of which only those in sight are there, and the tools above. */
export function PdfDocument({ pdf, name, downloadUrl }: PdfDocumentProps) {
  const { document, first } = pdf
  const place = useRef<HTMLElement>(null)
  const room = useSize(place)
  const [zoom, setZoom] = useState<PdfZoom>('width')
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map())
  const [word, setWord] = useState('')
  const [at, setAt] = useState(0)
  const finding = useFind(document, word)
  const scale = scaleFor(zoom, first, room)
  const sizeOf = (page: number) => sizes.get(page) ?? first

  const heights = Array.from({ length: document.numPages }, (_, index) => sizeOf(index + 1).height * scale)
  const { starts, end } = pageStarts(heights)
  const [top, setTop] = useState(0)
  // One page more on either side is ready before it is scrolled to.
  const from = Math.max(0, pageAt(starts, top) - 1)
  const to = Math.min(document.numPages - 1, pageAt(starts, top + room.height) + 1)
  const shown = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const page = pageAt(starts, top + room.height / 2) + 1
  const goTo = (page: number) => place.current?.scrollTo({ top: (starts[page - 1] ?? 0) - pageGap })

  // What is looked at stays in sight when pages grow.
  const before = useRef(scale)
  useLayoutEffect(() => {
    const grown = scale / before.current
    before.current = scale
    if (place.current && grown !== 1) place.current.scrollTop *= grown
  }, [scale])

  const current = finding.found[at]
  const currentPage = current?.page
  const showFound = useEffectEvent((page: number) => goTo(page))
  useEffect(() => {
    if (currentPage !== undefined) showFound(currentPage)
  }, [currentPage])
  const find = (next: string) => {
    setWord(next)
    setAt(0)
  }
  const step = (by: 1 | -1) => setAt((at + by + finding.found.length) % Math.max(1, finding.found.length))

  usePinch(place, (by) => setZoom(Math.min(5, Math.max(0.25, scale * by))))
  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') setZoom(zoomFrom(scale, 1))
    else if (event.key === '-') setZoom(zoomFrom(scale, -1))
    else if (event.key === '0') setZoom('width')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const widest = Math.max(first.width, ...shown.map((index) => sizeOf(index + 1).width)) * scale
  return (
    <>
      <PdfToolbar
        {...{ document, name, downloadUrl, page, scale, zoom, word, at, finding }}
        onPage={goTo}
        onZoom={setZoom}
        onFind={find}
        onStep={step}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys zoom while it is scrolled */}
      <section
        className="pdf-scroll"
        aria-label={name}
        ref={place}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={pressKey}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        {room.width > 0 && (
          <div className="pdf-pages" style={{ blockSize: end, minInlineSize: widest + 2 * pageGap }}>
            {shown.map((index) => (
              <div className="pdf-place" key={index} style={{ transform: `translateY(${starts[index] ?? 0}px)` }}>
                <PdfPage
                  {...{ document, scale, current }}
                  number={index + 1}
                  size={sizeOf(index + 1)}
                  found={finding.found.filter(({ page }) => page === index + 1)}
                  onSize={(size) => {
                    const known = sizeOf(index + 1)
                    if (known.width === size.width && known.height === size.height) return
                    setSizes((sizes) => new Map(sizes).set(index + 1, size))
                  }}
                />
              </div>
            ))}
          </div>
        )}
      </section>
    </>
  )
}
