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

test('what is exported reads back as the same tree, however deep', () => {
  const rows = rowsOf(fileOf(exportRows(tree)))
  const table = readTable(rows, new Set())
  if (typeof table === 'string') throw new Error(table)
  expect(table.bad).toEqual([])
  expect(table.targets.map(({ path, description }) => [path.at(-1), description])).toEqual(
    tree.map(({ name, description }) => [name, description]),
  )
})
