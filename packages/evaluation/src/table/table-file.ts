import { read, utils, write } from '@e965/xlsx'
import { showCells, sheetInput } from '@mango/contract/evaluation/sheet'

/** The cells of the first sheet of a table file, as texts. */
export function rowsOf(bytes: ArrayBuffer): string[][] {
  const { data, type } = sheetInput(new Uint8Array(bytes))
  const book = read(data, { type, dense: true, cellHTML: false, cellFormula: false })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) return []
  showCells(sheet)
  return utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '', blankrows: true })
}

/** A table file with one sheet. */
export function fileOf(rows: readonly (readonly string[])[]): ArrayBuffer {
  const book = utils.book_new()
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]))
  // The last one holds the descriptions.
  sheet['!cols'] = (rows[0] ?? []).map((_, at, { length }) => ({ wch: at === length - 1 ? 60 : 24 }))
  utils.book_append_sheet(book, sheet, '评价指标')
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true })
  return bytes
}
