import { expect, test } from 'vitest'
import { fitInto } from './tidy-photo.ts'

test.each([
  [4000, 3000, 2200, 1650],
  [3000, 4000, 1650, 2200],
  [800, 600, 800, 600],
  // A long screenshot and a panorama, on which somebody has to read.
  [1080, 9000, 660, 5500],
  [12_000, 800, 7379, 492],
  [90_000, 1, 8192, 1],
])('a photo of %i by %i goes as %i by %i', (width, height, wide, high) => {
  expect(fitInto(2200 * 1650, width, height)).toEqual({ width: wide, height: high })
})
