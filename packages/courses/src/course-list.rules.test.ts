import { expect, test } from 'vitest'
import { titleOf } from './course-list.rules.ts'

test.each([
  [' 标题 ', '标题'],
  ['  ', '未命名'],
])('the heading %j is shown as %j', (heading, shown) => {
  expect(titleOf(heading)).toBe(shown)
})
