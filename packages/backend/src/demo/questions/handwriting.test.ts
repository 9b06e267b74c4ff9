import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { photographedPage } from './handwriting.ts'
import { widthOf } from './wrapped.ts'

const long = '写出小草破土而出的挤劲和旺盛的生命力，动词赋予小草以人的情态，是拟人的写法，读来亲切。'
const latin = 'She watches TV with her parents every evening before she goes to bed at half past nine.'

test.each([
  ['a short one', ['1. C']],
  ['a long one', [`1. ${long}`, `2. ${latin}`]],
  ['many long ones', Array.from({ length: 17 }, (_, index) => `${index + 1}. ${long}`)],
])('%s: what is written stays on the page, in whole', (_, texts) => {
  const page = photographedPage(
    randomFrom(1),
    '七年级上学期期中考试',
    texts.map((text) => ({ text, mark: true })),
  )
  const rows = [...page.matchAll(/translate\((\d+) (\d+)\)[^>]*font-size="(\d+)">([^<]*)</g)].map(
    ([, x, y, size, text = '']) => ({ end: Number(x) + widthOf(text, Number(size)), y: Number(y), text }),
  )
  expect(rows.map(({ text }) => text).join('')).toBe(texts.join(''))
  for (const { end, y } of rows) {
    expect(end).toBeLessThanOrEqual(790)
    expect(y).toBeLessThanOrEqual(1236)
  }
})
