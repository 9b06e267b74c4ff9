import { expect, test } from 'vitest'
import { changedBranches, previewTree, type Fate, type PreviewNode } from './preview-tree.ts'

const row = (at: number, fate: Fate, ...path: string[]) => ({ row: at, fate, path, description: '' })
const drawn = (nodes: readonly PreviewNode[], depth = 0): string[] =>
  nodes.flatMap(({ name, fate, below, children }) => [
    `${'  '.repeat(depth)}${name} ${fate} ${below}`,
    ...drawn(children, depth + 1),
  ])

test('rows stand below what they belong to, in the order of the table, and branches tell how much changes in them', () => {
  const tree = previewTree([
    row(2, 'left', '数学'),
    row(3, 'added', '数学', '函数'),
    row(4, 'changed', '数学', '几何'),
    row(5, 'added', '数学', '函数', '二次函数'),
    row(6, 'added', '物理', '力'),
    row(7, 'left', '化学'),
  ])
  expect(drawn(tree)).toEqual([
    '数学 left 3',
    '  函数 added 1',
    '    二次函数 added 0',
    '  几何 changed 0',
    '物理 kept 1',
    '  力 added 0',
    '化学 left 0',
  ])
  expect(changedBranches(tree)).toHaveLength(3)
})

test('ten thousand rows are a tree at once', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => row(at + 2, 'added', '数学', `章${at % 100}`, `点${at}`))
  const tree = previewTree(rows)
  expect(tree[0]).toMatchObject({ below: 10_000, children: { length: 100 } })
})
