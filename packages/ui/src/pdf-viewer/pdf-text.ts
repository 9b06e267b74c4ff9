import type { PDFPageProxy } from 'pdfjs-dist'

/** A run of text on a page, in the page's own units from its top left corner. */
export type PdfRun = {
  text: string
  x: number
  y: number
  width: number
  size: number
  angle: number
  endsLine: boolean
}

/** The runs of a page's text. */
export async function readRuns(page: PDFPageProxy): Promise<PdfRun[]> {
  const { transform: base = [1, 0, 0, 1, 0, 0] } = page.getViewport({ scale: 1 })
  const items = await itemsOf(page)
  return items.flatMap((item) => {
    if (!('str' in item)) return []
    const [a, b, c, d, e, f] = multiply(base, item.transform)
    const size = Math.hypot(c, d)
    const angle = Math.atan2(b, a)
    // Where the line stands is told; where a box begins is a letter's rise above it.
    const rise = size * 0.86
    return {
      text: item.str,
      x: e + rise * Math.sin(angle),
      y: f - rise * Math.cos(angle),
      width: item.width,
      size,
      angle,
      endsLine: item.hasEOL,
    }
  })
}

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/** As `getTextContent()`, which reads a stream by `for await`: Chrome can since 124 only, and Safari came later. */
async function itemsOf(page: PDFPageProxy): Promise<TextContent['items']> {
  const stream: ReadableStream<TextContent> = page.streamTextContent()
  const reader = stream.getReader()
  const items: TextContent['items'] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return items
    items.push(...value.items)
  }
}

type Matrix = [number, number, number, number, number, number]

const at = (matrix: readonly unknown[], index: number) => Number(matrix[index] ?? 0)

function multiply(m: readonly unknown[], n: readonly unknown[]): Matrix {
  const [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5].map((index) => at(m, index)) as Matrix
  return [
    a * at(n, 0) + c * at(n, 1),
    b * at(n, 0) + d * at(n, 1),
    a * at(n, 2) + c * at(n, 3),
    b * at(n, 2) + d * at(n, 3),
    a * at(n, 4) + c * at(n, 5) + e,
    b * at(n, 4) + d * at(n, 5) + f,
  ]
}
