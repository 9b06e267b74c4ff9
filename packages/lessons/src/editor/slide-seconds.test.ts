import { expect, test } from 'vitest'
import { secondError, secondOf, writtenSecond } from './slide-seconds.ts'

test.each([
  ['75', 75],
  ['1:15', 75],
  [' 01:15.5 ', 75.5],
  ['1：15', 75],
  ['1:00:15', 3615],
  ['', undefined],
  ['1:75', undefined],
  ['-3', undefined],
  ['1.5:00', undefined],
  ['1:2:3:4', undefined],
  ['一分', undefined],
])('%j is second %s', (written, second) => {
  expect(secondOf(written)).toBe(second)
})

test.each([
  [0, '00:00'],
  [75.5, '01:15.5'],
  [59.96, '01:00'],
  [3615, '1:00:15'],
])('second %d is written %s', (second, written) => {
  expect(writtenSecond(second)).toBe(written)
})

test.each([
  [[0, 12, 30], 1, undefined],
  [[0, 12, 12], 2, undefined],
  [[0, 12, 11], 2, '不能早于上一页'],
  [[0, 73, 74], 1, '视频只有 01:12'],
])('of %j slide %i: %s', (starts, index, error) => {
  expect(secondError(starts, index, 72)).toBe(error)
})
