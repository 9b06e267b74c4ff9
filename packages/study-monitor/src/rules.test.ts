import { expect, test } from 'vitest'
import {
  dialogPages,
  firstView,
  formatView,
  isMiss,
  lengthNotice,
  monitorPages,
  nextMissIn,
  parseView,
  resultName,
} from './rules.ts'

test.each([
  ['', firstView],
  ['date=2026-11-18', { ...firstView, date: '2026-11-18' }],
  ['name=20260001&page=4', { date: '', name: '20260001', page: 4 }],
])('%s is read and written as the same view', (text, view) => {
  expect(parseView(text)).toEqual(view)
  expect(formatView(view)).toBe(text)
})

test.each(['date=2026-02-30', 'date=18.11.2026', 'page=0', 'page=1.5', 'page=-1', 'foreign=1'])(
  'a link with %s shows the first view',
  (text) => expect(parseView(text)).toEqual(firstView),
)

test.each([
  [0, 1, 1],
  [8, 1, 1],
  [9, 1, 2],
  [12, 1, 2],
  [13, 2, 2],
  [2700, 225, 338],
])('%d records are %d pages of the list and %d of a dialog', (total, pages, inDialog) => {
  expect(monitorPages(total)).toBe(pages)
  expect(dialogPages(total)).toBe(inDialog)
})

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
