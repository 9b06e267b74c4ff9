import { describe, expect, test } from 'vitest'
import { findText, markRun } from './find-text.ts'

describe('findText', () => {
  test.each([
    [['二次函数的', '图象'], '函数的图', [[2, 6]]],
    [['二 次 函 数'], '二次函数', [[0, 7]]],
    [['⽤途'], '用途', [[0, 2]]],
    [
      ['ＡＢＣ abc'],
      'abc',
      [
        [0, 3],
        [4, 7],
      ],
    ],
    [
      ['aaaa'],
      'aa',
      [
        [0, 2],
        [2, 4],
      ],
    ],
    [['没有'], '有没', []],
    [['没有'], '  ', []],
  ])('in %j finds %j', (texts, word, places) => {
    expect(findText(texts, word, 3)).toEqual(places.map(([from, to]) => ({ page: 3, from, to })))
  })
})

describe('markRun', () => {
  const [first, second] = [
    { page: 1, from: 1, to: 3 },
    { page: 1, from: 5, to: 9 },
  ] as const

  test('cuts a run where something was found, and where a place goes on in the next run', () => {
    expect(markRun('一二三四五六', 0, [first, second], second)).toEqual([
      { text: '一', mark: 'none' },
      { text: '二三', mark: 'found' },
      { text: '四五', mark: 'none' },
      { text: '六', mark: 'current' },
    ])
    expect(markRun('七八九十', 6, [first, second], second)).toEqual([
      { text: '七八九', mark: 'current' },
      { text: '十', mark: 'none' },
    ])
  })

  test('leaves a run whole in which nothing was found', () => {
    expect(markRun('一二', 20, [first], undefined)).toEqual([{ text: '一二', mark: 'none' }])
  })
})
