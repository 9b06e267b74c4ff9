import { expect, test } from 'vitest'
import { reasonsOf } from './reasons.ts'

test.each([
  [10, 3, '2026-11-20', false, ['命中率 70%']],
  [500, 104, '2026-11-20', false, ['未命中 104 次']],
  [30, 5, '2026-11-19', true, ['今天还没有使用']],
  [10, 6, '2026-11-19', true, ['命中率 40%', '未命中 6 次', '今天还没有使用']],
  [10, 6, '2026-11-19', false, ['命中率 40%', '未命中 6 次']],
  [0, 0, '', true, ['近 7 天没有使用']],
  [30, 5, '2026-11-20', false, []],
])('of %d asked and %d missed, last on %s (silent: %s): %j', (totalNum, missNum, lastDay, silent, reasons) =>
  expect(reasonsOf({ totalNum, missNum, lastDay, silent })).toEqual(reasons),
)
