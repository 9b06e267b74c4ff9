import { expect, test } from 'vitest'
import { isMiss, lengthNotice, nextMissIn, resultName } from './rules.ts'

test.each([
  [null, false, '命中'],
  ['未命中', true, '未命中'],
  ['天气查询', false, '天气查询'],
])('a skill of %s: missed %s, called %s', (skill, missed, name) => {
  expect(isMiss({ skill })).toBe(missed)
  expect(resultName({ skill })).toBe(name)
})

test.each([
  [0.2, '音频时长 1 秒'],
  [3.6, '音频时长 4 秒'],
])('a recording of %d seconds is announced as %s', (seconds, notice) => expect(lengthNotice(seconds)).toBe(notice))

test('finds the next miss behind a row', () => {
  const rows = [{ skill: '未命中' }, { skill: null }, { skill: '未命中' }]
  expect(nextMissIn(rows, -1)).toBe(0)
  expect(nextMissIn(rows, 0)).toBe(2)
  expect(nextMissIn(rows, 2)).toBe(-1)
})
