import { expect, test } from 'vitest'
import { cloudOf } from './cloud-rules.ts'

const given = (...words: string[]) => words.map((answer) => ({ answer }))

test.each([
  ['nothing', given(), [], []],
  ['words that come once are all of one middle size', given('光', '水'), [], ['光 1 2', '水 1 2']],
  ['the most frequent is the largest', given('水', '光', '水', '水', '水', '水'), [], ['水 5 5', '光 1 1']],
  [
    'case and width make no other word, and most decide how it is written',
    given('CO2', 'ＣＯ２', 'CO2'),
    [],
    ['CO2 3 5'],
  ],
  [
    'what was taken down gives the others their size',
    given('坏', '坏', '坏', '光', '光'),
    ['坏'],
    ['坏 3 8 down', '光 2 5'],
  ],
])('%s', (_, answers, hidden, expected) => {
  expect(cloudOf(answers, hidden).map((w) => `${w.word} ${w.count} ${w.size}${w.hidden ? ' down' : ''}`)).toEqual(
    expected,
  )
})
