import { utf8 } from '../../drawing/bytes.ts'
import { escaped } from '../../drawing/escaped.ts'

const fonts = "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC',sans-serif"
const script = "'Kaiti SC','STKaiti','KaiTi','Noto Serif CJK SC',serif"

const line = (text: string, x: number, y: number, size: number, color: string, weight = 400) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}">${escaped(text)}</text>`

/** A slide of a courseware: a heading under a green edge, and what is said to it. */
export function slide(heading: string, lines: readonly string[], page: number, pages: number): Uint8Array {
  const cover = page === 1
  const ground = cover ? '#0e5c46' : '#fffdf8'
  const ink = cover ? '#ffffff' : '#1f1e1a'
  return utf8(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540">` +
      `<rect width="960" height="540" fill="${ground}"/>` +
      (cover ? '<circle cx="810" cy="120" r="96" fill="#e6a232"/>' : '<rect width="960" height="16" fill="#0e7457"/>') +
      `<g font-family="${fonts}">` +
      line(heading, 72, cover ? 250 : 112, cover ? 60 : 46, ink, 700) +
      `<rect x="72" y="${cover ? 282 : 134}" width="96" height="6" fill="#e6a232"/>` +
      lines
        .map((text, index) => line(text, 72, (cover ? 350 : 214) + index * 68, 34, cover ? '#cfe6db' : ink))
        .join('') +
      line(`${page} / ${pages}`, 862, 510, 20, cover ? '#cfe6db' : '#8a857a') +
      '</g></svg>',
  )
}

/** A page of somebody's notebook, a little askew on a desk. */
export function notebookPage(heading: string, lines: readonly string[], tilt: number): Uint8Array {
  const rules = Array.from({ length: 12 }, (_, index) => `<path d="M46 ${150 + index * 52}H554"/>`).join('')
  return utf8(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="600" height="800">` +
      `<rect width="600" height="800" fill="#a58760"/><g transform="rotate(${tilt} 300 400)">` +
      `<rect x="26" y="28" width="548" height="744" rx="4" fill="#faf6e9"/><g stroke="#d9d2bd" fill="none">${rules}</g>` +
      `<g font-family="${script}">${line(heading, 56, 104, 34, '#2c2a25', 700)}` +
      lines
        .map((text, index) => line(text, 56, 188 + index * 52, 28, index % 3 === 2 ? '#b23a2c' : '#24418f'))
        .join('') +
      '</g></g></svg>',
  )
}
