import type { ReactNode } from 'react'

export type RowKey = string | number
export type RowAccent = 'line' | 'leaf' | 'gold' | 'red' | 'sky'

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Any CSS width; what is left goes to the columns without one. */
  width?: string | undefined
  align?: 'start' | 'center' | 'end' | undefined
  /** Names the row: drawn stronger, read out as the row's header, title of its card. */
  primary?: boolean | undefined
  /** Stands before the value on a narrow card. Needed when `header` is not a text; '' for none. */
  cardLabel?: string | undefined
  /** The rows are in the order of this column. */
  sorted?: 'ascending' | 'descending' | undefined
}

/** What stands before a value on a card. */
export const labelOnCard = <Row>(column: Column<Row>): string | undefined =>
  (column.cardLabel ?? (typeof column.header === 'string' ? column.header : '')) || undefined
