import { pathKey, type TableTarget } from '@mango/contract/evaluation'

/** What becomes of a target: `kept` is above one in the table and has no row of its own. */
export type Fate = 'added' | 'changed' | 'left' | 'kept'

/** A target as it will stand in the tree. */
export interface PreviewNode {
  /** Unlike every other one's. */
  readonly key: string
  readonly name: string
  readonly fate: Fate
  /** Of the table, from 1. */
  readonly row: number | undefined
  readonly description: string
  readonly children: readonly PreviewNode[]
  /** How many are added and changed below it. */
  readonly below: number
}

interface Growing {
  readonly key: string
  readonly name: string
  fate: Fate
  row: number | undefined
  description: string
  readonly children: Growing[]
  below: number
}

/** The rows of a table as the tree they make, each below what it belongs to. */
export function previewTree(rows: readonly (TableTarget & { readonly fate: Fate })[]): PreviewNode[] {
  const roots: Growing[] = []
  const known = new Map<string, Growing>()
  const nodeAt = (path: readonly string[]): Growing => {
    const key = pathKey(path)
    const there = known.get(key)
    if (there) return there
    const name = path.at(-1) ?? ''
    const node: Growing = { key, name, fate: 'kept', row: undefined, description: '', children: [], below: 0 }
    known.set(key, node)
    const siblings = path.length > 1 ? nodeAt(path.slice(0, -1)).children : roots
    siblings.push(node)
    return node
  }
  for (const { path, fate, row, description } of rows) {
    Object.assign(nodeAt(path), { fate, row, description })
    if (fate === 'added' || fate === 'changed')
      for (let length = 1; length < path.length; length++) nodeAt(path.slice(0, length)).below += 1
  }
  return roots
}

/** The branches in which something changes. */
export function changedBranches(nodes: readonly PreviewNode[]): string[] {
  return nodes.flatMap((node) => (node.below > 0 ? [node.key, ...changedBranches(node.children)] : []))
}
