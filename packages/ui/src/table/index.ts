export { Table, type TableProps } from './table.tsx'
export type { Column, RowAccent, RowKey } from './columns.ts'
