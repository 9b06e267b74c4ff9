import * as v from 'valibot'
import { expect, test } from 'vitest'
import { day, id, integerFrom, queryId } from './fields.ts'

test.each([
  [
    day,
    ['2026-11-18', '2026-02-28', '2024-02-29'],
    ['2026-02-29', '2026-02-30', '2026-13-01', '2026-00-10', '2026-1-1', ''],
  ],
  [id, [1, 2_147_483_647], [0, -1, 1.5, 2_147_483_648, '7', null]],
  [integerFrom(0), [0, 2_147_483_647], [-1, 0.5, 2_147_483_648, 1e308]],
  [queryId, [1, '7', '2147483647'], ['0', '-1', '1.5', '2147483648', 'x', '']],
])('%o', (schema, good, bad) => {
  expect(good.filter((value) => !v.is(schema, value))).toEqual([])
  expect(bad.filter((value) => v.is(schema, value))).toEqual([])
})
