import { escaped } from '../../drawing/escaped.ts'
import type { PrintedQuestion } from './bank.ts'
import { widthOf, wrapped } from './wrapped.ts'

const size = 30
const lineHeight = 52
const margin = 36
const fonts = "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC',sans-serif"

/** Options side by side where they are short, one below the other where they are not. */
function optionRows(options: readonly string[], width: number): { text: string; x: number; row: number }[] {
  const labelled = options.map((option, index) => `${'ABCDEF'.charAt(index)}．${option}`)
  const widest = Math.max(0, ...labelled.map((option) => widthOf(option, size))) + size
  const columns = widest * 4 <= width ? 4 : widest * 2 <= width ? 2 : 1
  return labelled.map((text, index) => ({
    text,
    x: (index % columns) * (width / columns),
    row: Math.floor(index / columns),
  }))
}

/** Axes and a curve in a square of 220. */
function curve({ a, h, k }: NonNullable<PrintedQuestion['parabola']>, left: number): string {
  const scale = 13
  const at = (x: number, y: number) => `${(left + 110 + x * scale).toFixed(1)},${(146 - y * scale).toFixed(1)}`
  const points = Array.from({ length: 161 }, (_, index) => -8 + index / 10)
    .map((x) => ({ x, y: a * (x - h) ** 2 + k }))
    .filter(({ y }) => Math.abs(y) < 7.8)
    .map(({ x, y }) => at(x, y))
  return (
    `<g fill="none" stroke="#55514a" stroke-width="2"><path d="M${at(-8, 0)}L${at(8, 0)}m-10,-5l10,5l-10,5"/>` +
    `<path d="M${at(0, -8)}L${at(0, 8)}m-5,10l5,-10l5,10"/>` +
    `<polyline points="${points.join(' ')}" stroke="#0e7457" stroke-width="3"/></g>` +
    `<g font-family="${fonts}" font-size="20" fill="#55514a"><text x="${left + 206}" y="172">x</text>` +
    `<text x="${left + 120}" y="50">y</text><text x="${left + 90}" y="170">O</text></g>`
  )
}

/** A question as a picture of print: black on white, as wide as asked for. */
export function printQuestion({ stem, options, parts = [], parabola }: PrintedQuestion, width: number): string {
  const textWidth = width - 2 * margin - (parabola ? 230 : 0)
  const asked = parts.flatMap((part, index) => wrapped(`（${index + 1}）${part.stem}`, textWidth, size))
  const lines = [...wrapped(stem, textWidth, size), ...asked]
  const rows = optionRows(options, textWidth)
  const first = margin + size
  const optionsAt = first + lines.length * lineHeight + 6
  const lastRow = Math.max(-1, ...rows.map(({ row }) => row))
  const height = Math.max(optionsAt + (lastRow + 1) * lineHeight - size + 24, parabola ? 290 : 0, 150)
  const texts = [
    ...lines.map((text, index) => ({ text, x: margin, y: first + index * lineHeight })),
    ...rows.map(({ text, x, row }) => ({ text, x: margin + x, y: optionsAt + row * lineHeight })),
  ].map(({ text, x, y }) => `<text x="${x}" y="${y}">${escaped(text)}</text>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="100%" height="100%" fill="#fff"/>` +
    `<g font-family="${fonts}" font-size="${size}" fill="#1f1e1a" xml:space="preserve">${texts.join('')}</g>` +
    (parabola ? curve(parabola, width - 250) : '') +
    `</svg>`
  )
}

/** An answer or an analysis as a picture of print. */
export const printText = (text: string, width: number): string => printQuestion({ ...plain, stem: text }, width)
const plain = { subjectId: 0, typeName: '解答题', options: [], answer: '', knowledgePoint: '', parse: '' } as const
