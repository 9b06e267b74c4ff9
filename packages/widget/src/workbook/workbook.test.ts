import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { workbookOf, type Sheet } from './index.ts'

async function partsOf(sheet: Omit<Sheet, 'name'>) {
  const blob = await workbookOf([{ name: '表', ...sheet }]).toBlob()
  const parts = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array())
  return { texts: text('xl/sharedStrings.xml'), cells: text('xl/worksheets/sheet1.xml') }
}

const looksLikeDays = ['2026-11-20', '2026-02-31', '2026-13-45', '2026-11-20 10:00:00']

it('keeps what people write as text, also where it looks like a day', async () => {
  const { texts, cells } = await partsOf({ rows: [['答案'], ...looksLikeDays.map((answer) => [answer])] })
  expect(texts.match(/<t[^>]*>[^<]*/g)?.map((text) => text.replace(/<[^>]*>/, ''))).toEqual(['答案', ...looksLikeDays])
  expect(cells.match(/<c [^>]*t="s"/g)).toHaveLength(5)
})

it('makes days of a column of days, and text of what is none there', async () => {
  const rows = [
    ['时间', '名称'],
    ...['2026-11-20', '2026-11-20 12:00:00', '2026-13-45', ''].map((day) => [day, '2026-11-20']),
  ]
  const { texts, cells } = await partsOf({ rows, dayColumn: 0 })
  expect(cells.match(/(?<=<v>)\d{5}(?:\.\d+)?(?=<)/g)).toEqual(['46346', '46346.5'])
  expect(cells).not.toContain('NaN')
  expect(texts.match(/2026-[\d-]*/g)).toEqual(['2026-11-20', '2026-13-45'])
})

it('writes signs of the format itself so that they are read as they were written', async () => {
  const { texts } = await partsOf({ rows: [['_x0041_ _x000d_ x_x0041 _x_x0041_x0042_']] })
  expect(texts).toContain('>_x005F_x0041_ _x005F_x000d_ x_x0041 _x_x005F_x0041_x005F_x0042_<')
})
