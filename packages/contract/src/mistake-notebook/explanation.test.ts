import { expect, test } from 'vitest'
import { explanationKind } from './explanation.ts'

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
