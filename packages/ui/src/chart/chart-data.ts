import type { Tone } from '../progress/index.ts'

export type ChartKind = 'bar' | 'line' | 'radar' | 'pie'

export type ChartSeries = {
  name: string
  /** One per category; nothing where nothing is known. */
  values: readonly (number | undefined)[]
  /** Draws one series of a bar chart as a line over it: an average, say. */
  line?: boolean | undefined
  /** Where the colour has a meaning; otherwise each series gets the next one. */
  tone?: Tone | undefined
}

export type ChartData = {
  kind: ChartKind
  categories: readonly string[]
  /** A pie draws the first one. */
  series: readonly ChartSeries[]
  /** Bars lie, so that each has room for a long name beside it. */
  lying?: boolean | undefined
  /** The top of the scale; otherwise what the values need. */
  max?: number | undefined
  /** How a value is written. */
  format?: ((value: number) => string) | undefined
}

export const isEmpty = ({ categories, series }: ChartData): boolean =>
  categories.length === 0 || !series.some(({ values }) => values.some((value) => value !== undefined))

export const total = ({ series }: ChartData): number =>
  series[0]?.values.reduce((sum: number, value) => sum + (value ?? 0), 0) ?? 0

/** The parts of a pie as percents. */
export const share = (value: number | undefined, sum: number): string =>
  sum > 0 ? `${Math.round(((value ?? 0) / sum) * 100)}%` : '–'

/** What a value reads like in the table. */
export const written = (value: number | undefined, format: ChartData['format'] = String): string =>
  value === undefined ? '–' : format(value)

const cell = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ')

/** The data as lines with tabs, which every spreadsheet takes from the clipboard. Numbers stay numbers. */
export function chartText({ categories, series }: ChartData, heading: string): string {
  const head = [heading, ...series.map(({ name }) => name)]
  const rows = categories.map((category, index) => [category, ...series.map(({ values }) => `${values[index] ?? ''}`)])
  return [head, ...rows].map((row) => row.map(cell).join('\t')).join('\n')
}
