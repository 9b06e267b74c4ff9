import writeXlsxFile from 'write-excel-file/browser'

/** A sheet: its first row is the heads. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly (string | number)[])[]
  /** The column of days or times of the platform, which can be sorted and filtered by in the table too. */
  readonly dayColumn?: number
}

/** In characters of the Latin alphabet, of which a Chinese one is as wide as two. */
const wide = (text: string) => text.replaceAll(/[\u2E80-\uFFFF]/g, '  ').length + 2
const widthOf = (rows: Sheet['rows'], column: number) =>
  Math.min(40, Math.max(8, ...rows.map((row) => wide(String(row[column] ?? '')))))

/** The format stands for signs that XML has none of by `_x0041_`: what somebody wrote so gets its `_` in that way. */
const textCell = (value: string) => ({ value: value.replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_') })

/** What people write stays text, whatever it looks like: only a column of days has days. */
function dayCell(value: string) {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d))?$/.exec(value) ?? []
  const moment = new Date(`${day}T${time ?? '00:00:00'}Z`)
  if (Number.isNaN(moment.getTime())) return textCell(value)
  return { value: moment, format: time ? 'yyyy-mm-dd hh:mm' : 'yyyy-mm-dd' }
}

function cellOf(value: string | number, isDay: boolean) {
  if (typeof value === 'number') return { value }
  return isDay ? dayCell(value) : textCell(value)
}

/** A workbook of sheets, to save or to read. */
export const workbookOf = (sheets: readonly Sheet[]) =>
  writeXlsxFile(
    sheets.map(({ name: sheet, rows, dayColumn }) => ({
      sheet,
      stickyRowsCount: 1,
      columns: (rows[0] ?? []).map((_, column) => ({ width: widthOf(rows, column) })),
      data: rows.map((row, index) =>
        row.map((value, column) => ({
          ...cellOf(value, column === dayColumn),
          ...(index === 0 && { fontWeight: 'bold' as const }),
        })),
      ),
    })),
  )

/** Hands a workbook to the browser to save. Import it late: it is large. @param name without the ending */
export const saveWorkbook = (name: string, sheets: readonly Sheet[]): Promise<void> =>
  workbookOf(sheets).toFile(`${name.replaceAll(/[\\/:*?"<>|]/g, '_')}.xlsx`)
