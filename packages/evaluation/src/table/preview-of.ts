import { byPath, differenceOf, readTable, type BadRow, type Target } from '@mango/contract/evaluation'
import { previewTree, type PreviewNode } from './preview-tree.ts'

/** What an import would do. */
export interface Preview {
  readonly counts: { readonly added: number; readonly changed: number; readonly left: number }
  /** The rows that can be read, as the tree that they make. */
  readonly tree: readonly PreviewNode[]
  readonly bad: readonly BadRow[]
}

/** Compares a table with the tree that is there. @returns a sentence where it is no such table */
export function previewOf(rows: readonly (readonly string[])[], known: readonly Target[]): Preview | string {
  const there = byPath(known)
  const table = readTable(rows, there)
  if (typeof table === 'string') return table
  const { added, changed, left } = differenceOf(table.targets, there)
  const readable = [
    ...added.map((one) => ({ ...one, fate: 'added' as const })),
    ...changed.map((one) => ({ ...one, fate: 'changed' as const })),
    ...left.map((one) => ({ ...one, fate: 'left' as const })),
  ].sort((one, other) => one.row - other.row)
  return {
    counts: { added: added.length, changed: changed.length, left: left.length },
    tree: previewTree(readable),
    bad: table.bad,
  }
}
