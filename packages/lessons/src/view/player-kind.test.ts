import { expect, test } from 'vitest'
import { playerKind } from './player-kind.ts'

test.each([
  ['课堂.MP4', 'video'],
  ['课堂.rmvb', 'video'],
  ['课堂.mpeg4', 'video'],
  ['录像.ogg', 'video'],
  ['朗读.m4a', 'audio'],
  ['朗读.CDA', 'audio'],
  ['课件.swf', undefined],
  ['没有后缀', undefined],
])('%s is played as %s', (name, kind) => {
  expect(playerKind(name)).toBe(kind)
})
