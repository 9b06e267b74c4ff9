import { utils, write } from '@e965/xlsx'
import { expect, it } from 'vitest'
import { readTableHere } from '../areas/evaluation/import.ts'
import { text } from '../refusal.ts'
import { readTableApart } from './table-threads.ts'

const bytesOf = (bookType: 'xls' | 'xlsx') => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['指标包', '说明'], ['历史'], ['地理', '全书']]))
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType })
  return new Uint8Array(bytes)
}

it.each(['xls', 'xlsx'] as const)('reads an .%s apart as it does here, no further than it should', async (bookType) => {
  const all = [
    ['指标包', '说明'],
    ['历史', ''],
    ['地理', '全书'],
  ]
  const bytes = bytesOf(bookType)
  expect(await readTableApart(bytes, 10, 10)).toEqual(all)
  expect(await readTableHere(bytes, 10, 10)).toEqual(all)
  expect(await readTableApart(bytes, 2, 1)).toEqual([['指标包'], ['历史']])
})

it('fails where there is no table, refuses where too many are read, and goes on afterwards', async () => {
  await expect(readTableApart(new Uint8Array([0x50, 0x4b, 1]), 10, 10)).rejects.toThrow('invalid zip data')
  const bytes = bytesOf('xlsx')
  const two = [readTableApart(bytes, 10, 10), readTableApart(bytes, 10, 10)]
  await expect(readTableApart(bytes, 10, 10)).rejects.toThrow(text.importBusy)
  await Promise.all(two)
  expect(await readTableApart(bytes, 10, 10)).toHaveLength(3)
})
