import { expect, test } from 'vitest'
import { printedParts, printOf } from './index.ts'

const KB = 1024

test.each([
  [1, [[0, 1]]],
  [64 * KB, [[0, 64 * KB]]],
  [
    100 * KB,
    [
      [0, 64 * KB],
      [18 * KB, 82 * KB],
      [36 * KB, 100 * KB],
    ],
  ],
  [
    1000 * KB,
    [
      [0, 64 * KB],
      [468 * KB, 532 * KB],
      [936 * KB, 1000 * KB],
    ],
  ],
])('of %i bytes these parts are looked at: %j', (bytes, expected) =>
  expect(printedParts(bytes).map(({ from, to }) => [from, to])).toEqual(expected),
)

const printOfBytes = (bytes: Uint8Array<ArrayBuffer>) =>
  printOf(bytes.length, async (from, to) => bytes.slice(from, to).buffer)

test.each([0, 500 * KB, 1000 * KB - 1])('a file that differs at byte %i has another print', async (place) => {
  const bytes = new Uint8Array(1000 * KB)
  const other = bytes.slice()
  other[place] = 1
  expect(await printOfBytes(other)).not.toBe(await printOfBytes(bytes))
})
