import { html, raw } from 'hono/html'

export interface Point {
  readonly label: string
  /** Nothing where nothing is known. */
  readonly value: number | undefined
}
interface Line {
  /** What it shows, for screen readers and above its table. */
  readonly label: string
  readonly heading: string
  readonly points: readonly Point[]
  readonly max: number
  readonly unit: string
  /** How the last point is called while its time still runs: the way to it is dashed, and is no fall. */
  readonly soFar?: string | undefined
}

interface Drawing {
  readonly name: 'wide' | 'narrow'
  readonly width: number
  readonly height: number
  readonly left: number
  /** Room for what the last point says: beside it no line runs through the words. */
  readonly right: number
  /** How many points are named below. */
  readonly names: number
}

/** One is shown, by the room there is: the wide one made small for a phone would have words that nobody can read. */
const drawings: readonly Drawing[] = [
  { name: 'wide', width: 640, height: 220, left: 52, right: 72, names: 8 },
  { name: 'narrow', width: 280, height: 190, left: 36, right: 58, names: 4 },
]
const top = 16
const bottom = 28

export const rounded = (value: number): string => String(Math.round(value * 10) / 10)

const place = ({ points, max }: Pick<Line, 'points' | 'max'>, { width, height, left, right }: Drawing) => ({
  x: (index: number) => left + (points.length < 2 ? 0.5 : index / (points.length - 1)) * (width - left - right),
  y: (value: number) => top + (1 - value / (max || 1)) * (height - top - bottom),
})

/** Stretches of neighbouring points that are known. */
function stretches(points: readonly Point[]) {
  const found: { index: number; value: number }[][] = [[]]
  points.forEach(({ value }, index) => {
    if (value === undefined) found.push([])
    else found.at(-1)?.push({ index, value })
  })
  return found.filter((stretch) => stretch.length > 0)
}

/** A round number that is not below what has to be shown. */
export function ceiling(most: number): number {
  const steps = [4, 8, 12, 20, 40, 80, 120, 200, 400, 800, 1200, 2000, 4000, 8000]
  return steps.find((step) => step >= most) ?? Math.ceil(most / 4000) * 4000
}

function draw(line: Line, drawing: Drawing) {
  const { label, points, max, unit, soFar } = line
  const { name, width, height, left, right, names } = drawing
  const { x, y } = place(line, drawing)
  const parts = stretches(points)
  const last = parts.at(-1)?.at(-1)
  const every = Math.ceil(points.length / names)
  const wayOf = (way: (typeof parts)[number]) => way.map(({ index, value }) => `${x(index)} ${y(value)}`).join('L')
  return html`<svg class="${name}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}，数值见下面的表格">
    ${[0, 1, 2, 3, 4].map((step) => {
      const value = (max / 4) * step
      return html`<path class="grid" d="M${left} ${y(value)}H${width - right}" />
        <text class="scale" x="${left - 8}" y="${y(value) + 4}" text-anchor="end">${rounded(value)}</text>`
    })}
    ${parts.map((stretch) => {
      const over = soFar ? stretch.filter(({ index }) => index < points.length - 1) : stretch
      const way = wayOf(over)
      const ends = [over[0]?.index ?? 0, over.at(-1)?.index ?? 0] as const
      return (
        over.length > 0 &&
        html`<path class="area" d="M${x(ends[0])} ${y(0)}L${way}L${x(ends[1])} ${y(0)}Z" />
          <path class="line" d="M${way}" />
          ${over.length < stretch.length && html`<path class="line so-far" d="M${wayOf(stretch.slice(-2))}" />`}`
      )
    })}
    ${parts.flat().map(({ index, value }) => html`<circle class="dot" cx="${x(index)}" cy="${y(value)}" r="3" />`)}
    ${
      last &&
      html`<text class="last" x="${x(last.index) + 10}" y="${y(last.value) + 5}">${rounded(last.value)}${unit}</text>
        ${soFar && html`<text x="${x(last.index) + 10}" y="${y(last.value) - 12}">${soFar}</text>`}`
    }
    ${points.map((point, index) =>
      (points.length - 1 - index) % every === 0
        ? html`<text class="scale" x="${x(index)}" y="${height - 8}" text-anchor="middle">${point.label}</text>`
        : '',
    )}
  </svg>`
}

/** A line over weeks or days, with its table. */
export function lineChart(line: Line) {
  const { label, heading, points, unit, soFar } = line
  return html`<figure class="chart">
    ${drawings.map((drawing) => draw(line, drawing))}
    <details>
      <summary aria-label="以表格查看 ${label}">以表格查看</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">${heading}</th>
            <th scope="col">${label}</th>
          </tr>
        </thead>
        <tbody>
          ${points.map(
            ({ label: name, value }, index) =>
              html`<tr>
                <th scope="row">${name}${soFar && index === points.length - 1 && ` ${soFar}`}</th>
                <td>${value === undefined ? '–' : `${rounded(value)}${unit}`}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>
  </figure>`
}

/** Shares of a whole, first to last; their numbers stand beside it. */
export function shareBar(parts: readonly number[]) {
  const whole = parts.reduce((sum, part) => sum + part, 0) || 1
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part, 0))
  return html`<svg class="shares" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    ${parts.map(
      (part, index) =>
        html`<rect x="${((starts[index] ?? 0) / whole) * 100}" width="${(part / whole) * 100}" height="8" />`,
    )}
  </svg>`
}

/** How a number went, without words: they stand beside it. */
export function spark(values: readonly (number | undefined)[]) {
  const known = values.filter((value) => value !== undefined)
  if (known.length < 2) return ''
  const low = Math.min(...known)
  const span = Math.max(...known) - low || 1
  const points = known.map(
    (value, index) => `${(index / (known.length - 1)) * 100} ${32 - ((value - low) / span) * 26}`,
  )
  return raw(
    `<svg class="spark" viewBox="0 0 100 36" preserveAspectRatio="none" aria-hidden="true"><path class="area" d="M0 36L${points.join('L')}L100 36Z"/><path class="line" d="M${points.join('L')}"/></svg>`,
  )
}
