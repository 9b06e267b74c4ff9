import { describe, expect, test } from 'vitest'
import { chartText, isEmpty, share, written, type ChartData } from './chart-data.ts'
import { markOf } from './chart-marks.ts'

const data: ChartData = {
  kind: 'line',
  categories: ['函数', '圆\t与\n直线'],
  series: [
    { name: '课堂', values: [3.5, undefined] },
    { name: '课后', values: [0, 2] },
  ],
}

describe('the table of a chart', () => {
  test('goes to a spreadsheet with a column for each series, and no cell breaks a line', () => {
    expect(chartText(data, '单元')).toBe('单元\t课堂\t课后\n函数\t3.5\t0\n圆 与 直线\t\t2')
  })

  test.each([
    [undefined, '–'],
    [0, '0 分'],
    [2.5, '2.5 分'],
  ])('writes %s as %s', (value, text) => {
    expect(written(value, (value) => `${value} 分`)).toBe(text)
  })
})

test.each([
  [data, false],
  [{ ...data, categories: [] }, true],
  [{ ...data, series: [] }, true],
  [{ ...data, series: [{ name: '课堂', values: [undefined, undefined] }] }, true],
  [{ ...data, series: [{ name: '课堂', values: [0, undefined] }] }, false],
])('is empty or not %#', (given, empty) => {
  expect(isEmpty(given)).toBe(empty)
})

test.each([
  [1, 4, '25%'],
  [undefined, 4, '0%'],
  [0, 0, '–'],
])('%s of %s is %s', (value, sum, text) => {
  expect(share(value, sum)).toBe(text)
})

test('neighbours differ in more than colour', () => {
  const shapes = [0, 1, 2, 3].map((index) => {
    const { dash, symbol, pattern } = markOf(index, 'leaf')
    return JSON.stringify({ dash, symbol, pattern })
  })
  expect(new Set(shapes).size).toBe(4)
})
