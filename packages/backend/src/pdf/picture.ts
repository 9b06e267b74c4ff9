import drawSvg from 'svg-to-pdfkit'
import type { PdfPicture } from './document.ts'
import { faceName, inFace, type Sheet } from './sheet.ts'

/** A picture that can be drawn, with its proportions. */
export interface Drawable {
  /** Height of one of width 1. */
  readonly ratio: number
  draw(x: number, y: number, width: number): void
}

const numberIn = (svg: string, pattern: RegExp) => Number(pattern.exec(svg)?.[1])

/** Width and height of a drawing, by its view box or its own. */
function svgSize(svg: string): { width: number; height: number } {
  const box = /viewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(svg)
  return box
    ? { width: Number(box[1]), height: Number(box[2]) }
    : {
        width: numberIn(svg, /<svg[^>]*\swidth="([\d.]+)/),
        height: numberIn(svg, /<svg[^>]*\sheight="([\d.]+)/),
      }
}

/** Blanks as wide as a character, such as those between brackets to be filled in, would become narrow ones. */
const widened = (words: string): string =>
  words.replace(
    /(\u3000+)(.*)$/s,
    (_, blanks: string, rest: string) => `<tspan dx="${blanks.length}em">${widened(rest)}</tspan>`,
  )
const withBlanks = (svg: string) => svg.replace(/(?<=>)[^<>]*\u3000[^<>]*(?=<)/g, widened)

/** A drawing stays one: its lines are sharp, and its text can be found. It may not read files. */
function drawing(sheet: Sheet, bytes: Uint8Array): Drawable | undefined {
  const svg = withBlanks(inFace(new TextDecoder().decode(bytes)))
  const { width, height } = svgSize(svg)
  if (!(width > 0 && height > 0)) return undefined
  return {
    ratio: height / width,
    draw(x, y, drawn) {
      // In its own size, scaled from outside: a drawing that names its size would not be scaled from inside.
      sheet
        .save()
        .translate(x, y)
        .scale(drawn / width)
      drawSvg(sheet, svg, 0, 0, {
        width,
        height,
        assumePt: true,
        fontCallback: (_family, bold, italic, font) => {
          font.fauxBold = bold
          font.fauxItalic = italic
          return faceName
        },
        imageCallback: (link) => (link.startsWith('data:image/') ? link : ''),
        warningCallback: () => undefined,
      })
      sheet.restore()
    },
  }
}

/** A photo or scan. What cannot be read is left out: the rest of the document is worth having. */
function raster(sheet: Sheet, bytes: Uint8Array): Drawable | undefined {
  const source = Buffer.from(bytes)
  try {
    const { width, height, orientation } = sheet.openImage(source)
    const ratio = (orientation ?? 0) > 4 ? width / height : height / width
    return { ratio, draw: (x, y, drawn) => void sheet.image(source, x, y, { width: drawn }) }
  } catch {
    return undefined
  }
}

export const drawableOf = (sheet: Sheet, { format, bytes }: PdfPicture): Drawable | undefined =>
  format === 'svg' ? drawing(sheet, bytes) : raster(sheet, bytes)
