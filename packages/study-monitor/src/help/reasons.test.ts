import { expect, test } from 'vitest'
import { reasonsOf } from './reasons.ts'

test.each([
  [10, 3, '2026-11-20', true, ['命中率 70%']],
  [500, 104, '2026-11-20', true, ['未命中 104 次']],
  [30, 5, '2026-11-19', false, ['今天还没有使用']],
  [10, 6, '2026-11-19', false, ['命中率 40%', '未命中 6 次', '今天还没有使用']],
  [0, 0, '', false, ['近 7 天没有使用']],
  [30, 5, '2026-11-20', true, []],
])('of %d asked and %d missed, last on %s (today: %s): %j', (totalNum, missNum, lastDay, activeToday, reasons) =>
  expect(reasonsOf({ totalNum, missNum, lastDay, activeToday })).toEqual(reasons),
)
