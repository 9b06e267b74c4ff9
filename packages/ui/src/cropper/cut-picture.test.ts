import { expect, test } from 'vitest'
import { turnedSize } from './cut-picture.ts'

test.each([
  [0, 300, 200],
  [1, 200, 300],
  [2, 300, 200],
  [7, 200, 300],
])('after %i quarter turns 300 by 200 is %i by %i', (turns, width, height) => {
  expect(turnedSize(300, 200, turns)).toEqual({ width, height })
})
