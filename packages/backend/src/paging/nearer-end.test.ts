import { expect, it } from 'vitest'
import { nearerEnd } from './nearer-end.ts'

it.each([
  ['nothing', 0, 0, 10, undefined],
  ['behind the end', 25, 30, 10, undefined],
  ['a first page', 25, 0, 10, { limit: 10, offset: 0, backwards: false }],
  ['a list that fits', 7, 0, 10, { limit: 7, offset: 0, backwards: false }],
  ['the middle', 25, 10, 10, { limit: 10, offset: 5, backwards: true }],
  ['a last page that is not full', 25, 20, 10, { limit: 5, offset: 0, backwards: true }],
])('%s', (_, total, skipped, size, place) => {
  expect(nearerEnd(total, skipped, size)).toEqual(place)
})
