import type { Category, FileGroup } from '@mango/contract/evaluation'

/**
 * The groups of a page: those with files on it, and those that have none anywhere, so that something can be added to them.
 * @param isWhole whether this page holds every file there is
 */
export function groupsToShow(
  groups: readonly FileGroup[],
  kinds: readonly Category[],
  { isWhole }: { readonly isWhole: boolean },
): FileGroup[] {
  const filled = groups.filter(({ details }) => details.length > 0)
  if (!isWhole) return filled
  const known = new Map(filled.map((group) => [group.categoryId, group]))
  const all = kinds.map(
    ({ categoryId, categoryName }) => known.get(categoryId) ?? { categoryId, categoryName, details: [], total: 0 },
  )
  return [...all, ...filled.filter(({ categoryId }) => !kinds.some((kind) => kind.categoryId === categoryId))]
}
