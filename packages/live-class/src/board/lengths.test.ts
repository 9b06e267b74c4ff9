import { expect, test } from 'vitest'
import { columnsOf, sizeOf } from './lengths.ts'

test.each([
  ['question', [''], 'large'],
  ['question', ['题'.repeat(60)], 'large'],
  ['question', ['题'.repeat(61)], 'middle'],
  ['question', ['题'.repeat(151)], 'small'],
  ['options', [], 'large'],
  ['options', ['甲', '乙'.repeat(17)], 'middle'],
  ['options', ['甲', '乙'.repeat(41)], 'small'],
] as const)('a %s of %j is set %s', (kind, words, size) => {
  expect(sizeOf(kind, words)).toBe(size)
})

test.each([
  [['甲', '乙', '丙', '丁'], 2],
  [['甲', '乙', '丙', '丁', '戊'], 3],
  [['甲', '乙', '丙', '丁', '戊'.repeat(9)], 2],
] as const)('%j stand in %i columns', (options, columns) => {
  expect(columnsOf(options)).toBe(columns)
})
