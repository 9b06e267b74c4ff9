import { describe, expect, test } from 'vitest'
import { pagesInSight, pageTyped } from './pages.ts'

describe('pagesInSight', () => {
  test.each([
    { page: 1, pages: 24, seen: [1, 2, 3, 4, 5] },
    { page: 3, pages: 24, seen: [1, 2, 3, 4, 5] },
    { page: 4, pages: 24, seen: [2, 3, 4, 5, 6] },
    { page: 23, pages: 24, seen: [20, 21, 22, 23, 24] },
    { page: 24, pages: 24, seen: [20, 21, 22, 23, 24] },
    { page: 2, pages: 3, seen: [1, 2, 3] },
    { page: 1, pages: 1, seen: [1] },
    // A list that shrank while its last page was open.
    { page: 9, pages: 3, seen: [1, 2, 3] },
  ])('page $page of $pages', ({ page, pages, seen }) => {
    expect(pagesInSight(page, pages, 5)).toEqual(seen)
  })

  test('an even count has one more before', () => {
    expect(pagesInSight(10, 24, 4)).toEqual([8, 9, 10, 11])
  })
})

describe('pageTyped', () => {
  test.each([
    ['1', 1],
    ['24', 24],
    [' 7 ', 7],
    // Typed with a Chinese input method.
    ['１２', 12],
    ['0', undefined],
    ['25', undefined],
    ['-3', undefined],
    ['1.5', undefined],
    ['1e1', undefined],
    ['', undefined],
    ['abc', undefined],
  ])('%j of 24 pages', (text, page) => {
    expect(pageTyped(text, 24)).toBe(page)
  })
})
