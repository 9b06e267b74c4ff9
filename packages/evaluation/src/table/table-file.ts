import { read, utils, write, type CellObject } from '@e965/xlsx'

/** A table program shows a long number as 2.026E+19; a name of digits has them all. */
function writeOut(cell: CellObject): void {
  if (cell.t === 'n' && cell.w?.includes('E+')) cell.w = String(cell.v)
}

/** The cells of the first sheet of a table file, as texts. */
export function rowsOf(bytes: ArrayBuffer): string[][] {
  const book = read(bytes, { dense: true, cellHTML: false, cellFormula: false })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  sheet?.['!data']?.forEach((row) => row.forEach(writeOut))
  return sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '', blankrows: true }) : []
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
