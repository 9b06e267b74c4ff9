import { expect, test } from 'vitest'
import { clockOf, dayLabel } from './moments.ts'

const today = new Date(2026, 10, 23, 12)

test.each([
  ['2026-11-23 08:00:00', '11/23 今天'],
  ['2026-11-22 23:59:59', '11/22 周日'],
  ['2026-11-21 00:00:00', '11/21 周六'],
  ['2025-11-23 08:00:00', '11/23 周日'],
  ['', ''],
])('the day of %j is %j', (time, label) => {
  expect(dayLabel(time, today)).toBe(label)
})

test.each([
  [0, '00:00'],
  [806.9, '13:26'],
  [3723, '1:02:03'],
  [-1, '00:00'],
])('%d seconds are %s', (seconds, clock) => {
  expect(clockOf(seconds)).toBe(clock)
})
