import { escaped } from '../../drawing/escaped.ts'
import type { Random } from '../random.ts'
import { widthOf, wrapped } from './wrapped.ts'

const fonts = "'Kaiti SC','STKaiti','KaiTi','AR PL UKai CN','Noto Serif CJK SC','Songti SC',serif"
const ink = '#2b4a86'
const red = '#c3372b'

/** Words as a hand writes them: leaning, no letter quite like the one before. One text in as many rows as it takes. */
function written(random: Random, rows: readonly string[], x: number, y: number, size: number, pitch = 0): string {
  const turns = rows.map((row) => [...row].map(() => random.between(-7, 5)).join(' '))
  const lean = (random.next() * 2.4 - 1.4).toFixed(1)
  return rows
    .map((row, index) => {
      const place = `translate(${x} ${y + index * pitch}) rotate(${rows.length > 1 ? 0 : lean}) skewX(-9)`
      return `<text transform="${place}" rotate="${turns[index]}" font-size="${size}">${escaped(row)}</text>`
    })
    .join('')
}

export interface WrittenLine {
  readonly text: string
  /** How a teacher marked it in red; absent where nobody has. */
  readonly mark?: boolean
}

const tick = 'm0,14l12,14l26,-36'
const cross = 'm0,-8l26,30m0,-30l-26,30'

/** Where a page is written on: from the first rule to the last, between its margins. */
const ground = { left: 120, width: 640, top: 250, height: 17 * 58 }

/** The rows of each line, as large as a page takes them. */
function laidOut(lines: readonly WrittenLine[]) {
  for (let size = 34; ; size--) {
    const pitch = Math.floor((size * 58) / 34)
    const texts = lines.map(({ text }) => wrapped(text, ground.width, size))
    const rows = texts.flat().length
    if (rows * pitch <= ground.height || size === 16) return { size, pitch, texts }
  }
}

/** A photo of a page that was written by hand: paper on a desk, a little turned, the light from one side. */
export function photographedPage(random: Random, title: string, lines: readonly WrittenLine[]): string {
  const turn = (random.next() * 3 - 1.5).toFixed(2)
  const { size, pitch, texts } = laidOut(lines)
  let next = ground.top
  const rows = lines.map(({ mark }, index) => {
    const own = texts[index] ?? []
    const y = next
    next += own.length * pitch
    const drawn = written(random, own, ground.left + random.between(0, 10), y, size, pitch)
    if (mark === undefined) return drawn
    const end = ground.left + widthOf(own.at(-1) ?? '', size)
    const at = `M${Math.min(760, Math.round(end) + 30)},${next - pitch - 18}`
    return `${drawn}<path d="${at}${mark ? tick : cross}" fill="none" stroke="${red}" stroke-width="5" stroke-linecap="round"/>`
  })
  const count = Math.floor(ground.height / pitch)
  const rules = Array.from({ length: count }, (_, index) => `M90,${ground.top + 14 + index * pitch}H810`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1270" viewBox="0 0 900 1270">` +
    `<defs><linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset=".3" stop-color="#fff" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#6b5a3a" stop-opacity=".22"/></linearGradient></defs>` +
    `<rect width="900" height="1270" fill="#a58a61"/>` +
    `<path d="M0,300H900M0,640H900M0,1010H900" stroke="#8d7450" stroke-width="4"/>` +
    `<g transform="rotate(${turn} 450 635)"><rect x="58" y="58" width="800" height="1170" fill="#5b4a30" opacity=".35"/>` +
    `<rect x="46" y="44" width="800" height="1170" fill="#fbf8ef"/>` +
    `<path d="${rules}" stroke="#d8d3c2" stroke-width="2"/>` +
    `<g font-family="${fonts}" fill="#3a372f"><text x="120" y="150" font-size="38">${escaped(title)}</text></g>` +
    `<path d="M110,178H790" stroke="#8b867a" stroke-width="2"/>` +
    `<g font-family="${fonts}" fill="${ink}">${rows.join('')}</g>` +
    `<rect x="46" y="44" width="800" height="1170" fill="url(#l)"/></g></svg>`
  )
}

/** One answer, cut out of such a page. */
export const photographedAnswer = (random: Random, text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="620" height="110" viewBox="0 0 620 110">` +
  `<rect width="620" height="110" fill="#fbf8ef"/><path d="M0,84H620" stroke="#d8d3c2" stroke-width="2"/>` +
  `<g font-family="${fonts}" fill="${ink}">${written(random, [text], 28, 70, Math.min(38, Math.floor(560 / Math.max(14, [...text].length))))}</g></svg>`
