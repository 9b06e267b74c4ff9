import type { PdfColumn, PdfPart, PdfRow, PdfTable } from './document.ts'
import { drawableOf } from './picture.ts'
import { heightOf, ink, write, type Sheet } from './sheet.ts'

/** Where a column begins, how wide it is, and how wide the whole page is that pictures are measured by. */
export interface Measure {
  readonly column: number
  readonly page: number
}

/** A part that knows its height and can be drawn somewhere. */
export interface Laid {
  readonly height: number
  draw(x: number, y: number): void
  /** Of what is longer than a page: the part that fits into a height, and the rest of it. */
  split?(height: number): readonly [Laid, Laid] | undefined
}

const looks = {
  heading: { size: 12, bold: true, color: ink.text },
  body: { size: 10.5, bold: false, color: ink.text },
  small: { size: 9, bold: false, color: ink.quiet },
} as const
const asideIndent = 10
const lineStep = 22

/** How many characters of a text fit into a height. */
function fitting(sheet: Sheet, characters: readonly string[], size: number, width: number, height: number): number {
  let from = 0
  let to = characters.length
  while (from < to) {
    const middle = Math.ceil((from + to) / 2)
    if (heightOf(sheet, characters.slice(0, middle).join(''), size, width) <= height) from = middle
    else to = middle - 1
  }
  return from
}

function laidText(sheet: Sheet, text: string, look: keyof typeof looks, width: number): Laid {
  const { size, bold, color } = looks[look]
  return {
    height: heightOf(sheet, text, size, width),
    draw: (x, y) => write(sheet, text, { x, y, width, size, bold, color }),
    split(height) {
      const characters = [...text]
      const fits = fitting(sheet, characters, size, width, height)
      if (fits === 0) return undefined
      const [first, rest] = [characters.slice(0, fits), characters.slice(fits)]
      return [laidText(sheet, first.join(''), look, width), laidText(sheet, rest.join('').trimStart(), look, width)]
    },
  }
}

/** A stretch of a picture, from some height of it on. */
function laidPicture(sheet: Sheet, draw: Laid['draw'], width: number, from: number, height: number): Laid {
  return {
    height,
    draw(x, y) {
      sheet.save().rect(x, y, width, height).clip()
      draw(x, y - from)
      sheet.restore()
    },
    split: (wanted) => [
      laidPicture(sheet, draw, width, from, wanted),
      laidPicture(sheet, draw, width, from + wanted, height - wanted),
    ],
  }
}

const laidLines = (sheet: Sheet, count: number, width: number): Laid => ({
  height: count * lineStep,
  draw(x, y) {
    sheet.save().lineWidth(0.6).strokeColor(ink.line).dash(1, { space: 2 })
    for (let line = 1; line <= count; line++)
      sheet
        .moveTo(x, y + line * lineStep)
        .lineTo(x + width, y + line * lineStep)
        .stroke()
    sheet.undash().restore()
  },
})

/** With a bar at its side. */
const beside = (sheet: Sheet, laid: Laid): Laid => ({
  height: laid.height,
  draw(x, y) {
    sheet.save().lineWidth(2).strokeColor(ink.line)
    sheet
      .moveTo(x + 1, y)
      .lineTo(x + 1, y + laid.height)
      .stroke()
      .restore()
    laid.draw(x + asideIndent, y)
  },
  split(height) {
    const halves = laid.split?.(height)
    return halves && [beside(sheet, halves[0]), beside(sheet, halves[1])]
  },
})

const cell = { size: 9.5, above: 4, below: 3, beside: 5 } as const
const colorOf = ({ look }: PdfColumn) => (look === 'name' ? ink.quiet : ink.text)

/** Rows with a rule below each; longer than a page it is split between two of them. */
function laidTable(sheet: Sheet, table: PdfTable, width: number): Laid {
  const { columns, head, rows } = table
  const widths = columns.map(({ share }) => share * width)
  const lined = [...(head ? [head] : []), ...rows].map((texts, index) => ({
    texts,
    bold: head !== undefined && index === 0,
    height:
      Math.max(...texts.map((text, at) => heightOf(sheet, text || ' ', cell.size, (widths[at] ?? 0) - cell.beside))) +
      cell.above +
      cell.below,
  }))
  const sum = (some: typeof lined) => some.reduce((all, { height }) => all + height, 0)
  return {
    height: sum(lined),
    draw(x, y) {
      let top = y
      for (const { texts, bold, height } of lined) {
        let left = x
        for (const [index, column] of columns.entries()) {
          const at = { x: left, y: top + cell.above, width: (widths[index] ?? 0) - cell.beside }
          const align = column.look === 'number' ? 'right' : 'left'
          write(sheet, texts[index] ?? '', { ...at, size: cell.size, bold, color: colorOf(column), align })
          left += widths[index] ?? 0
        }
        top += height
        sheet.save().lineWidth(0.5).strokeColor(ink.rule)
        sheet
          .moveTo(x, top)
          .lineTo(x + width - cell.beside, top)
          .stroke()
          .restore()
      }
    },
    split(height) {
      const first = lined.slice(head ? 1 : 0)
      const headHeight = sum(lined) - sum(first)
      let fits = 0
      while (fits < rows.length && headHeight + sum(first.slice(0, fits + 1)) <= height) fits += 1
      if (fits === 0) return undefined
      return [
        laidTable(sheet, { ...table, rows: rows.slice(0, fits) }, width),
        laidTable(sheet, { ...table, rows: rows.slice(fits) }, width),
      ]
    },
  }
}

const gutter = 16
const partGap = 4

/** Parts beside each other, each cell as wide as its share. */
function laidRow(sheet: Sheet, { cells }: PdfRow, width: number): Laid {
  const room = width - (cells.length - 1) * gutter
  const columns = cells.map(({ share, parts }) => {
    const column = share * room
    return { column, parts: parts.flatMap((part) => lay(sheet, part, { column, page: column }) ?? []) }
  })
  const heightOfParts = (parts: readonly Laid[]) => parts.reduce((sum, { height }) => sum + height + partGap, -partGap)
  return {
    height: Math.max(0, ...columns.map(({ parts }) => heightOfParts(parts))),
    draw(x, y) {
      let left = x
      for (const { column, parts } of columns) {
        let top = y
        for (const part of parts) {
          part.draw(left, top)
          top += part.height + partGap
        }
        left += column + gutter
      }
    },
  }
}

function layInside(sheet: Sheet, part: PdfPart, width: number, page: number): Laid | undefined {
  if (part.kind === 'text') return laidText(sheet, part.text, part.look, width)
  if (part.kind === 'lines') return laidLines(sheet, part.count, width)
  if (part.kind === 'table') return laidTable(sheet, part, width)
  if (part.kind === 'row') return laidRow(sheet, part, width)
  const drawable = drawableOf(sheet, part.picture)
  if (!drawable) return undefined
  const wide = Math.min(width, part.width * page)
  const drawn = Math.min(wide, ((part.height ?? Infinity) * wide) / drawable.ratio)
  const draw = (x: number, y: number) => drawable.draw(x, y, drawn)
  return laidPicture(sheet, draw, drawn, 0, drawn * drawable.ratio)
}

/** A part as it will be drawn; nothing where it is a picture that cannot be read. */
export function lay(sheet: Sheet, part: PdfPart, { column, page }: Measure): Laid | undefined {
  const isAside = (part.kind === 'text' || part.kind === 'picture') && part.aside === true
  const laid = layInside(sheet, part, isAside ? column - asideIndent : column, page)
  return laid && isAside ? beside(sheet, laid) : laid
}
