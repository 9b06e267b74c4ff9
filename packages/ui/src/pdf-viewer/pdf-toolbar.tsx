import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Button, ButtonLink } from '../button/index.ts'
import { isComposing } from '../composing/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Input } from '../input/index.ts'
import { Progress } from '../progress/index.ts'
import { SearchInput } from '../search-input/index.ts'
import type { Found } from './find-text.ts'
import { texts } from './pdf-texts.ts'
import { zoomFrom, type PdfZoom } from './pdf-zoom.ts'
import { printPdf } from './print-pdf.ts'

type PdfToolbarProps = {
  document: PDFDocumentProxy
  name: string
  downloadUrl: string | null
  page: number
  scale: number
  zoom: PdfZoom
  word: string
  at: number
  finding: { found: readonly Found[]; busy: boolean }
  onPage: (page: number) => void
  onZoom: (zoom: PdfZoom) => void
  onFind: (word: string) => void
  onStep: (by: 1 | -1) => void
}

export function PdfToolbar(props: PdfToolbarProps) {
  const { document, name, downloadUrl, page, scale, zoom, onPage, onZoom } = props
  const [printing, setPrinting] = useState(false)
  return (
    <div className="pdf-tools" role="group" aria-label={texts.tools}>
      <PageField key={page} page={page} count={document.numPages} onPage={onPage} />
      <span className="pdf-zoom">
        <IconButton size="s" icon="zoom-out" label={texts.zoomOut} onClick={() => onZoom(zoomFrom(scale, -1))} />
        <output className="pdf-scale num">{Math.round(scale * 100)}%</output>
        <IconButton size="s" icon="zoom-in" label={texts.zoomIn} onClick={() => onZoom(zoomFrom(scale, 1))} />
        <Button size="s" variant="text" onClick={() => onZoom(zoom === 'width' ? 'page' : 'width')}>
          {zoom === 'width' ? texts.fitPage : texts.fitWidth}
        </Button>
      </span>
      <Find {...props} />
      <span className="pdf-out">
        <Button size="s" variant="text" icon="file" disabled={printing} onClick={() => setPrinting(true)}>
          {texts.print}
        </Button>
        {downloadUrl !== null && (
          <ButtonLink size="s" variant="text" icon="download" href={downloadUrl} download={name}>
            {texts.download}
          </ButtonLink>
        )}
      </span>
      {printing && <Printing document={document} onOver={() => setPrinting(false)} />}
    </div>
  )
}

/** Where one is, to be written over; drawn anew with each page, so that it never holds on to what was typed before. */
function PageField({ page, count, onPage }: { count: number } & Pick<PdfToolbarProps, 'page' | 'onPage'>) {
  const [typed, setTyped] = useState(String(page))
  const go = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Math.round(Number(typed))
    if (wanted >= 1 && wanted <= count) onPage(wanted)
    else setTyped(String(page))
  }
  return (
    <form className="pdf-jump num" onSubmit={go}>
      <Input
        size="s"
        inputMode="numeric"
        aria-label={texts.page}
        value={typed}
        onChange={setTyped}
        onFocus={(event) => event.currentTarget.select()}
      />
      {texts.pages(count)}
    </form>
  )
}

function Find({ word, at, finding: { found, busy }, onFind, onStep }: PdfToolbarProps) {
  // Enter in the field goes on to the next place; while words are being typed it searches for them.
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || found.length === 0) return
    if (event.target instanceof HTMLInputElement && event.target.value.trim() === word) onStep(event.shiftKey ? -1 : 1)
  }
  const state = found.length > 0 ? texts.found(at + 1, found.length) : busy ? texts.finding : texts.notFound
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key is the field's
    <span className="pdf-find" onKeyDown={pressKey}>
      <SearchInput size="s" aria-label={texts.find} placeholder={texts.find} value={word} onSearch={onFind} />
      <output className="quiet num">{word.trim() !== '' && state}</output>
      {found.length > 1 && (
        <>
          <IconButton size="s" icon="chevron-left" label={texts.findPrevious} onClick={() => onStep(-1)} />
          <IconButton size="s" icon="chevron-right" label={texts.findNext} onClick={() => onStep(1)} />
        </>
      )}
    </span>
  )
}

type PrintingProps = Pick<PdfToolbarProps, 'document'> & { onOver: () => void }

/** Says how many pages are ready for the printer, until they are all printed or somebody has had enough. */
function Printing({ document, onOver }: PrintingProps) {
  const [page, setPage] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (!frame.current) return
    const ending = new AbortController()
    const end = () => !ending.signal.aborted && over()
    printPdf(document, frame.current, setPage, ending.signal).then(end, end)
    return () => ending.abort()
  }, [document])
  return (
    <div className="pdf-printing">
      <Progress
        label={texts.print}
        value={page}
        max={document.numPages}
        text={texts.printing(page, document.numPages)}
      />
      <Button size="s" onClick={onOver}>
        {texts.cancel}
      </Button>
      <iframe className="pdf-paper" title={texts.print} sandbox="allow-same-origin allow-modals" ref={frame} />
    </div>
  )
}
