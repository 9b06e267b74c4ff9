import { create } from 'fontkit'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import Pdf from 'pdfkit'

/** One face for everything, rare names, phonetics and formulas too: of its characters a document holds those it uses. */
const face = readFileSync(path.join(import.meta.dirname, 'font/noto-sans-sc.ttf'))
export const faceName = 'face'

/** Of the page, in points. */
export const margin = { side: 48, top: 44, bottom: 52 } as const
export const ink = { text: '#111111', quiet: '#4d4d4d', line: '#8c8c8c', rule: '#c8c8c8' } as const

export type Sheet = PDFKit.PDFDocument

/** An empty document of A4 pages that are numbered at the end. */
export function openSheet(title: string): Sheet {
  const sheet = new Pdf({
    size: 'A4',
    bufferPages: true,
    margins: { left: margin.side, right: margin.side, top: margin.top, bottom: 0 },
    info: { Title: title },
    lang: 'zh-CN',
    displayTitle: true,
  })
  sheet.registerFont(faceName, face)
  sheet.font(faceName)
  return sheet
}

const glyphs = create(face)
const isDrawn = (character: string): boolean =>
  'hasGlyphForCodePoint' in glyphs && glyphs.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

/**
 * A text as the face has it. What it lacks, such as emoji, stands there as a box instead of vanishing. In a Chinese face an
 * apostrophe is as wide as a character, which tears English words apart.
 */
export const inFace = (text: string): string =>
  text
    .replace(/(?<=[A-Za-z])’(?=[A-Za-z])/g, "'")
    .replace(/[^\p{C}\p{M}\p{Z}]/gu, (character) => (isDrawn(character) ? character : '□'))

/** Text in the document's one face; bold by a thin stroke around it, so that it can be searched all the same. */
export function write(
  sheet: Sheet,
  text: string,
  { x, y, size, color = ink.text, bold = false, ...options }: TextAt,
): void {
  sheet
    .fontSize(size)
    .fillColor(color)
    .strokeColor(color)
    .lineWidth(size / 32)
  sheet.text(inFace(text), x, y, {
    lineGap: lineGap(size),
    ...options,
    ...(bold && { fill: true, stroke: true }),
  })
}
interface TextAt extends Pick<PDFKit.Mixins.TextOptions, 'width' | 'align' | 'lineBreak'> {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color?: string
  readonly bold?: boolean
}

/** Chinese needs air between its lines. The face brings some of its own. */
const lineGap = (size: number) => size * 0.12

export const heightOf = (sheet: Sheet, text: string, size: number, width: number): number =>
  sheet.fontSize(size).heightOfString(inFace(text), { width, lineGap: lineGap(size) })

/** The bytes of a document, once it is ended. */
export function bytesOf(sheet: Sheet): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    sheet.on('data', (piece: Uint8Array) => pieces.push(piece))
    sheet.on('end', () => resolve(Buffer.concat(pieces)))
    sheet.on('error', reject)
    sheet.end()
  })
}
