import writeXlsxFile from 'write-excel-file/browser'

/** A sheet: its first row is the heads. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly (string | number)[])[]
}

/** In characters of the Latin alphabet, of which a Chinese one is as wide as two. */
const wide = (text: string) => text.replaceAll(/[\u2E80-\uFFFF]/g, '  ').length + 2
const widthOf = (rows: Sheet['rows'], column: number) =>
  Math.min(40, Math.max(8, ...rows.map((row) => wide(String(row[column] ?? '')))))

/** A day or a time of the platform is one in the table too: it can be sorted and filtered by. */
function cellOf(value: string | number) {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d))?$/.exec(String(value)) ?? []
  if (day === undefined) return { value }
  return { value: new Date(`${day}T${time ?? '00:00:00'}Z`), format: time ? 'yyyy-mm-dd hh:mm' : 'yyyy-mm-dd' }
}

/** Hands a workbook to the browser to save. Import it late: it is large. @param name without the ending */
export async function saveWorkbook(name: string, sheets: readonly Sheet[]): Promise<void> {
  const workbook = sheets.map(({ name: sheet, rows }) => ({
    sheet,
    stickyRowsCount: 1,
    columns: (rows[0] ?? []).map((_, column) => ({ width: widthOf(rows, column) })),
    data: rows.map((row, index) =>
      row.map((value) => ({ ...cellOf(value), ...(index === 0 && { fontWeight: 'bold' as const }) })),
    ),
  }))
  await writeXlsxFile(workbook).toFile(`${name.replaceAll(/[\\/:*?"<>|]/g, '_')}.xlsx`)
}
