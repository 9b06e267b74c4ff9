import { describe, expect, test } from 'vitest'
import { nextItem, typedItem } from './menu-items.ts'

describe('nextItem', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 0, undefined],
  ])('%s from %i of 3', (key, at, to) => {
    expect(nextItem(key, at, 3)).toBe(to)
  })

  test('leads nowhere in an empty menu', () => {
    expect(nextItem('ArrowDown', -1, 0)).toBeUndefined()
  })
})

describe('typedItem', () => {
  const labels = ['PDF 导出', 'PPT 导出', '删除']

  test.each([
    ['p', -1, 0],
    ['p', 0, 1],
    ['p', 1, 0],
    ['pp', 0, 1],
    // Still the same word: the item stays as long as it fits.
    ['pd', 0, 0],
    ['删', 0, 2],
    ['x', 0, undefined],
  ])('%s from %i', (typed, at, to) => {
    expect(typedItem(typed, at, labels)).toBe(to)
  })
})
