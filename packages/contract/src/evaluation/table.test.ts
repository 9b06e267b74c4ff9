import { expect, test } from 'vitest'
import { nameText } from '../names.ts'
import { byPath, differenceOf, pathKey, pathsOf, readTable, tableHead, tableText, templateRows } from './table.ts'

const head = tableHead(3)
const read = (rows: readonly (readonly string[])[], known: readonly (readonly string[])[] = []) =>
  readTable([head, ...rows], new Set(known.map(pathKey)))

test.each<[string, readonly (readonly string[])[], readonly string[], readonly [number, string][]]>([
  ['a package and what is in it', [['数学'], ['数学', '函数'], ['数学', '函数', '二次函数']], ['2', '3', '4'], []],
  ['a package comes with its first row', [['数学', '函数']], ['2'], []],
  ['a row that says nothing', [['数学'], ['', ' ', ''], ['数学', '函数']], ['2', '4'], []],
  ['a hole', [['数学'], ['数学', '', '二次函数']], ['2'], [[3, tableText.empty]]],
  ['nothing but a description', [['', '', '', '', '说明']], [], [[2, tableText.empty]]],
  ['a parent that nobody named', [['数学', '圆锥曲线', '抛物线']], [], [[2, tableText.parentMissing('圆锥曲线')]]],
  ['a name too long', [['长'.repeat(101)]], [], [[2, '名称不能超过100个字']]],
  ['a name that is a path', [['../数学']], [], [[2, nameText.path]]],
  ['a description too long', [['数学', '', '', '', '长'.repeat(501)]], [], [[2, '说明不能超过500个字']]],
  ['a row twice', [['数学'], ['数学', '函数'], ['数学', ' 函数 ']], ['2', '3'], [[4, tableText.twice(3)]]],
])('%s', (_, rows, good, bad) => {
  const table = read(rows)
  if (typeof table === 'string') throw new Error(table)
  expect(table.targets.map(({ row }) => String(row))).toEqual(good)
  expect(table.bad.map(({ row, reason }) => [row, reason])).toEqual(bad)
})

test('a parent may be there already', () => {
  expect(read([['数学', '函数', '二次函数']], [['数学'], ['数学', '函数']])).toMatchObject({
    targets: [{ row: 2 }],
    bad: [],
  })
})

test.each([
  [[['名称', '说明']], tableText.headMissing],
  [[], tableText.headMissing],
  [[['指标包', '一级指标', '说明', '二级指标']], tableText.headMissing],
  [[head, ...Array.from({ length: 20_001 }, () => ['数学'])], tableText.tooManyRows],
])('what is no such table says so', (rows, reason) => expect(readTable(rows, new Set())).toBe(reason))

test('rows that are empty but for their borders are no rows', () => {
  const framed = Array.from({ length: 30_000 }, () => ['', ' ', ''])
  expect(read([['数学'], ['数学', '函数'], ...framed])).toMatchObject({ targets: [{ row: 2 }, { row: 3 }], bad: [] })
})

test('the examples of the template are not imported with what was filled in below them', () => {
  const table = readTable([...templateRows, ['数学'], ['义务教育数学（示例）', '几何']], new Set())
  expect(table).toMatchObject({ targets: [{ path: ['数学'] }, { path: ['义务教育数学（示例）', '几何'] }], bad: [] })
})

test('a second table adds, changes and leaves', () => {
  const known = [
    { id: 1, pkgId: 0, parentId: 0, name: '数学', description: '' },
    { id: 2, pkgId: 1, parentId: 0, name: '函　数', description: '旧' },
    { id: 3, pkgId: 1, parentId: 2, name: '一次函数', description: '旧' },
  ]
  expect(pathsOf(known).get(3)).toEqual(['数学', '函　数', '一次函数'])
  const row = (description: string, ...path: string[]) => ({ row: 0, path, description })
  const rows = [row('', '数学', '函 数'), row('新', '数学', '函 数', '一次函数'), row('', '数学', '几何')]
  const { added, changed, left } = differenceOf(rows, byPath(known))
  expect([added, changed, left].map((some) => some.map(({ path }) => path.at(-1)))).toEqual([
    ['几何'],
    ['一次函数'],
    ['函 数'],
  ])
})
