import type { CorrectionQuestion } from '@mango/contract/correction'
import type { Check } from '@mango/contract/paper-records'
import { expect, test } from 'vitest'
import { asCheck, neighbour, nextUnchecked, partsOf, ranges, shownBy, tallyOf } from './rules.ts'

let last = 0
const question = (...parts: Check[]) => {
  const id = ++last
  const subAnswers = parts.map((check, index) => ({ id: id * 10 + index, questionId: id, check }))
  // Rules look at ids and checks alone.
  return { id, halfRight: true, subAnswers } as unknown as CorrectionQuestion
}
const paper = [question(1), question(3, 3), question(1, 3), question(1, 0), question(0)]
const parts = partsOf(paper)
const checks = new Map(parts.map(({ id, check }) => [id, asCheck(check)]))

test('half right counts as wrong, and a question is checked once all its parts are', () => {
  expect(tallyOf(paper, checks)).toEqual({ right: 1, halfRight: 1, wrong: 2, unchecked: [4, 5] })
})

test.each([
  [1, 'right', true],
  [2, 'right', false],
  [2, 'wrong', true],
  [3, 'wrong', true],
  [0, 'wrong', false],
  [0, 'all', true],
] as const)('checked %i is shown by %s: %s', (checked, filter, shown) => expect(shownBy(checked, filter)).toBe(shown))

test.each([
  [[], ''],
  [[4], '4'],
  [[14, 15, 16, 20], '14–16、20'],
  [[1, 3, 5], '1、3、5'],
])('%j reads %s', (numbers, read) => expect(ranges(numbers)).toBe(read))

test('the next unchecked one is looked for behind, then from the beginning', () => {
  const open = parts.filter(({ id }) => checks.get(id) === 0).map(({ id }) => id)
  expect(nextUnchecked(parts, checks, undefined)?.id).toBe(open[0])
  expect(nextUnchecked(parts, checks, open[0])?.id).toBe(open[1])
  expect(nextUnchecked(parts, checks, open[1])?.id).toBe(open[0])
  expect(nextUnchecked(parts, new Map(parts.map(({ id }) => [id, 1])), undefined)).toBeUndefined()
})

test('steps stay inside the paper', () => {
  expect(neighbour(parts, parts[0]?.id, -1)).toBe(parts[0])
  expect(neighbour(parts, parts[0]?.id, 1)).toBe(parts[1])
  expect(neighbour(parts, parts.at(-1)?.id, 1)).toBe(parts.at(-1))
})

test.each([
  [1, 1],
  [7, 0],
  [-1, 0],
])('%i from a server is %i', (given, read) => expect(asCheck(given)).toBe(read))
