import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { useLazyStyles } from '../lazy-styles/index.ts'
import { rowsOf, type Branch, type NodeRow, type Row, type TreeKey } from './rows.ts'
import css from './tree.css?inline'
import { TreeRow } from './tree-row.tsx'
import { useKeys } from './use-keys.ts'
import { useMove } from './use-move.ts'
import { useRowHeight } from './use-row-height.ts'

/** Where a menu can open: beside the row, or where the pointer is. */
export type TreeMenuPlace = { element: HTMLElement; x: number; y: number }

export type TreeHandle = {
  focus: () => void
  /** Scrolls a row that is in an open branch into sight and makes it the active one. */
  reveal: (key: TreeKey) => void
  /** As F2 does. */
  rename: (key: TreeKey) => void
}

export type TreeProps<Node> = {
  /** Names the tree. */
  label: string
  nodes: readonly Node[]
  nodeKey: (node: Node) => TreeKey
  nodeLabel: (node: Node) => string
  /** undefined for a leaf, `'unknown'` for children that have to be asked for, see `onLoad`. */
  childrenOf: (node: Node) => Branch<Node>
  /** Children are wanted: an open node's are unknown, or somebody tries again after a failure. */
  onLoad?: ((node: Node) => void) | undefined
  /** Kept by the owner: it survives new data. Keys of nodes that are gone do no harm. */
  expanded: ReadonlySet<TreeKey>
  onExpandedChange: (expanded: ReadonlySet<TreeKey>) => void
  selected?: TreeKey | undefined
  onSelect?: ((node: Node) => void) | undefined
  /** Can be reached and opened, but not chosen, renamed or moved. */
  isDisabled?: ((node: Node) => boolean) | undefined
  /** Can be neither renamed nor moved. */
  isFixed?: ((node: Node) => boolean) | undefined
  /** Before the label: an icon. */
  before?: ((node: Node) => ReactNode) | undefined
  /** At the row's end: a count. No buttons: see `onMenu`. */
  after?: ((node: Node) => ReactNode) | undefined
  /** What a screen reader says after the name, where `after` means something only to the eye. */
  description?: ((node: Node) => string | undefined) | undefined
  /** Lets names be changed in place, with F2. Says whether the name was kept: if not, the field is back with what was typed. */
  onRename?: ((node: Node, name: string) => Promise<boolean>) | undefined
  /** Right press, the menu key, Shift F10. */
  onMenu?: ((node: Node, place: TreeMenuPlace) => void) | undefined
  /** Lets nodes be moved below another one: by dragging, or with Ctrl X and Ctrl V. */
  onMove?: ((node: Node, into: Node) => void) | undefined
  /** Any CSS height beyond which it scrolls. @default '480px' */
  height?: string | undefined
  ref?: Ref<TreeHandle> | undefined
}

const overscan = 10

/**
 * Nodes below nodes. Only the rows in sight are in the page, whatever the size. The focus stays on the tree and the active row is
 * told by `aria-activedescendant`, so that neither scrolling nor new data can lose it.
 */
export function Tree<Node>(props: TreeProps<Node>) {
  const { label, nodes, nodeKey, nodeLabel, childrenOf, onLoad, expanded, onExpandedChange } = props
  const { selected, onSelect, isDisabled, isFixed, before, after, description, onRename, onMenu, onMove, height, ref } =
    props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const styles = useLazyStyles(css)
  const rowHeight = useRowHeight(frame)
  const rows = useMemo(() => rowsOf({ nodes, nodeKey, childrenOf, expanded }), [nodes, nodeKey, childrenOf, expanded])

  // The key tells which row is active; its place is where to go on when that row is gone.
  const [activated, setActivated] = useState<{ key: TreeKey | undefined; at: number }>({ key: selected, at: 0 })
  const known = rows.findIndex((row) => row.key === activated.key)
  const active = known >= 0 ? known : Math.min(activated.at, rows.length - 1)
  /** The name that is being changed; `sent` once it was typed, until it is kept. */
  const [renaming, setRenaming] = useState<{ key: TreeKey; typed?: string; sent: boolean }>()

  // oxlint-disable-next-line react/incompatible-library -- it warns users of the React Compiler, which is not used here
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan,
    // The active row is named by the tree, so it has to be there.
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = defaultRangeExtractor(range)
        return active < 0 || shown.includes(active) ? shown : [...shown, active].sort((a, b) => a - b)
      },
      [active],
    ),
  })
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight])

  const isOff = (row: Row<Node>) => row.kind === 'node' && (isDisabled?.(row.node) ?? false)
  const stays = (row: Row<Node>) => row.kind === 'node' && (isOff(row) || (isFixed?.(row.node) ?? false))
  const activate = (at: number) => {
    const row = rows[at]
    if (!row) return
    setActivated({ key: row.key, at })
    virtual.scrollToIndex(at)
  }
  const rowOf = (key: TreeKey) => rows.findIndex((row) => row.key === key)
  const startRename = (row: Row<Node> | undefined) => {
    if (onRename && row?.kind === 'node' && !stays(row))
      setRenaming({ ...(renaming?.key === row.key && renaming), key: row.key, sent: false })
  }
  useImperativeHandle(ref, () => ({
    focus: () => frame.current?.focus(),
    reveal: (key) => activate(rowOf(key)),
    rename: (key) => {
      activate(rowOf(key))
      startRename(rows[rowOf(key)])
    },
  }))

  const revealSelected = useEffectEvent(() => {
    const at = selected === undefined ? -1 : rowOf(selected)
    if (at >= 0) virtual.scrollToIndex(at)
  })
  useLayoutEffect(() => revealSelected(), [])

  const load = useEffectEvent((node: Node) => onLoad?.(node))
  const asked = useRef(new Set<TreeKey>())
  useEffect(() => {
    const unasked = new Set<TreeKey>()
    for (const row of rows) {
      if (row.kind === 'node' || !row.unasked) continue
      unasked.add(row.key)
      if (!asked.current.has(row.key)) load(row.node)
    }
    asked.current = unasked
  }, [rows])

  const toggle = (row: NodeRow<Node>, open = !row.open) => {
    const next = new Set(expanded)
    if (open) next.add(row.key)
    else next.delete(row.key)
    onExpandedChange(next)
  }
  const openSiblings = (row: NodeRow<Node>) => {
    const siblings = rows.filter(
      (other) => other.kind === 'node' && other.parent === row.parent && other.open === false,
    )
    if (siblings.length > 0) onExpandedChange(new Set([...expanded, ...siblings.map((other) => other.key)]))
  }
  const choose = (row: Row<Node>) => {
    if (row.kind === 'failed') onLoad?.(row.node)
    if (row.kind !== 'node') return
    if (isOff(row)) {
      if (row.open !== undefined) toggle(row)
    } else onSelect?.(row.node)
  }
  const rowAt = (event: MouseEvent) => {
    const element = event.target instanceof Element ? event.target.closest('[data-row]') : null
    return element instanceof HTMLElement ? Number(element.dataset['row']) : -1
  }
  const { taken, over, spoken, take, put, letGo, dragging } = useMove({ rows, rowAt, nodeLabel, isOff, stays, onMove })
  const openMenu = (row: Row<Node> | undefined, point?: { x: number; y: number }) => {
    const element = row && frame.current?.querySelector<HTMLElement>(`[data-row="${rows.indexOf(row)}"]`)
    if (!element || row.kind !== 'node' || !onMenu) return
    const box = element.getBoundingClientRect()
    onMenu(row.node, { element, ...(point ?? { x: box.left + 24, y: box.bottom }) })
  }

  const pressKey = useKeys({
    rows,
    active,
    page: () => Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / rowHeight) - 1),
    nodeLabel,
    onActivate: activate,
    onToggle: toggle,
    onOpenSiblings: openSiblings,
    onChoose: choose,
    onMenu: onMenu && openMenu,
    onRename: onRename && startRename,
    onTake: onMove && take,
    onPut: onMove && put,
    onLetGo: taken && letGo,
  })

  const press = (event: MouseEvent) => {
    const at = rowAt(event)
    const row = rows[at]
    if (!row || !(event.target instanceof Element)) return
    setActivated({ key: row.key, at })
    if (row.kind === 'node' && event.target.closest('[data-toggle]')) toggle(row)
    else choose(row)
  }
  const pressMenu = (event: MouseEvent) => {
    const at = rowAt(event)
    if (!onMenu || at < 0) return
    event.preventDefault()
    activate(at)
    openMenu(rows[at], { x: event.clientX, y: event.clientY })
  }
  const endRename = (row: NodeRow<Node>) => async (name: string | undefined) => {
    frame.current?.focus({ preventScroll: true })
    if (name === undefined) return setRenaming(undefined)
    const sent = { key: row.key, typed: name, sent: true }
    setRenaming(sent)
    const kept = await onRename?.(row.node, name)
    // Another name may be changed by then.
    setRenaming((now) => (now !== sent ? now : kept ? undefined : { ...sent, sent: false }))
  }

  const idOf = (at: number) => `${id}${rows[at]?.key}`
  return (
    <div className="tree-place" ref={styles}>
      <div
        ref={frame}
        className="tree"
        role="tree"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={active >= 0 ? idOf(active) : undefined}
        style={{ maxBlockSize: height }}
        onKeyDown={pressKey}
        onClick={press}
        onContextMenu={pressMenu}
        {...dragging}
      >
        <div className="tree-rows" role="presentation" style={{ blockSize: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            if (!row) return null
            const isNode = row.kind === 'node'
            return (
              <TreeRow
                key={row.key}
                id={idOf(index)}
                index={index}
                top={start}
                row={row}
                label={nodeLabel(row.node)}
                active={index === active}
                selected={isNode && row.key === selected}
                disabled={isOff(row)}
                selectable={onSelect !== undefined}
                draggable={onMove !== undefined && !stays(row)}
                taken={row.key === taken?.key}
                over={row.key === over}
                before={before}
                after={after}
                description={description}
                typed={isNode && row.key === renaming?.key ? renaming.typed : undefined}
                onRenamed={isNode && row.key === renaming?.key && !renaming.sent ? endRename(row) : undefined}
              />
            )
          })}
        </div>
      </div>
      <span className="unseen" role="status">
        {spoken}
      </span>
    </div>
  )
}
