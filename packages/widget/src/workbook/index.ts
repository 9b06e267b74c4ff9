import writeXlsxFile from 'write-excel-file/browser'

/** A sheet: its first row is the heads. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly (string | number)[])[]
}

const widthOf = (rows: Sheet['rows'], column: number) =>
  Math.min(40, Math.max(8, ...rows.map((row) => String(row[column] ?? '').length * 2)))

/** Hands a workbook to the browser to save. Import it late: it is large. @param name without the ending */
export async function saveWorkbook(name: string, sheets: readonly Sheet[]): Promise<void> {
  const workbook = sheets.map(({ name: sheet, rows }) => ({
    sheet,
    stickyRowsCount: 1,
    columns: (rows[0] ?? []).map((_, column) => ({ width: widthOf(rows, column) })),
    data: rows.map((row, index) =>
      row.map((value) => ({ value, ...(index === 0 && { fontWeight: 'bold' as const }) })),
    ),
  }))
  await writeXlsxFile(workbook).toFile(`${name.replaceAll(/[\\/:*?"<>|]/g, '_')}.xlsx`)
}
