import { expect, test } from 'vitest'
import { slideAt, slideStarts } from './slide-times.ts'

test.each([
  ['{"0":0,"1":12.5,"2":30}', 3, [0, 12.5, 30]],
  ['{"0":"0","2":"30"}', 3, [0, undefined, 30]],
  ['{"0":0,"7":70}', 2, [0, undefined]],
  ['{"0":null,"1":-3,"x":4}', 2, [undefined, undefined]],
  ['[0,5]', 2, [0, 5]],
  ['', 1, [undefined]],
  ['not json', 1, [undefined]],
  ['7', 1, [undefined]],
])('%s of %i slides', (config, slides, starts) => {
  expect(slideStarts(config, slides)).toEqual(starts)
})

test.each([
  [[0, 12, 30], 0, 0],
  [[0, 12, 30], 11.99, 0],
  [[0, 12, 30], 12, 1],
  [[0, 12, 30], 3600, 2],
  [[5, 12], 4, undefined],
  [[undefined, undefined], 10, undefined],
  [[0, undefined, 30], 20, 0],
  [[0, 40, 20], 25, 2],
])('of %j at second %d is slide %s', (starts, second, slide) => {
  expect(slideAt(starts, second)).toBe(slide)
})
