import { answerTo, choicesOf, wordsType } from '@mango/contract/questions'
import { expect, test } from 'vitest'
import { choose } from './choose.ts'

test.each([
  { typeName: '单选题', choiceCount: 3 },
  { typeName: '单选题', choiceCount: 6 },
  { typeName: '单选题' },
  { typeName: '多选题', choiceCount: 5 },
  { typeName: '判断题' },
  { typeName: wordsType },
])('a class answers %o with all that it offers, and with nothing else', (question) => {
  const choices = choicesOf(question)
  const steps = Array.from({ length: 500 }, (_, step) => (step * 0.618) % 1)
  let at = 0
  const random = () => steps[(at += 1) % steps.length] ?? 0
  const answers = steps.map(() => choose({ typeName: question.typeName, choices, right: null }, random))
  expect(answers.filter((answer) => !answer || answerTo(question, answer) !== answer)).toEqual([])
  expect(choices.filter((choice) => !answers.some((answer) => answer.includes(choice)))).toEqual([])
  expect(answers.some((answer) => answer.length > 1)).toBe(['多选题', wordsType].includes(question.typeName))
})

test('most know what is right where that is known', () => {
  const asked = { typeName: '单选题', choices: ['A', 'B', 'C'], right: 'C' }
  expect(choose(asked, () => 0.74)).toBe('C')
  expect(choose(asked, () => 0.76)).toBe('C')
  expect(choose({ ...asked, right: 'A' }, () => 0.76)).toBe('C')
})
