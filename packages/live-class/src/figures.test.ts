import { expect, test } from 'vitest'
import { formatTimeCost } from './figures.ts'

test.each([
  [0, '0.0 秒'],
  [3240, '3.2 秒'],
  [59_940, '59.9 秒'],
  [59_960, '1 分 00 秒'],
  [65_000, '1 分 05 秒'],
])('%i ms reads %s', (milliseconds, words) => {
  expect(formatTimeCost(milliseconds)).toBe(words)
})
