import { checkOfQuestion, type CorrectionQuestion } from '@mango/contract/correction'
import { check, type Check } from '@mango/contract/paper-records'
import type { Part } from './marks.store.ts'

export type Filter = 'all' | 'right' | 'wrong'
export type Checks = ReadonlyMap<number, Check>

/** A check as the server wrote it: what is none of the three is none at all. */
export const asCheck = (value: number): Check => {
  const known: readonly Check[] = Object.values(check)
  return known.find((one) => one === value) ?? check.none
}

export const partsOf = (questions: readonly CorrectionQuestion[]) => questions.flatMap(({ subAnswers }) => subAnswers)

/** How a question is checked as a whole. */
export const checkedAs = ({ subAnswers }: CorrectionQuestion, checks: Checks): Check =>
  checkOfQuestion(subAnswers.map(({ id }) => checks.get(id) ?? check.none))

export const shownBy = (checked: Check, filter: Filter): boolean =>
  filter === 'all' ||
  (filter === 'right' ? checked === check.right : checked === check.wrong || checked === check.halfRight)

export interface Tally {
  readonly right: number
  readonly halfRight: number
  /** Half right ones too: the documents know right and wrong only. */
  readonly wrong: number
  /** Numbers of those that are not checked yet. */
  readonly unchecked: readonly number[]
}

export function tallyOf(questions: readonly CorrectionQuestion[], checks: Checks): Tally {
  const all = questions.map((question) => checkedAs(question, checks))
  const count = (wanted: Check) => all.filter((one) => one === wanted).length
  return {
    right: count(check.right),
    halfRight: count(check.halfRight),
    wrong: count(check.wrong) + count(check.halfRight),
    unchecked: all.flatMap((one, index) => (one === check.none ? [index + 1] : [])),
  }
}

/** Numbers as people write them: 14–20, 23. */
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else runs.push([number, number])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join('、')
}

/** The next part that is not checked, after `from` and then from the beginning; undefined where all are. */
export function nextUnchecked<P extends Part>(
  parts: readonly P[],
  checks: Checks,
  from: number | undefined,
): P | undefined {
  const at = parts.findIndex(({ id }) => id === from)
  const behind = [...parts.slice(at + 1), ...parts.slice(0, at + 1)]
  return behind.find(({ id }) => (checks.get(id) ?? check.none) === check.none)
}

export const neighbour = <P extends Part>(parts: readonly P[], from: number | undefined, by: 1 | -1): P | undefined =>
  parts[Math.min(parts.length - 1, Math.max(0, parts.findIndex(({ id }) => id === from) + by))]
