import { expect, test } from 'vitest'
import { inMarks } from './in-marks.ts'

test.each([
  ['二次函数', '函数', '二次[函数]'],
  ['ABC abc', 'b', 'A[B]C a[b]c'],
  ['1+1 (一)', '+ (', '1[+]1 [(]一)'],
  ['二次函数', '', '二次函数'],
  ['二次函数', '几何', '二次函数'],
])('%s searched for %s: %s', (text, query, shown) => {
  const parts = inMarks(text, query).map(({ part, marked }) => (marked ? `[${part}]` : part))
  expect(parts.join('')).toBe(shown)
})
