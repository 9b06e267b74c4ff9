import { atOwnOrigin } from '@mango/client'
import type { PageContext } from '@mango/element'

type Query = Readonly<Record<string, string | number | undefined>>

/** Address of a page of the composed application; what is undefined is left out of its query. */
export function pageAddress(
  { basePath }: Pick<PageContext, 'basePath'>,
  page: `/${string}`,
  query: Query = {},
): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return `${basePath.replace(/\/$/, '')}${page}${search.size > 0 ? `?${search}` : ''}`
}

/** The default action of an event that nobody prevented: the page itself goes there. */
export const leaveFor = (...to: Parameters<typeof pageAddress>) =>
  globalThis.location.assign(atOwnOrigin(pageAddress(...to)))
