import { expect, test } from 'vitest'
import { clockOf } from './clock.ts'

test.each([
  [0, '00:00'],
  [806.9, '13:26'],
  [3723, '1:02:03'],
  [-1, '00:00'],
])('%d seconds are %s', (seconds, clock) => {
  expect(clockOf(seconds)).toBe(clock)
})
