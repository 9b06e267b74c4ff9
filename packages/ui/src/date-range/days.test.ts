import { expect, test } from 'vitest'
import { lastDays, problemOf } from './days.ts'

test.each([
  ['2026-11-22', 7, '2026-11-16'],
  ['2026-03-01', 2, '2026-02-28'],
  ['2026-11-22', 1, '2026-11-22'],
])('up to %s, %i days begin on %s', (today, count, from) => {
  expect(lastDays(today, count)).toEqual({ from, to: today })
})

const limits = { min: '2026-09-01', max: '2026-11-22', most: 30 }
test.each([
  ['2026-11-01', '2026-11-22', undefined],
  ['2026-11-22', '2026-11-01', '开始日期不能晚于结束日期'],
  ['2026-08-31', '2026-09-02', '不能早于 2026-09-01'],
  ['2026-11-20', '2026-11-23', '不能晚于 2026-11-22'],
  ['2026-10-01', '2026-10-30', undefined],
  ['2026-10-01', '2026-10-31', '一次最多 30 天，现在是 31 天'],
  ['2026-10-01', '', '请选满两端，最多 30 天'],
  ['', '', undefined],
])('from %s to %s: %s', (from, to, problem) => {
  expect(problemOf({ from, to }, limits)).toBe(problem)
})

test('without limits an end may stay open', () => {
  expect(problemOf({ from: '2026-10-01', to: '' }, {})).toBeUndefined()
})
