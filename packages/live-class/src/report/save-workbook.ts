import writeXlsxFile from 'write-excel-file/browser'
import type { ReportSheet } from './report-rules.ts'

const columnWidth = (rows: ReportSheet['rows'], column: number) =>
  Math.min(40, Math.max(8, ...rows.map((row) => String(row[column] ?? '').length * 2)))

/** Hands a workbook to the browser to save. */
export async function saveWorkbook(fileName: string, sheets: readonly ReportSheet[]): Promise<void> {
  const workbook = sheets.map(({ name, rows }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: (rows[0] ?? []).map((_, column) => ({ width: columnWidth(rows, column) })),
    data: rows.map((row, index) =>
      row.map((value) => ({ value, ...(index === 0 && { fontWeight: 'bold' as const }) })),
    ),
  }))
  await writeXlsxFile(workbook).toFile(fileName)
}
