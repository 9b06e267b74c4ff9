import * as v from 'valibot'
import { expect, test } from 'vitest'
import { visibleLength } from './visible-length.ts'
import { wordsProblem, wordsUpTo } from './words.ts'

const family = '👨‍👩‍👧‍👦'

test('length is what one sees', () => expect([family, '教案', ''].map(visibleLength)).toEqual([1, 2, 0]))

test.each([
  ['字'.repeat(30), true],
  ['字'.repeat(31), false],
  [`${'行\r\n'.repeat(15)}`, true],
  [family.repeat(30), true],
  [family.repeat(31), false],
  // Thirty characters that one sees, each of more marks than are kept.
  [`字${'\u0301'.repeat(40)}`.repeat(30), false],
  ['', true],
])('%j in 30 characters: %s, beside the field and on the server', (words, fits) => {
  const why = fits ? undefined : '不能超过30个字'
  expect(wordsProblem(words, 30)).toBe(why)
  const { output, issues } = v.safeParse(wordsUpTo(30), words)
  expect(output).toBe(words)
  expect(issues?.at(-1)?.message).toBe(why)
})

test('a NUL, which no database keeps, is refused', () => expect(v.safeParse(wordsUpTo(30), 'a\0').success).toBe(false))
