import { useRef, type ReactNode } from 'react'
import { EmptyState } from '../empty-state/index.ts'
import { useScrollStop } from '../scroll-stop/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import type { Column, RowAccent, RowKey } from './columns.ts'
import { TableRow } from './table-row.tsx'

export type TableProps<Row> = {
  /** Says to screen readers what the table holds. */
  label: string
  /** Keep it the same object between renders (a constant, or useMemo): every new one redraws all rows. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => RowKey
  selected?: ReadonlySet<RowKey> | undefined
  /** A coloured edge at the row's start. */
  accent?: ((row: Row) => RowAccent | undefined) | undefined
  /** Without rows: placeholders in their height. With rows: they stay, under a running line. */
  loading?: boolean | undefined
  /** How many placeholders: best the page size. @default 5 */
  skeletonRows?: number | undefined
  /** Instead of rows when there are none: an `EmptyState` or a `FailedState`. */
  empty?: ReactNode
  onRowPress?: ((row: Row) => void) | undefined
  /** Lower rows. */
  dense?: boolean | undefined
}

/** Rows of the same kind. Renders a `<table>`; in a narrow container each row becomes a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, selected, accent, loading, skeletonRows = 5, empty, onRowPress, dense } = props
  const frame = useRef<HTMLDivElement>(null)
  useScrollStop(frame)
  const waiting = loading && rows.length === 0
  return (
    <div ref={frame} className="table-frame" data-busy={(loading && !waiting) || undefined}>
      <table className="table" aria-label={label} aria-busy={loading || undefined} data-dense={dense || undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className="cell"
                data-align={column.align}
                aria-sort={column.sorted}
                style={column.width === undefined ? undefined : { inlineSize: column.width }}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {waiting && <WaitingRows columns={columns} count={skeletonRows} />}
          {rows.map((row) => {
            const key = rowKey(row)
            const isSelected = selected?.has(key) ?? false
            return (
              <TableRow
                key={key}
                {...{ row, columns, selected: isSelected, accent: accent?.(row), onPress: onRowPress }}
              />
            )
          })}
        </tbody>
      </table>
      {!loading && rows.length === 0 && <div className="table-empty">{empty ?? <EmptyState />}</div>}
    </div>
  )
}

const WaitingRows = <Row,>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <tr className="row" key={index} aria-hidden="true">
      {columns.map((column) => (
        <td className="cell" key={column.key} data-align={column.align}>
          <Skeleton width={column.primary ? '70%' : '48%'} />
        </td>
      ))}
    </tr>
  ))
