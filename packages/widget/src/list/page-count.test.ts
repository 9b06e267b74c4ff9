import { expect, test } from 'vitest'
import { pageCount } from './page-count.ts'

test.each([
  [0, 10, 1],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [240, 10, 24],
  [12, 12, 1],
  [2700, 12, 225],
  [2700, 8, 338],
])('%d rows are, %d a page, %d pages', (total, size, pages) => expect(pageCount(total, size)).toBe(pages))
