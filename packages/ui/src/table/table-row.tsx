import { memo, type KeyboardEvent, type MouseEvent } from 'react'
import { labelOnCard, type Column, type RowAccent } from './columns.ts'

export type TableRowProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  selected: boolean
  accent: RowAccent | undefined
  onPress: ((row: Row) => void) | undefined
}

const isControl = (target: EventTarget) =>
  target instanceof Element && target.closest('a, button, input, label, select')

function PlainTableRow<Row>({ row, columns, selected, accent, onPress }: TableRowProps<Row>) {
  const press = (event: MouseEvent | KeyboardEvent) => {
    if (!isControl(event.target)) onPress?.(row)
  }
  return (
    <tr
      className="row"
      data-selected={selected || undefined}
      data-accent={accent}
      {...(onPress && {
        tabIndex: 0,
        'data-press': true,
        onClick: press,
        onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && press(event),
      })}
    >
      {columns.map((column) => {
        const Cell = column.primary ? 'th' : 'td'
        return (
          <Cell
            key={column.key}
            className="cell"
            scope={column.primary ? 'row' : undefined}
            data-align={column.align}
            data-label={labelOnCard(column)}
          >
            {column.cell(row)}
          </Cell>
        )
      })}
    </tr>
  )
}

/** Redrawn only when its own row, or the columns, become another object. */
// memo() forgets that the component is generic.
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow
