import type { Random } from '../random.ts'

const fonts = "'Kaiti SC','STKaiti','KaiTi','AR PL UKai CN','Noto Serif CJK SC','Songti SC',serif"
const ink = '#2b4a86'
const red = '#c3372b'

const escape = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)

/** Words as a hand writes them: leaning, no letter quite like the one before. */
function written(random: Random, text: string, x: number, y: number, size: number): string {
  const turns = [...text].map(() => random.between(-7, 5)).join(' ')
  const place = `translate(${x} ${y}) rotate(${(random.next() * 2.4 - 1.4).toFixed(1)}) skewX(-9)`
  return `<text transform="${place}" rotate="${turns}" font-size="${size}">${escape(text)}</text>`
}

export interface WrittenLine {
  readonly text: string
  /** How a teacher marked it in red; absent where nobody has. */
  readonly mark?: boolean
}

const tick = 'm0,14l12,14l26,-36'
const cross = 'm0,-8l26,30m0,-30l-26,30'

/** A photo of a page that was written by hand: paper on a desk, a little turned, the light from one side. */
export function photographedPage(random: Random, title: string, lines: readonly WrittenLine[]): string {
  const turn = (random.next() * 3 - 1.5).toFixed(2)
  const rows = lines.map(({ text, mark }, index) => {
    const y = 250 + index * 58
    const drawn = written(random, text, 120 + random.between(0, 10), y, 34)
    if (mark === undefined) return drawn
    const at = `M${Math.min(760, 190 + [...text].length * 26)},${y - 18}`
    return `${drawn}<path d="${at}${mark ? tick : cross}" fill="none" stroke="${red}" stroke-width="5" stroke-linecap="round"/>`
  })
  const rules = Array.from({ length: 17 }, (_, index) => `M90,${264 + index * 58}H810`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1270" viewBox="0 0 900 1270">` +
    `<defs><linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset=".3" stop-color="#fff" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#6b5a3a" stop-opacity=".22"/></linearGradient></defs>` +
    `<rect width="900" height="1270" fill="#a58a61"/>` +
    `<path d="M0,300H900M0,640H900M0,1010H900" stroke="#8d7450" stroke-width="4"/>` +
    `<g transform="rotate(${turn} 450 635)"><rect x="58" y="58" width="800" height="1170" fill="#5b4a30" opacity=".35"/>` +
    `<rect x="46" y="44" width="800" height="1170" fill="#fbf8ef"/>` +
    `<path d="${rules}" stroke="#d8d3c2" stroke-width="2"/>` +
    `<g font-family="${fonts}" fill="#3a372f"><text x="120" y="150" font-size="38">${escape(title)}</text></g>` +
    `<path d="M110,178H790" stroke="#8b867a" stroke-width="2"/>` +
    `<g font-family="${fonts}" fill="${ink}">${rows.join('')}</g>` +
    `<rect x="46" y="44" width="800" height="1170" fill="url(#l)"/></g></svg>`
  )
}

/** One answer, cut out of such a page. */
export const photographedAnswer = (random: Random, text: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="620" height="110" viewBox="0 0 620 110">` +
  `<rect width="620" height="110" fill="#fbf8ef"/><path d="M0,84H620" stroke="#d8d3c2" stroke-width="2"/>` +
  `<g font-family="${fonts}" fill="${ink}">${written(random, text, 28, 70, Math.min(38, Math.floor(560 / Math.max(14, [...text].length))))}</g></svg>`
