import type { Tone } from '../progress/index.ts'

/** What tells one series from the next beside its colour: dash and symbol of a line, pattern of an area. */
export type ChartMark = {
  tone: Tone
  dash: readonly number[]
  symbol: 'circle' | 'rect' | 'triangle' | 'diamond'
  pattern: 'plain' | 'rising' | 'dots' | 'falling'
}

const tones = ['leaf', 'sky', 'gold', 'red', 'neutral'] as const
const dashes = [[], [6, 4], [2, 3], [8, 3, 2, 3]] as const
const symbols = ['circle', 'rect', 'triangle', 'diamond'] as const
const patterns = ['plain', 'rising', 'dots', 'falling'] as const

const at = <Item>(list: readonly [Item, ...Item[]], index: number): Item => list[index % list.length] ?? list[0]

export const markOf = (index: number, tone?: Tone): ChartMark => ({
  tone: tone ?? at<Tone>(tones, index),
  dash: at<readonly number[]>(dashes, index),
  symbol: at(symbols, index),
  pattern: at(patterns, index),
})
