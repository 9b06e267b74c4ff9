import { expect, test } from 'vitest'
import { sortNameOf } from './sort-name.ts'

test.each([
  [
    ['第10课', '第2课', '第1课'],
    ['第1课', '第2课', '第10课'],
  ],
  [
    ['张三', '李四', '安全', '数学'],
    ['安全', '李四', '数学', '张三'],
  ],
  [
    ['b.pdf', 'Ａ.pdf', '安.pdf', '1.pdf'],
    ['1.pdf', 'Ａ.pdf', 'b.pdf', '安.pdf'],
  ],
])('%j are put in the order %j', (names, expected) => {
  const sorted = names.toSorted((a, b) => (sortNameOf(a) < sortNameOf(b) ? -1 : 1))
  expect(sorted).toEqual(expected)
})
