import { expect, test } from 'vitest'
import { moved, turned } from './chosen-photos.ts'

test.each([
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [0, -1, 'abc'],
  [2, 1, 'abc'],
  [9, 1, 'abc'],
] as const)('the photo at %i moved by %i gives %s', (from, by, order) =>
  expect(moved([...'abc'], from, by).join('')).toBe(order),
)

test('a photo goes round by quarters, and the others stay', () => {
  const photos = ['a', 'b'].map((name) => ({ name, file: new File([], name), turns: 0 }))
  const turns = [photos]
  for (let time = 0; time < 4; time++) turns.push([...turned(turns.at(-1) ?? [], 1)])
  expect(turns.map((all) => all.map((photo) => photo.turns))).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 0],
  ])
})
