import { describe, expect, test } from 'vitest'
import { isBelow, nextRow, rowsOf, type Branch } from './rows.ts'

type Node = { id: string; below?: Branch<Node> }

const forest: Node[] = [
  { id: 'a', below: [{ id: 'a1' }, { id: 'a2', below: [{ id: 'a2x' }] }] },
  { id: 'b', below: 'unknown' },
  { id: 'c', below: 'failed' },
  { id: 'd', below: [] },
]
const rows = (...expanded: string[]) =>
  rowsOf({
    nodes: forest,
    nodeKey: (node) => node.id,
    childrenOf: (node) => node.below,
    expanded: new Set(expanded),
  })
const keys = (...expanded: string[]) => rows(...expanded).map((row) => row.key)

describe('rowsOf', () => {
  test.each([
    [[], ['a', 'b', 'c', 'd']],
    [['a'], ['a', 'a1', 'a2', 'b', 'c', 'd']],
    [
      ['a', 'a2'],
      ['a', 'a1', 'a2', 'a2x', 'b', 'c', 'd'],
    ],
    // An open branch in a closed one stays open for later.
    [['a2'], ['a', 'b', 'c', 'd']],
    [
      ['b', 'c', 'd'],
      ['a', 'b', 'loading b', 'c', 'failed c', 'd'],
    ],
  ])('with %j open', (expanded, shown) => {
    expect(keys(...expanded)).toEqual(shown)
  })

  test('knows place, level and parent', () => {
    const row = rows('a', 'a2')[2]
    expect(row).toMatchObject({ key: 'a2', level: 2, place: 2, count: 2, parent: 0, open: true })
  })

  test('a node without children cannot be opened', () => {
    expect(rows('d').at(-1)).toMatchObject({ key: 'd', open: undefined })
  })
})

describe('nextRow', () => {
  const shown = rows('a', 'a2')
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 6, undefined],
    ['ArrowUp', 0, undefined],
    ['ArrowUp', 3, 2],
    ['Home', 5, 0],
    ['End', 0, 6],
    ['PageDown', 1, 6],
    ['PageUp', 6, 1],
    // Into an open branch, not into a closed one.
    ['ArrowRight', 0, 1],
    ['ArrowRight', 1, undefined],
    ['ArrowRight', 4, undefined],
    // Out of a branch: an open node closes first.
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 2, undefined],
    ['ArrowLeft', 1, 0],
    ['x', 1, undefined],
  ])('%s from row %i', (key, at, to) => {
    expect(nextRow(key, at, shown, 5)).toBe(to)
  })
})

test.each([
  [3, 0, true],
  [3, 2, true],
  [3, 3, true],
  [4, 0, false],
])('row %i is below row %i: %s', (row, above, below) => {
  expect(isBelow(rows('a', 'a2'), row, above)).toBe(below)
})
