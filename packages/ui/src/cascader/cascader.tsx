import { useState } from 'react'
import { Icon } from '../icon/index.ts'
import { useLazyStyles } from '../lazy-styles/index.ts'
import { Popover } from '../popover/index.ts'
import type { TreeKey } from '../tree/rows.ts'
import css from './cascader.css?inline'
import { CascaderColumns } from './cascader-columns.tsx'

export type CascaderProps<Node> = {
  /** Names it. */
  label: string
  nodes: readonly Node[]
  nodeKey: (node: Node) => TreeKey
  nodeLabel: (node: Node) => string
  /** undefined for an end point. */
  childrenOf: (node: Node) => readonly Node[] | undefined
  /** From the top to what is chosen; empty for nothing. */
  path: readonly Node[]
  onChange: (path: readonly Node[]) => void
  /** Any level can be chosen, not only end points. */
  anyLevel?: boolean | undefined
  /** Shown while nothing is chosen. @default '请选择' */
  placeholder?: string | undefined
  disabled?: boolean | undefined
}

/** One end point of several levels, controlled: a column per level, one at a time where it is narrow. Renders a `<button>` that opens a panel. */
export function Cascader<Node>(props: CascaderProps<Node>) {
  const { label, path, nodeLabel, placeholder = '请选择', disabled, onChange } = props
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const [open, setOpen] = useState(false)
  const styles = useLazyStyles(css)
  const summary = path.map(nodeLabel).join(' / ')
  const choose = (next: readonly Node[]) => {
    onChange(next)
    setOpen(false)
  }
  return (
    <span className="cascader" ref={styles}>
      <button
        ref={setAnchor}
        type="button"
        className="cascader-button"
        data-empty={path.length === 0 || undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${label}：${summary || placeholder}`}
        title={summary || undefined}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        <span className="cascader-text">{summary || placeholder}</span>
        <Icon name="chevron-down" />
      </button>
      <Popover open={open} onClose={() => setOpen(false)} anchor={anchor} label={label} className="cascader-panel">
        <CascaderColumns {...props} onChange={choose} />
      </Popover>
    </span>
  )
}
