import { byPath, differenceOf, readTable, type BadRow, type TableTarget, type Target } from '@mango/contract/evaluation'

/** What an import would do. */
export interface Preview {
  readonly counts: { readonly added: number; readonly changed: number; readonly left: number }
  /** The rows that would do something, in their order. */
  readonly doing: readonly (TableTarget & { readonly kind: 'added' | 'changed' })[]
  readonly bad: readonly BadRow[]
}

/** Compares a table with the tree that is there. @returns a sentence where it is no such table */
export function previewOf(rows: readonly (readonly string[])[], known: readonly Target[]): Preview | string {
  const there = byPath(known)
  const table = readTable(rows, there)
  if (typeof table === 'string') return table
  const { added, changed, left } = differenceOf(table.targets, there)
  const doing = [
    ...added.map((one) => ({ ...one, kind: 'added' as const })),
    ...changed.map((one) => ({ ...one, kind: 'changed' as const })),
  ].toSorted((one, other) => one.row - other.row)
  return {
    counts: { added: added.length, changed: changed.length, left: left.length },
    doing,
    bad: table.bad,
  }
}
