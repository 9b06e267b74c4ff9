export { DataTable, type DataTableProps } from './data-table.tsx'
export type { DataColumn, Sort } from './data-column.ts'
