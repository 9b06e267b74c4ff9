import { readTable, type Target } from '@mango/contract/evaluation'
import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { exportRows } from './export-rows.ts'
import { fileOf, rowsOf } from './table-file.ts'

const target = (id: number, pkgId: number, parentId: number, name: string, description = ''): Target => ({
  id,
  pkgId,
  parentId,
  name,
  description,
})
const tree = [
  target(1, 0, 0, '数学', '全书'),
  target(2, 1, 0, '函数'),
  target(3, 1, 2, '=1+1', '说明\n两行'),
  ...Array.from({ length: 8 }, (_, at) => target(4 + at, 1, 3 + at, `第 ${at} 层`)),
]

test('a name that is a long number has all its digits', () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([[202_600_000_000_123], [0.5]]))
  const bytes: ArrayBuffer = write(book, { type: 'array' })
  expect(rowsOf(bytes)).toEqual([['202600000000123'], ['0.5']])
})

test('cells merged downwards hold the same, and what was merged sideways stands in its first', () => {
  const book = utils.book_new()
  const sheet = utils.aoa_to_sheet([['数学', '函数', '一次'], ['', '', '二次'], ['', '几何'], ['语文']])
  sheet['!merges'] = ['A1:A3', 'B1:B2', 'B3:C3', 'A4:A9'].map(utils.decode_range)
  utils.book_append_sheet(book, sheet)
  const bytes: ArrayBuffer = write(book, { type: 'array' })
  expect(rowsOf(bytes)).toEqual([
    ['数学', '函数', '一次'],
    ['数学', '函数', '二次'],
    ['数学', '几何', ''],
    ['语文', '', ''],
  ])
})

test.each([
  ['UTF-8', [...new TextEncoder().encode('指标包,说明\n数学,全书')]],
  [
    'GBK',
    [
      0xd6, 0xb8, 0xb1, 0xea, 0xb0, 0xfc, 0x2c, 0xcb, 0xb5, 0xc3, 0xf7, 0x0a, 0xca, 0xfd, 0xd1, 0xa7, 0x2c, 0xc8, 0xab,
      0xca, 0xe9,
    ],
  ],
])('a text in %s that is called a table is read as one', (_, bytes) => {
  expect(rowsOf(new Uint8Array(bytes).buffer)).toEqual([
    ['指标包', '说明'],
    ['数学', '全书'],
  ])
})

test('what is exported reads back as the same tree, however deep', () => {
  const rows = rowsOf(fileOf(exportRows(tree)))
  const table = readTable(rows, new Set())
  if (typeof table === 'string') throw new Error(table)
  expect(table.bad).toEqual([])
  expect(table.targets.map(({ path, description }) => [path.at(-1), description])).toEqual(
    tree.map(({ name, description }) => [name, description]),
  )
})
