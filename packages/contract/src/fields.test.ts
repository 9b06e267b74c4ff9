import * as v from 'valibot'
import { expect, test } from 'vitest'
import { byteCount, day, gradeId, id, integerFrom, queryId, queryInteger, revision, textUpTo } from './fields.ts'

test.each([
  [
    day,
    ['2026-11-18', '2026-02-28', '2024-02-29'],
    ['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-1-1', ''],
  ],
  [id, [1, 2_147_483_647], [0, -1, 1.5, 2_147_483_648, '7', null]],
  [revision, [1, 4_102_444_800], [0, 0.5, 2 ** 53]],
  [integerFrom(0), [0, 2_147_483_647], [-1, 0.5, 2_147_483_648, 1e308]],
  [queryInteger, ['-1', '0', '2147483647'], ['2147483648', '-2147483648', '1e3']],
  [byteCount, [1, 2 ** 40], [0, 2 ** 53, 1e308]],
  [gradeId, [1, 12], [0, 13]],
  [textUpTo(4), ['', '好😀'], ['长长长长长', 'a\0', '半\ud83d', '\ude00半']],
  [queryId, [1, '7', '2147483647'], ['0', '-1', '1.5', '2147483648', 'x', '']],
])('%o', (schema, good, bad) => {
  expect(good.filter((value) => !v.is(schema, value))).toEqual([])
  expect(bad.filter((value) => v.is(schema, value))).toEqual([])
})
