import { useMemo, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { Icon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import { Select } from '../select/index.ts'
import { Table, type Column, type RowKey, type TableProps } from '../table/index.ts'
import { nextSort, type DataColumn, type Sort } from './data-column.ts'
import css from './data-table.css?inline'

export type DataTableProps<Row> = Omit<TableProps<Row>, 'columns' | 'selected'> & {
  columns: readonly DataColumn<Row>[]
  sort?: Sort | undefined
  /** Rows are ordered by the owner, or by the server. */
  onSortChange?: ((sort: Sort) => void) | undefined
  /** Chosen rows, those of other pages, too. */
  selected?: ReadonlySet<RowKey> | undefined
  /** Gives every row a checkbox. */
  onSelectedChange?: ((selected: ReadonlySet<RowKey>) => void) | undefined
  /** Names a row for its checkbox. Needed with `onSelectedChange`. */
  rowLabel?: ((row: Row) => string) | undefined
  /** What can be done with the chosen rows: buttons. */
  bulk?: ReactNode
}

const nothing: ReadonlySet<RowKey> = new Set()

/** A `Table` whose rows can be ordered and chosen. For tables that need neither, `Table` is smaller. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    columns,
    rows,
    rowKey,
    sort,
    onSortChange,
    selected = nothing,
    onSelectedChange,
    rowLabel,
    bulk,
    ...rest
  } = props
  const styles = useLazyStyles(css)
  const drawn = useMemo(() => {
    const heads = columns.map((column): Column<Row> => {
      if (!column.sortable || !onSortChange) return column
      const sorted = sort?.key === column.key ? sort.direction : undefined
      return {
        ...column,
        sorted,
        cardLabel: column.cardLabel ?? column.header,
        header: (
          <>
            <button type="button" className="sort-head" onClick={() => onSortChange(nextSort(sort, column.key))}>
              {column.header}
              <span className="sort-mark" data-sorted={sorted}>
                <Icon name="arrow-down" size={14} />
              </span>
            </button>
            <span className="narrow-head">{column.header}</span>
          </>
        ),
      }
    })
    if (!onSelectedChange) return heads
    const choice: Column<Row> = {
      key: ' choice',
      width: '48px',
      cardLabel: '',
      header: (
        <>
          <PageChoice keys={rows.map(rowKey)} selected={selected} onChange={onSelectedChange} />
          <span className="narrow-head">选择</span>
        </>
      ),
      cell: (row) => (
        <Checkbox
          className="row-choice"
          aria-label={`选择 ${rowLabel?.(row) ?? rowKey(row)}`}
          checked={selected.has(rowKey(row))}
          onChange={(on) => onSelectedChange(withKeys(selected, [rowKey(row)], on))}
        />
      ),
    }
    return [choice, ...heads]
  }, [columns, rows, rowKey, sort, onSortChange, selected, onSelectedChange, rowLabel])

  return (
    <div ref={styles} className="data-table">
      {onSortChange && <NarrowSort columns={columns} sort={sort} onSortChange={onSortChange} />}
      <Table {...rest} columns={drawn} rows={rows} rowKey={rowKey} selected={selected} />
      {onSelectedChange && (
        <div className="bulk" role="group" aria-label="批量操作" hidden={selected.size === 0}>
          <span className="bulk-count" role="status">
            {selected.size > 0 && `已选 ${selected.size} 项`}
          </span>
          <Button size="s" variant="text" onClick={() => onSelectedChange(nothing)}>
            取消选择
          </Button>
          <span className="bulk-page">
            <PageChoice keys={rows.map(rowKey)} selected={selected} onChange={onSelectedChange} text="全选本页" />
          </span>
          <span className="bulk-actions">{bulk}</span>
        </div>
      )}
    </div>
  )
}

function withKeys(selected: ReadonlySet<RowKey>, keys: readonly RowKey[], on: boolean): ReadonlySet<RowKey> {
  const next = new Set(selected)
  for (const key of keys) {
    if (on) next.add(key)
    else next.delete(key)
  }
  return next
}

type PageChoiceProps = {
  keys: readonly RowKey[]
  selected: ReadonlySet<RowKey>
  onChange: (selected: ReadonlySet<RowKey>) => void
  text?: string | undefined
}

/** Every row of this page, or none of them; rows of other pages stay as they are. */
function PageChoice({ keys, selected, onChange, text }: PageChoiceProps) {
  const count = keys.filter((key) => selected.has(key)).length
  return (
    <Checkbox
      {...(text === undefined && { 'aria-label': '全选本页' })}
      checked={keys.length > 0 && count === keys.length}
      indeterminate={count > 0 && count < keys.length}
      disabled={keys.length === 0}
      onChange={(on) => onChange(withKeys(selected, keys, on))}
    >
      {text}
    </Checkbox>
  )
}

type NarrowSortProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'sort'> & { onSortChange: (sort: Sort) => void }

/** Cards have no heads to press. */
function NarrowSort<Row>({ columns, sort, onSortChange }: NarrowSortProps<Row>) {
  const options = columns
    .filter((column) => column.sortable)
    .map((column) => ({ value: column.key, label: `按${column.header}` }))
  const falling = sort?.direction === 'descending'
  return (
    <div className="narrow-sort">
      <Select
        aria-label="排序"
        size="s"
        placeholder="默认顺序"
        options={options}
        value={sort?.key}
        onChange={(key) => onSortChange({ key, direction: 'ascending' })}
      />
      {sort && (
        <IconButton
          icon="arrow-down"
          label={falling ? '改为升序' : '改为降序'}
          className={falling ? 'narrow-sort-way' : 'narrow-sort-way rising'}
          onClick={() => onSortChange(nextSort(sort, sort.key))}
        />
      )}
    </div>
  )
}
