import { expect, test } from 'vitest'
import { sharedEvenly } from './shared-evenly.ts'

test.each([
  [3, 72, [0, 24, 48]],
  [3, 3, [0, 1, 2]],
  [3, 2.9, []],
  [3, 0, []],
  [0, 72, []],
])('%i slides share %d seconds: %j', (slides, seconds, starts) => {
  expect(sharedEvenly(slides, seconds)).toEqual(starts)
})
