import { expect, test } from 'vitest'
import { reasonChanges } from './reason/reason-changes.ts'

test.each([
  [['粗心'], ['粗心'], '', [], []],
  [['粗心'], [], '', [], ['粗心']],
  [['粗心'], ['粗心', '时间不够'], ' 没看清 ', ['时间不够', '没看清'], []],
  [['粗心'], ['粗心'], '粗心', [], []],
])('from %j, with %j chosen and %j written, %j come and %j go', (noted, chosen, words, added, dropped) => {
  expect(reasonChanges(noted, chosen, words)).toEqual({ added, dropped })
})
