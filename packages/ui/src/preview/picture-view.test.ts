import { describe, expect, test } from 'vitest'
import { atRest, movePicture, pictureKey, type PictureMove } from './picture-view.ts'

const after = (...moves: PictureMove[]) => moves.reduce(movePicture, atRest)

describe('movePicture', () => {
  test('keeps the point under the pointer where it is', () => {
    const point = { x: 100, y: -40 }
    const before = after({ type: 'zoom', by: 1.5 }, { type: 'pan', x: 10, y: 20 })
    const zoomed = movePicture(before, { type: 'zoom', by: 2, at: point })
    const inPicture = (view: typeof before) => [(point.x - view.x) / view.scale, (point.y - view.y) / view.scale]
    expect(inPicture(zoomed)).toEqual(inPicture(before))
  })

  test.each([
    ['in', { type: 'zoom', by: 1000 }, 5],
    ['out', { type: 'zoom', by: 0.0001 }, 1],
  ] as const)('does not zoom %s for ever', (_, move, scale) => {
    expect(after(move).scale).toBe(scale)
  })

  test('four turns end as they began, and go on in the same direction', () => {
    const turn: PictureMove = { type: 'turn', by: 1 }
    expect(after(turn, turn, turn, turn).turn % 4).toBe(0)
    expect(after(turn, turn, turn, turn, turn).turn).toBe(5)
  })

  test('is not dragged away while it is seen whole, and is back in the middle when it is again', () => {
    expect(after({ type: 'pan', x: 30, y: 30 })).toEqual(atRest)
    expect(after({ type: 'zoom', by: 2 }, { type: 'pan', x: 30, y: 30 }, { type: 'zoom', by: 0.1 })).toEqual(atRest)
  })

  test('is put back', () => {
    expect(after({ type: 'zoom', by: 3 }, { type: 'turn', by: -1 }, { type: 'reset' })).toEqual(atRest)
  })
})

test.each([
  ['+', 'zoom'],
  ['=', 'zoom'],
  ['-', 'zoom'],
  ['r', 'turn'],
  ['R', 'turn'],
  ['0', 'reset'],
  ['x', undefined],
  ['ArrowLeft', undefined],
])('key %s', (key, type) => {
  expect(pictureKey(key, atRest)?.type).toBe(type)
})

test('arrows look around in a zoomed picture', () => {
  expect(pictureKey('ArrowRight', { ...atRest, scale: 2 })).toEqual({ type: 'pan', x: -64, y: 0 })
})
