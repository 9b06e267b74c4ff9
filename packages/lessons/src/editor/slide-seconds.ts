import { clock } from '@mango/ui/clock'

/** The second that somebody writes: `75`, `1:15`, `01:15.5` or `1:00:15`; undefined for anything else. */
export function secondOf(written: string): number | undefined {
  const parts = written.trim().replaceAll('：', ':').split(':')
  if (parts.length > 3 || !parts.every((part, index) => /^\d+$/.test(part) || isLastWithTenth(part, index, parts)))
    return undefined
  const [first, ...rest] = parts.map(Number)
  if (rest.some((part) => part >= 60)) return undefined
  return rest.reduce((seconds, part) => seconds * 60 + part, first ?? 0)
}
const isLastWithTenth = (part: string, index: number, parts: readonly string[]) =>
  index === parts.length - 1 && /^\d+\.\d$/.test(part)

/** How a second is written, to the tenth where it has one. */
export const writtenSecond = (second: number): string => {
  const tenth = Math.round(second * 10) % 10
  return clock(Math.round(second * 10) / 10) + (tenth > 0 ? `.${tenth}` : '')
}

/** Why the slide at this place can't begin at its second; undefined where it can. Slides follow each other. */
export function secondError(starts: readonly number[], index: number, length: number): string | undefined {
  const second = starts[index] ?? 0
  if (length > 0 && second > length) return `视频只有 ${clock(length)}`
  if (index > 0 && second < (starts[index - 1] ?? 0)) return '不能早于上一页'
  return undefined
}

/** The first thing that is wrong with the times of the slides; undefined where nothing is. */
export function startsError(starts: readonly number[], length: number): string | undefined {
  const wrong = starts.findIndex((_, index) => secondError(starts, index, length) !== undefined)
  return wrong < 0 ? undefined : `第 ${wrong + 1} 页的翻页时间：${secondError(starts, wrong, length)}`
}
