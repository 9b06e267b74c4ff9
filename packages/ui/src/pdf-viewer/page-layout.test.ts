import { expect, test } from 'vitest'
import { pageAt, pageStarts } from './page-layout.ts'

test('pages stand below each other with a gap around each', () => {
  expect(pageStarts([100, 50, 200])).toEqual({ starts: [16, 132, 198], end: 414 })
})

test.each([
  [0, 0],
  [131, 0],
  [132, 1],
  [197.9, 1],
  [198, 2],
  [9999, 2],
])('at %s px there is page %s', (at, page) => {
  expect(pageAt([16, 132, 198], at)).toBe(page)
})
