import { abilityScale, scoreKinds, type AbilityOverview, type DailyBehaviour } from '@mango/contract/growth-profile'
import { utf8 } from '../../../drawing/bytes.ts'
import { escaped } from '../../../drawing/escaped.ts'
import type { PdfPicture } from '../../../pdf/document.ts'

// Drawings for paper: what is told apart by colour is told apart by its line, too, as many printers have no colours.
const ink = { text: '#222222', quiet: '#555555', grid: '#c8c8c8' } as const
const lines = {
  teacherScore: { color: '#17694c', dash: '', mark: 'circle' },
  afterClassScore: { color: '#2a67c9', dash: '5 3', mark: 'square' },
  targetScore: { color: '#8a5200', dash: '1.5 2.5', mark: 'none' },
} as const
type Mark = (typeof lines)[keyof typeof lines]['mark']

const n = (value: number) => String(Math.round(value * 100) / 100)

const drawing = (width: number, height: number, content: readonly string[]): PdfPicture => ({
  format: 'svg',
  bytes: utf8(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content.join('')}</svg>`,
  ),
})
const words = (text: string, x: number, y: number, { size = 9, anchor = 'middle', color = ink.text as string } = {}) =>
  `<text x="${n(x)}" y="${n(y)}" font-size="${size}" text-anchor="${anchor}" fill="${color}">${escaped(text)}</text>`
const stroke = (color: string, width: number, dash = '') =>
  `fill="none" stroke="${color}" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`}`
const marked = (mark: Mark, x: number, y: number, color: string) =>
  mark === 'circle'
    ? `<circle cx="${n(x)}" cy="${n(y)}" r="2.6" fill="${color}"/>`
    : mark === 'square'
      ? `<rect x="${n(x - 2.3)}" y="${n(y - 2.3)}" width="4.6" height="4.6" fill="${color}"/>`
      : ''

const radar = { width: 300, height: 232, x: 150, y: 108, radius: 78 } as const
/** As many characters have room beside it; the table has the whole name. */
const longestName = 6
const step = 78

/** The beginning of what is longer. */
export const upTo = (most: number, text: string): string =>
  [...text].length > most ? `${[...text].slice(0, most - 1).join('')}…` : text

/** Which line is which. */
const legend = scoreKinds.map(({ key, name }, index) => {
  const { color, dash, mark } = lines[key]
  const [x, y] = [42 + index * step, radar.height - 10]
  return (
    `<path d="M${x} ${y}H${x + 20}" ${stroke(color, 1.4, dash)}/>` +
    marked(mark, x + 10, y, color) +
    words(name, x + 24, y + 3.2, { anchor: 'start', size: 8.5 })
  )
})

/** The scores by subject around a centre; nothing where there are too few for that. */
export function radarOf(rows: readonly AbilityOverview[]): PdfPicture | undefined {
  if (rows.length < 3) return undefined
  const at = (index: number, score: number) => {
    const turn = (2 * Math.PI * index) / rows.length
    const far = (radar.radius * score) / abilityScale.max
    return { x: radar.x + far * Math.sin(turn), y: radar.y - far * Math.cos(turn) }
  }
  const way = (points: readonly { x: number; y: number }[]) => points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')
  const rings = [1, 2, 3, 4].flatMap((score) => [
    `<path d="M${way(rows.map((_, index) => at(index, score)))}Z" ${stroke(ink.grid, 0.6)}/>`,
    words(String(score), radar.x - 4, at(0, score).y + 3, { size: 7, anchor: 'end', color: ink.quiet }),
  ])
  const names = rows.map(({ subjectName }, index) => {
    const { x, y } = at(index, abilityScale.max * 1.16)
    const anchor = Math.abs(x - radar.x) < 8 ? 'middle' : x > radar.x ? 'start' : 'end'
    return words(upTo(longestName, subjectName), x, y + 3, { anchor })
  })
  const curves = scoreKinds.toReversed().flatMap(({ key }) => {
    const { color, dash, mark } = lines[key]
    const points = rows.map((row, index) => ({ score: row[key], ...at(index, row[key] ?? 0) }))
    return [
      `<path d="M${way(points)}Z" ${stroke(color, 1.4, dash)}/>`,
      ...points.map(({ x, y, score }) => (score === null ? '' : marked(mark, x, y, color))),
    ]
  })
  return drawing(radar.width, radar.height, [...rings, ...names, ...curves, ...legend])
}

/** Light enough that the line before them is seen. */
const points = { own: '#8cc4ad', average: '#222222' } as const
const bars = { width: 500, height: 150, left: 26, right: 6, top: 20, bottom: 16 } as const

/** A number that four steps lead to, and that is not below what has to be shown. */
const topOf = (most: number) => Math.max(4, Math.ceil(most / 4) * 4)
const monthAndDay = (date: string) => date.slice(5).split('-').map(Number).join('/')

/** Points day by day beside the average of the class. */
export function daysOf({ dailyBehavior }: Pick<DailyBehaviour, 'dailyBehavior'>): PdfPicture {
  const { width, height, left, right, top, bottom } = bars
  const most = topOf(Math.max(0, ...dailyBehavior.flatMap(({ point, average }) => [point, average])))
  const slot = (width - left - right) / Math.max(1, dailyBehavior.length)
  const middle = (index: number) => left + (index + 0.5) * slot
  const y = (value: number) => top + (1 - value / most) * (height - top - bottom)
  const every = Math.ceil(dailyBehavior.length / 10)
  const grid = [0, 1, 2, 3, 4].flatMap((part) => [
    `<path d="M${left} ${n(y((most / 4) * part))}H${width - right}" ${stroke(ink.grid, 0.5)}/>`,
    words(n((most / 4) * part), left - 4, y((most / 4) * part) + 3, { size: 7.5, anchor: 'end', color: ink.quiet }),
  ])
  const columns = dailyBehavior.map(({ point }, index) =>
    point > 0
      ? `<rect x="${n(middle(index) - slot * 0.3)}" y="${n(y(point))}" width="${n(slot * 0.6)}" height="${n(y(0) - y(point))}" fill="${points.own}"/>`
      : '',
  )
  const line = dailyBehavior.map((day, index) => `${n(middle(index))} ${n(y(day.average))}`).join('L')
  const days = dailyBehavior.map(({ date }, index) =>
    (dailyBehavior.length - 1 - index) % every === 0
      ? words(monthAndDay(date), middle(index), height - 4, { size: 7.5, color: ink.quiet })
      : '',
  )
  return drawing(width, height, [
    ...grid,
    ...columns,
    line && `<path d="M${line}" ${stroke(points.average, 1.4, '4 2.5')}/>`,
    ...days,
    `<rect x="${left}" y="4" width="9" height="7" fill="${points.own}"/>`,
    words('本人积分', left + 13, 11, { size: 8.5, anchor: 'start' }),
    `<path d="M${left + 66} 7.5h20" ${stroke(points.average, 1.4, '4 2.5')}/>`,
    words('班级平均', left + 90, 11, { size: 8.5, anchor: 'start' }),
  ])
}
