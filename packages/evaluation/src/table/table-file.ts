import { read, utils, write } from '@e965/xlsx'

/** The cells of the first sheet of a table file, as texts. */
export function rowsOf(bytes: ArrayBuffer): string[][] {
  const book = read(bytes, { dense: true, cellHTML: false, cellFormula: false })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  return sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '', blankrows: true }) : []
}

/** A table file with one sheet. */
export function fileOf(rows: readonly (readonly string[])[]): ArrayBuffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), '评价指标')
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true })
  return bytes
}
