import type { LiveAnswer } from '@mango/contract/live-class'
import { wordKey } from '@mango/contract/questions'

export interface CloudWord {
  readonly key: string
  /** As most wrote it, or as it was written first. */
  readonly word: string
  readonly count: number
  /** 1 to 5: how large it stands there. */
  readonly size: number
  readonly hidden: boolean
}

const sizes = 5

/** The words of a round, the most frequent first; what differs in case and width only is one word. */
export function cloudOf(answers: readonly Pick<LiveAnswer, 'answer'>[], hidden: readonly string[]): CloudWord[] {
  const found = new Map<string, Map<string, number>>()
  for (const { answer } of answers) {
    const key = wordKey(answer)
    const spellings = found.get(key) ?? new Map<string, number>()
    found.set(key, spellings.set(answer, (spellings.get(answer) ?? 0) + 1))
  }
  const words = [...found].map(([key, spellings]) => ({
    key,
    word: [...spellings].sort((a, b) => b[1] - a[1])[0]?.[0] ?? key,
    count: [...spellings.values()].reduce((sum, count) => sum + count, 0),
    hidden: hidden.includes(key),
  }))
  const most = Math.max(1, ...words.filter((word) => !word.hidden).map(({ count }) => count))
  return words
    .sort((a, b) => b.count - a.count || a.key.localeCompare(b.key, 'zh'))
    .map((word) => ({ ...word, size: most === 1 ? 2 : Math.max(1, Math.ceil((word.count / most) * sizes)) }))
}
