import { expect, test } from 'vitest'
import { fitInto } from './tidy-photo.ts'

test.each([
  [2200, 4000, 3000, 2200, 1650],
  [2200, 3000, 4000, 1650, 2200],
  [2200, 800, 600, 800, 600],
  [2200, 90000, 1, 2200, 1],
])('into %i a photo of %i by %i goes as %i by %i', (edge, width, height, wide, high) => {
  expect(fitInto(edge, width, height)).toEqual({ width: wide, height: high })
})
