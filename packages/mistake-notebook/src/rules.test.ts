import { expect, test } from 'vitest'
import { reasonChanges } from './reason/reason-changes.ts'
import { explanationKind } from './rules.ts'

test.each([
  ['/oss/a.mp4?Expires=1', 'video'],
  ['https://school.example/讲解.RMVB', 'video'],
  ['/oss/a.wav', 'audio'],
  ['/oss/a.AAC#t=1', 'audio'],
  ['/oss/a.m4a', undefined],
  ['/oss/a.pdf', undefined],
  ['', undefined],
])('the explanation %j is played as %s', (address, kind) => {
  expect(explanationKind(address)).toBe(kind)
})

test.each([
  [['粗心'], ['粗心'], '', [], []],
  [['粗心'], [], '', [], ['粗心']],
  [['粗心'], ['粗心', '时间不够'], ' 没看清 ', ['时间不够', '没看清'], []],
  [['粗心'], ['粗心'], '粗心', [], []],
])('from %j, with %j chosen and %j written, %j come and %j go', (noted, chosen, words, added, dropped) => {
  expect(reasonChanges(noted, chosen, words)).toEqual({ added, dropped })
})
