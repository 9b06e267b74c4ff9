/**
 * The plain form of an address whose route stands behind the #, such as `/adminv2/#/login/passwordLogin?a=1`.
 * Queries of both places are kept. Undefined for an address that has no route there.
 */
export function fromHash(href: string, basePath: string): string | undefined {
  const { hash, searchParams } = new URL(href)
  if (!hash.startsWith('#/')) return undefined
  // Parsed on a host of its own: a hash like `#//evil.example` is a path here and nothing else.
  const route = new URL(`http://route${hash.slice(1).replace(/^[/\\]+/, '/')}`)
  const query = new URLSearchParams([...searchParams, ...route.searchParams])
  return `${basePath}${route.pathname}${query.toString() && `?${query}`}`
}
