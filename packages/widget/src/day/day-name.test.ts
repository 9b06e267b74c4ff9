import { expect, test } from 'vitest'
import { datedName, dayName, minuteName } from './day-name.ts'

const today = '2026-11-24'

test.each([
  ['2026-11-24 23:59:00', '今天'],
  ['2026-11-23 00:00:00', '昨天'],
  ['2026-11-25', '明天'],
  ['2026-11-13 14:00:00', '11/13 周五'],
  ['2026-01-01', '01/01 周四'],
  ['2025-12-31 08:00:00', '2025/12/31'],
  ['', ''],
  ['待定', '待定'],
])('%s is %s', (time, name) => {
  expect(dayName(time, today)).toBe(name)
})

test('a moment is named to the minute', () => {
  expect(minuteName('2026-11-24 17:25:00', today)).toBe('今天 17:25')
})

test.each([
  ['2026-11-24 08:00:00', '11/24 今天'],
  ['2026-11-23 23:59:59', '11/23 周一'],
  ['2026-11-22 00:00:00', '11/22 周日'],
  ['2025-11-24 08:00:00', '11/24 周一'],
  ['', ''],
])('%j with its date is %j', (time, name) => {
  expect(datedName(time, today)).toBe(name)
})
