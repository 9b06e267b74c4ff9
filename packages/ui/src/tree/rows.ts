export type TreeKey = string | number

/** What is below a node: nothing ever (undefined), nodes, or nodes that are not here yet. */
export type Branch<Node> = readonly Node[] | 'unknown' | 'loading' | 'failed' | undefined

export type NodeRow<Node> = {
  kind: 'node'
  key: TreeKey
  node: Node
  level: number
  /** Its place among its siblings, from 1, and how many they are. */
  place: number
  count: number
  /** The row of its parent; -1 at the top. */
  parent: number
  /** undefined: nothing can be below it. */
  open: boolean | undefined
}

/** Stands where the children of `node` will be. */
export type WaitingRow<Node> = {
  kind: 'loading' | 'failed'
  key: string
  node: Node
  level: number
  parent: number
  /** Nobody has asked for them yet. */
  unasked: boolean
}

export type Row<Node> = NodeRow<Node> | WaitingRow<Node>

type Source<Node> = {
  nodes: readonly Node[]
  nodeKey: (node: Node) => TreeKey
  childrenOf: (node: Node) => Branch<Node>
  expanded: ReadonlySet<TreeKey>
}

/** Every row that is in sight, from top to bottom: one flat array, whatever the depth. */
export function rowsOf<Node>({ nodes, nodeKey, childrenOf, expanded }: Source<Node>): Row<Node>[] {
  const rows: Row<Node>[] = []
  const add = (siblings: readonly Node[], level: number, parent: number) => {
    for (let at = 0; at < siblings.length; at++) {
      const node = siblings[at]
      if (node === undefined) continue
      const key = nodeKey(node)
      const branch = childrenOf(node)
      const canOpen = branch !== undefined && branch.length > 0
      const open = canOpen ? expanded.has(key) : undefined
      const row = rows.length
      rows.push({ kind: 'node', key, node, level, place: at + 1, count: siblings.length, parent, open })
      if (!open || branch === undefined) continue
      if (typeof branch !== 'string') add(branch, level + 1, row)
      else {
        const kind = branch === 'failed' ? 'failed' : 'loading'
        rows.push({ kind, key: `${kind} ${key}`, node, level: level + 1, parent: row, unasked: branch === 'unknown' })
      }
    }
  }
  add(nodes, 1, -1)
  return rows
}

/** Where a key leads from row `at`; undefined when it leads nowhere. */
export function nextRow<Node>(key: string, at: number, rows: readonly Row<Node>[], page: number): number | undefined {
  const row = rows[at]
  const last = rows.length - 1
  switch (key) {
    case 'ArrowDown':
      return at < last ? at + 1 : undefined
    case 'ArrowUp':
      return at > 0 ? at - 1 : undefined
    case 'Home':
      return 0
    case 'End':
      return last
    case 'PageDown':
      return Math.min(last, at + page)
    case 'PageUp':
      return Math.max(0, at - page)
    case 'ArrowRight':
      return row?.kind === 'node' && row.open ? at + 1 : undefined
    case 'ArrowLeft':
      return row && row.parent >= 0 && !(row.kind === 'node' && row.open) ? row.parent : undefined
    default:
      return undefined
  }
}

/** Whether a row lies below another one: it cannot be moved there. */
export function isBelow<Node>(rows: readonly Row<Node>[], row: number, above: number): boolean {
  for (let at = row; at >= 0; at = rows[at]?.parent ?? -1) if (at === above) return true
  return false
}
