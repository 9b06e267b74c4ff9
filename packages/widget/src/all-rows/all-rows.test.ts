import { expect, test } from 'vitest'
import { allRows, rowsAtOnce } from './index.ts'

test('a row that comes between two pages pushes one to the next, which counts once', async () => {
  const list = Array.from({ length: rowsAtOnce + 1 }, (_, id) => ({ id }))
  const pageOf = async (pageNum: number) => {
    const rows = list.slice((pageNum - 1) * rowsAtOnce, pageNum * rowsAtOnce)
    const answer = { rows, total: list.length }
    if (pageNum === 1) list.unshift({ id: -1 })
    return answer
  }
  const found = await allRows(pageOf, ({ id }) => id)
  expect(found.map(({ id }) => id)).toEqual(Array.from({ length: rowsAtOnce + 1 }, (_, id) => id))
})

test('nothing is nothing', async () => expect(await allRows(async () => ({ rows: [], total: 0 }), String)).toEqual([]))
