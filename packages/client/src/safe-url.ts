/**
 * An address from a server or a person, checked before it reaches href, src, window.open, location or a frame.
 * @returns the absolute address, or undefined unless it is http(s) (`blob:` too where the page made the object itself)
 */
export function safeUrl(
  value: string | null | undefined,
  allow: 'web' | 'own-blob' = 'web',
  base: string | undefined = globalThis.location?.href,
): string | undefined {
  if (!value) return undefined
  try {
    const url = new URL(value, base)
    const web = url.protocol === 'http:' || url.protocol === 'https:'
    if (web && !url.username && !url.password) return url.href
    return allow === 'own-blob' && url.protocol === 'blob:' ? url.href : undefined
  } catch {
    return undefined
  }
}
