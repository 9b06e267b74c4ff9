import { expect, test } from 'vitest'
import { answerTo, choicesOf, isMultiple } from './choices.ts'

const single = { typeName: '单选题', answer1: 'B' }
const multiple = { typeName: '多选题', answer1: 'AC' }
const words = { typeName: '短文本' }
const judgement = { typeName: '判断题', answer1: '对' }

test.each([
  [single, 'ABCD'],
  [{ ...single, choiceCount: 3 }, 'ABC'],
  [{ ...single, choiceCount: 6 }, 'ABCDEF'],
  [{ ...single, answer1: null }, 'ABCD'],
  [{ ...multiple, answer1: 'AE' }, 'ABCDE'],
  [judgement, '对错'],
  [words, ''],
])('%o is answered with %s', (question, choices) => expect(choicesOf(question).join('')).toBe(choices))

test.each([
  [single, 'D', 'D'],
  [single, 'E', undefined],
  [single, 'AB', undefined],
  [single, '对', undefined],
  [{ ...single, choiceCount: 3 }, 'D', undefined],
  [multiple, 'AB', 'AB'],
  [multiple, 'ABF', undefined],
  [judgement, '错', '错'],
  [judgement, 'AB', undefined],
  [judgement, 'A', '对'],
  [judgement, 'B', '错'],
  [judgement, 'C', undefined],
  [words, '  光合 \n 作用 ', '光合 作用'],
  [words, 'a\u202Eb\u200B', 'ab'],
  [words, ' \u200B ', undefined],
  [words, '一二三四五六七八九十一二三四五六七八九十', '一二三四五六七八九十一二三四五六七八九十'],
  [words, '一二三四五六七八九十一二三四五六七八九十一', undefined],
  [words, '👨‍👩‍👧‍👦'.repeat(20), '👨‍👩‍👧‍👦'.repeat(20)],
  [words, '👨‍👩‍👧‍👦'.repeat(21), undefined],
])('%o takes %s as %s', (question, answer, taken) => expect(answerTo(question, answer)).toBe(taken))

test.each([single, { ...single, answer1: 'AB' }, multiple, judgement])(
  'whoever answers %o is offered several letters just where they are an answer to it',
  (question) => expect(isMultiple(question)).toBe(answerTo(question, 'AB') === 'AB'),
)
