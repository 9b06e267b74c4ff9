import { setImmediate as turn } from 'node:timers/promises'
import type { PdfBlock, PdfDocument, PrintPdf } from './document.ts'
import { lay, type Laid } from './part.ts'
import { bytesOf, heightOf, ink, margin, openSheet, write, type Sheet } from './sheet.ts'

const gap = { part: 5, block: 15, column: 22, head: 14 } as const

/** Title, facts and the rule below them. @returns where the content begins */
function writeHead(sheet: Sheet, { title, facts }: PdfDocument): number {
  const width = sheet.page.width - 2 * margin.side
  write(sheet, title, { x: margin.side, y: margin.top, width, size: 16, bold: true, align: 'center' })
  let y = margin.top + heightOf(sheet, title, 16, width) + 4
  if (facts.length > 0) {
    const step = width / facts.length
    facts.forEach((fact, index) => {
      const align = index === 0 ? 'left' : index === facts.length - 1 ? 'right' : 'center'
      write(sheet, fact, { x: margin.side + index * step, y, width: step, size: 9, color: ink.quiet, align })
    })
    y += Math.max(...facts.map((fact) => heightOf(sheet, fact, 9, step))) + 4
  }
  sheet.lineWidth(0.8).strokeColor(ink.text)
  sheet
    .moveTo(margin.side, y)
    .lineTo(margin.side + width, y)
    .stroke()
  return y + gap.head
}

function numberPages(sheet: Sheet): number {
  const { start, count } = sheet.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    sheet.switchToPage(page)
    const { width, height } = sheet.page
    const text = `第 ${page + 1} 页 / 共 ${count} 页`
    const at = { x: margin.side, y: height - 36, width: width - 2 * margin.side, lineBreak: false }
    write(sheet, text, { ...at, size: 8.5, color: ink.quiet, align: 'center' })
  }
  return count
}

/** Goes down the columns of the pages. */
class Flow {
  readonly #sheet: Sheet
  readonly #columns: number
  readonly measure: { readonly column: number; readonly page: number }
  #column = 0
  #top: number
  #y: number

  constructor(sheet: Sheet, columns: number, top: number) {
    const page = sheet.page.width - 2 * margin.side
    this.#sheet = sheet
    this.#columns = columns
    this.measure = { page, column: (page - (columns - 1) * gap.column) / columns }
    this.#top = top
    this.#y = top
  }

  get #bottom() {
    return this.#sheet.page.height - margin.bottom
  }
  get #room() {
    return this.#bottom - this.#y
  }
  /** Of a column on a page of its own. */
  get #whole() {
    return this.#bottom - margin.top
  }

  turnPage() {
    this.#column = this.#columns - 1
    this.#next()
  }

  #next() {
    this.#column += 1
    if (this.#column === this.#columns) {
      this.#sheet.addPage()
      this.#column = 0
      this.#top = margin.top
    }
    this.#y = this.#top
  }

  #draw(laid: Laid, after: number) {
    laid.draw(margin.side + this.#column * (this.measure.column + gap.column), this.#y)
    this.#y += laid.height + after
  }

  /** A part of a block that is longer than a page. */
  #drawLong(laid: Laid) {
    if (laid.height > this.#room && laid.height <= this.#whole) this.#next()
    if (laid.height <= this.#room) return this.#draw(laid, gap.part)
    const halves = laid.split?.(this.#room)
    if (!halves && this.#y === this.#top) return this.#draw(laid, gap.part)
    if (halves) this.#draw(halves[0], 0)
    this.#next()
    this.#drawLong(halves ? halves[1] : laid)
  }

  /** A block stays on one page, unless it is longer than one. */
  place(parts: readonly Laid[]) {
    const height = parts.reduce((sum, part) => sum + part.height + gap.part, -gap.part)
    if (height > this.#room && this.#y > this.#top && height <= this.#whole) this.#next()
    if (height <= this.#room) for (const part of parts) this.#draw(part, gap.part)
    else for (const part of parts) this.#drawLong(part)
    this.#y += gap.block - gap.part
  }
}

/** Prints a document. Between its blocks others have their turn: a live class goes on while papers are made. */
export const printPdf: PrintPdf = async (document) => {
  const sheet = openSheet(document.title)
  const flow = new Flow(sheet, document.columns, writeHead(sheet, document))
  async function place(blocks: readonly PdfBlock[]) {
    for (const block of blocks) {
      flow.place(block.flatMap((part) => lay(sheet, part, flow.measure) ?? []))
      await turn()
    }
  }
  await place(document.blocks)
  if (document.appendix?.length) flow.turnPage()
  await place(document.appendix ?? [])
  const pages = numberPages(sheet)
  return { bytes: await bytesOf(sheet), pages }
}
