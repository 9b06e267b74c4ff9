import * as v from 'valibot'
import { expect, test } from 'vitest'
import { givenAnswer } from './questions/answers.ts'
import { visibleLength } from './visible-length.ts'
import { isBlank, requiredWords, wordsProblem, wordsUpTo } from './words.ts'

const family = '👨‍👩‍👧‍👦'

test('length is what one sees', () =>
  expect([family, '教案', ''].map((words) => visibleLength(words))).toEqual([1, 2, 0]))
test.each([wordsUpTo(500), givenAnswer])('whatever somebody sends is looked at in no time', (schema) => {
  const begun = performance.now()
  for (const sent of ['家'.repeat(16_000), '家'.repeat(200_000), `a${'\u0301'.repeat(200_000)}`])
    expect(v.is(schema, sent)).toBe(false)
  expect(performance.now() - begun).toBeLessThan(1000)
})

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

test.each([
  ['', true],
  [' \n\u3000', true],
  ['\u200b\ufeff\u00ad', true],
  ['\u3164\u115f\uffa0', true],
  ['\u2800', true],
  ['\ufe0f\u200d', true],
  ['。', false],
  ['😀', false],
  ['\u200b字', false],
])('%j is blank: %s', (words, blank) => {
  expect(isBlank(words)).toBe(blank)
  expect(v.safeParse(requiredWords(30, '请输入内容！'), words).issues?.[0].message).toBe(
    blank ? '请输入内容！' : undefined,
  )
})
