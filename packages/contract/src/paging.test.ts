import { describe, expect, test } from 'vitest'
import * as a from './answer.ts'
import { byCursor, inData, inPage, inTotal } from './paging.ts'

const row = a.object({ id: a.id })
const rows = [{ id: 1 }, { id: 2 }]
const bodies = {
  'page.totalNum': { data: rows, page: { totalNum: 12 } },
  total: { data: rows, total: 12 },
  'data.total': { data: { data: rows, total: 12 } },
}

/** Reads a body by each of the three counted ways. */
function readEach(body: unknown) {
  const [page, total, data] = [inPage(row), inTotal(row), inData(row)]
  const byPage = a.readAnswer(page.answer, body)
  const byTotal = a.readAnswer(total.answer, body)
  const byData = a.readAnswer(data.answer, body)
  return {
    'page.totalNum': byPage && { ...page.paging.read(byPage.answer), notes: byPage.notes },
    total: byTotal && { ...total.paging.read(byTotal.answer), notes: byTotal.notes },
    'data.total': byData && { ...data.paging.read(byData.answer), notes: byData.notes },
  }
}

describe.each(['page.totalNum', 'total', 'data.total'] as const)('a call that pages by %s', (own) => {
  test.each(Object.entries(bodies))('reads %s', (wire, body) => {
    expect(readEach(body)[own]).toEqual({ rows, total: 12, notes: wire === own ? [] : ['paging mended'] })
  })

  test('takes the rows that came where nobody counted', () => {
    for (const body of [{ data: rows }, { data: { data: rows, total: null } }, rows])
      expect(readEach(body)[own]).toMatchObject({ rows, total: 2 })
  })

  test('reads a total that came as text', () => {
    expect(readEach({ data: rows, page: { totalNum: '12' }, total: '12' })[own]).toMatchObject({ rows, total: 12 })
  })

  test('does not take a failure for an empty list', () => {
    for (const body of [{ error: 'gone' }, { data: 'x', total: 0 }, {}, null, 'x'])
      expect(readEach(body)[own]).toBeUndefined()
  })
})

test('a feed is not counted', () => {
  const feed = byCursor(row)
  const read = a.readAnswer(feed.answer, { data: { data: rows, pageSize: 10 } })
  expect(read && feed.paging.read(read.answer)).toEqual({ rows, total: null })
})

test('what stands beside the rows stays, in whichever shape they came', () => {
  const { answer } = inTotal(row, { description: a.maybe(a.text) })
  expect(a.readAnswer(answer, { data: { data: rows, total: 2 }, description: '说明' })?.answer).toEqual({
    data: rows,
    total: 2,
    description: '说明',
  })
})
