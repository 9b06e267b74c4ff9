import { useMemo } from 'react'
import { markRun, type Found } from './find-text.ts'
import type { PdfRun } from './pdf-text.ts'

type PdfTextLayerProps = {
  runs: readonly PdfRun[]
  scale: number
  found: readonly Found[]
  current: Found | undefined
}

/**
 * The text of a page, laid over its picture. pdf.js has one of its own, which measures on elements that it leaves in the body of
 * the page around: nothing of ours stands there.
 */
export function PdfTextLayer({ runs, scale, found, current }: PdfTextLayerProps) {
  const placed = useMemo(() => place(runs), [runs])
  return (
    <div className="pdf-text">
      {placed.map(({ run, start, stretch }) => (
        <span
          key={start}
          style={{
            insetInlineStart: run.x * scale,
            insetBlockStart: run.y * scale,
            fontSize: run.size * scale,
            transform: `rotate(${run.angle}rad) scaleX(${stretch})`,
          }}
        >
          {markRun(run.text, start, found, current).map(({ text, mark }, index) =>
            mark === 'none' ? (
              text
            ) : (
              <mark key={index} data-current={mark === 'current' || undefined}>
                {text}
              </mark>
            ),
          )}
          {run.endsLine && '\n'}
        </span>
      ))}
    </div>
  )
}

type Placed = { run: PdfRun; start: number; stretch: number }

function place(runs: readonly PdfRun[]): Placed[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (context) context.font = '100px sans-serif'
  let start = 0
  const placed: Placed[] = []
  for (const run of runs) {
    if (run.text !== '' && run.size > 0) {
      const measured = ((context?.measureText(run.text).width ?? 0) / 100) * run.size
      placed.push({ run, start, stretch: measured > 0 && run.width > 0 ? run.width / measured : 1 })
    }
    start += run.text.length
  }
  return placed
}
