import { array, assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { cardsIn, layOut } from './lay-out.ts'

test('a card goes to the shortest column', () => {
  const heights = [100, 40, 30, 10]
  const { boxes, height } = layOut(4, (card) => heights[card] ?? 0, { width: 210, columns: 2, gap: 10 })
  expect(boxes).toEqual([
    { left: 0, top: 0, width: 100, height: 100 },
    { left: 110, top: 0, width: 100, height: 40 },
    { left: 110, top: 50, width: 100, height: 30 },
    { left: 110, top: 90, width: 100, height: 10 },
  ])
  expect(height).toBe(100)
})

test('no cards take no room', () => {
  expect(layOut(0, () => 1, { width: 100, columns: 2, gap: 8 })).toEqual({ boxes: [], height: 0 })
})

test('whatever the heights: no two overlap, and the order is the order they are read in', () => {
  const sizes = array(integer({ min: 1, max: 500 }), { maxLength: 60 })
  assert(
    property(sizes, integer({ min: 1, max: 5 }), (heights, columns) => {
      const { boxes } = layOut(heights.length, (card) => heights[card] ?? 0, { width: 600, columns, gap: 10 })
      for (const [at, box] of boxes.entries()) {
        const before = boxes[at - 1]
        if (before && (before.top > box.top || (before.top === box.top && before.left > box.left))) return false
        const overlaps = boxes.some(
          (other) =>
            other !== box &&
            other.left === box.left &&
            other.top < box.top + box.height &&
            box.top < other.top + other.height,
        )
        if (overlaps) return false
      }
      return true
    }),
  )
})

test.each([
  [0, 100, 60, [0, 1, 2, 3]],
  [0, 45, 60, [0, 1]],
  [85, 200, 60, [0, 3]],
  [0, 100, 2, [0, 1]],
])('from %i to %i, at most %i', (from, to, most, cards) => {
  const heights = [100, 40, 30, 10]
  const { boxes } = layOut(4, (card) => heights[card] ?? 0, { width: 210, columns: 2, gap: 10 })
  expect(cardsIn(boxes, from, to, most)).toEqual(cards)
})
