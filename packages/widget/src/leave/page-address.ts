import { goTo } from '@mango/client'
import type { PageContext } from '@mango/element'

type Query = Readonly<Record<string, string | number | undefined>>

/** What is undefined is left out. */
function searchOf(query: Query): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.toString() && `?${search}`
}

/** Address of a page of the composed application. */
export const pageAddress = (
  { basePath }: Pick<PageContext, 'basePath'>,
  page: `/${string}`,
  query: Query = {},
): string => `${basePath.replace(/\/$/, '')}${page}${searchOf(query)}`

/** Address of a page that a phone scans: it is beside the backend, which may be on another origin than the host's page. */
export const phonePage = (
  { apiBase }: Pick<PageContext, 'apiBase'>,
  page: string,
  query: Query,
  origin = globalThis.location.origin,
): string => `${new URL(page, new URL(apiBase, origin)).href}${searchOf(query)}`

/** The default action of an event that nobody prevented: the page itself goes there. */
export const leaveFor = (...to: Parameters<typeof pageAddress>) => goTo(pageAddress(...to))
