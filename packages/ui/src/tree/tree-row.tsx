import { memo, type CSSProperties, type ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { Spinner } from '../spinner/index.ts'
import { RenameField } from './rename-field.tsx'
import type { NodeRow, Row } from './rows.ts'

export type TreeRowProps<Node> = {
  id: string
  index: number
  top: number
  row: Row<Node>
  label: string
  active: boolean
  selected: boolean
  disabled: boolean
  selectable: boolean
  draggable: boolean
  /** Taken up, to be put down elsewhere. */
  taken: boolean
  /** What is dragged can be put down here. */
  over: boolean
  before: ((node: Node) => ReactNode) | undefined
  after: ((node: Node) => ReactNode) | undefined
  description: ((node: Node) => string | undefined) | undefined
  /** The name that was typed for it: on its way to be kept, or given back. */
  typed: string | undefined
  /** While its name is changed. */
  onRenamed: ((name: string | undefined) => void) | undefined
}

function PlainTreeRow<Node>(props: TreeRowProps<Node>) {
  const { id, index, top, row, active } = props
  const place: CSSProperties = { insetBlockStart: top, ['--level' as string]: row.level - 1 }
  if (row.kind !== 'node') {
    return (
      <div
        id={id}
        role="treeitem"
        aria-level={row.level}
        aria-selected="false"
        className="tree-row"
        data-row={index}
        data-kind={row.kind}
        data-active={active || undefined}
        style={place}
      >
        <span className="tree-guides" />
        {row.kind === 'loading' ? (
          <>
            <Spinner /> 加载中…
          </>
        ) : (
          <>
            <Icon name="warning" /> 没有读到<span className="tree-retry">重试</span>
          </>
        )}
      </div>
    )
  }
  return <NodeLine {...props} row={row} place={place} />
}

function NodeLine<Node>(props: TreeRowProps<Node> & { row: NodeRow<Node>; place: CSSProperties }) {
  const { id, index, row, place, label, active, selected, disabled, selectable, draggable, taken, over } = props
  const { before, after, description, typed, onRenamed } = props
  const described = description?.(row.node)
  return (
    <div
      id={id}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.place}
      aria-setsize={row.count}
      aria-expanded={row.open}
      aria-selected={selectable && !disabled ? selected : undefined}
      aria-disabled={disabled || undefined}
      aria-describedby={described && `${id}-description`}
      className="tree-row"
      data-row={index}
      data-active={active || undefined}
      data-taken={taken || undefined}
      data-over={over || undefined}
      draggable={(draggable && !onRenamed) || undefined}
      style={place}
    >
      <span className="tree-guides" />
      {row.open === undefined ? (
        <span className="tree-dot" />
      ) : (
        <span className="tree-chevron" data-toggle>
          <Icon name="chevron-right" />
        </span>
      )}
      {before?.(row.node)}
      {onRenamed ? (
        <RenameField name={label} typed={typed} onEnd={onRenamed} />
      ) : (
        <span className="tree-label" title={typed ?? label} data-stale={typed !== undefined || undefined}>
          {typed ?? label}
        </span>
      )}
      {described && (
        <span id={`${id}-description`} hidden>
          {described}
        </span>
      )}
      {after && <span className="tree-after">{after(row.node)}</span>}
    </div>
  )
}

/** One row of the tree: it says what it is, the tree hears what is done to it. */
// memo() forgets that the component is generic.
export const TreeRow = memo(PlainTreeRow) as typeof PlainTreeRow
