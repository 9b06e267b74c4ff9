import { expect, test } from 'vitest'
import { barTypeOf } from './bar-type.ts'

test.each([
  [0, 'names'],
  [1, 'names'],
  [6, 'names'],
  [7, 'codes'],
  [12, 'codes'],
  [13, 'blocks'],
  [50, 'blocks'],
] as const)('%i unanswered students are drawn as %s', (count, type) => {
  expect(barTypeOf(count)).toBe(type)
})
