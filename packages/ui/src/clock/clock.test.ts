import { expect, test } from 'vitest'
import { clock } from './index.ts'

test.each([
  [0, '00:00'],
  [822.9, '13:42'],
  [3723, '1:02:03'],
  [-1, '00:00'],
  [Number.NaN, '--:--'],
  [Infinity, '--:--'],
])('%d seconds read %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text)
})
