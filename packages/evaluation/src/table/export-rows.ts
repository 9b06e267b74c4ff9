import { pathsOf, tableHead, type Target } from '@mango/contract/evaluation'

/** The rows of the table that brings this tree back: each target with the way down to it. */
export function exportRows(targets: readonly Target[]): string[][] {
  const paths = pathsOf(targets)
  const levels = Math.max(6, ...[...paths.values()].map((path) => path.length - 1))
  const rows = targets.map(({ id, description }) => {
    const path = paths.get(id) ?? []
    return [...path, ...Array.from({ length: levels + 1 - path.length }, () => ''), description]
  })
  return [tableHead(levels), ...rows]
}
