import { expect, test } from 'vitest'
import { hitRate } from './limits.ts'

test.each([
  [3, 1, 67],
  [500, 104, 80],
  [100, 21, 79],
  [100, 93, 7],
  [4, 0, 100],
  [4, 4, 0],
  [0, 0, 0],
  [Number.NaN, 1, 0],
])('%d asked, %d missed: %d percent', (total, missed, rate) => {
  expect(hitRate(total, missed)).toBe(rate)
})
