/** Where a widget would send the page by itself, for hosts that do not take over. */
export function goTo(
  basePath: string,
  path: string,
  query: Readonly<Record<string, string | number | undefined>> = {},
) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  globalThis.location.assign(`${basePath.replace(/\/$/, '')}${path}${search.size > 0 ? `?${search}` : ''}`)
}
