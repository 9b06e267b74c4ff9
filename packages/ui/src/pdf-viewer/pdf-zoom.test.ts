import { expect, test } from 'vitest'
import { scaleFor, zoomFrom } from './pdf-zoom.ts'

const page = { width: 600, height: 800 }

test.each([
  ['width', { width: 1232, height: 500 }, 2],
  ['page', { width: 1232, height: 432 }, 0.5],
  ['page', { width: 332, height: 2000 }, 0.5],
  ['width', { width: 40, height: 500 }, 0.25],
  [1.5, { width: 10, height: 10 }, 1.5],
  [100, { width: 10, height: 10 }, 5],
] as const)('zoom %s in %j is %s', (zoom, place, scale) => {
  expect(scaleFor(zoom, page, place)).toBe(scale)
})

test.each([
  [1, 1, 1.25],
  [1.1, 1, 1.25],
  [1.1, -1, 1],
  [0.25, -1, 0.25],
  [5, 1, 5],
] as const)('from %s a step of %s leads to %s', (from, by, to) => {
  expect(zoomFrom(from, by)).toBe(to)
})
