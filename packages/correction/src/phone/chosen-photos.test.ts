import { expect, test } from 'vitest'
import { moved } from './chosen-photos.ts'

test.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
  [9, 1, 'abc'],
] as const)('the photo at %i moved by %i gives %s', (from, by, order) =>
  expect(moved([...'abc'], from, by).join('')).toBe(order),
)
