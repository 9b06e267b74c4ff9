import { expect, test } from 'vitest'
import { answerTo, choicesOf } from './choices.ts'

const single = { typeName: '单选题', answer1: 'B' }
const multiple = { typeName: '多选题', answer1: 'AC' }
const judgement = { typeName: '判断题', answer1: '对' }

test.each([
  [single, 'ABCD'],
  [{ ...single, choiceCount: 3 }, 'ABC'],
  [{ ...single, choiceCount: 6 }, 'ABCDEF'],
  [{ ...single, answer1: null }, 'ABCD'],
  [{ ...multiple, answer1: 'AE' }, 'ABCDE'],
  [judgement, '对错'],
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
])('%o takes %s as %s', (question, answer, taken) => expect(answerTo(question, answer)).toBe(taken))
