/** What a QR login brings back in the address: once as `code`, in the provider's newer flow as `authCode`. */
export interface LoginCallback {
  readonly code: string
  readonly state: string | undefined
}

const names = ['code', 'authCode', 'state']

/** `#/path?query` in its two parts. */
function splitHash(hash: string): { path: string; query: URLSearchParams } {
  const mark = hash.indexOf('?')
  if (mark < 0) return { path: hash, query: new URLSearchParams() }
  return { path: hash.slice(0, mark), query: new URLSearchParams(hash.slice(mark + 1)) }
}

/** The callback that an address carries before or after its #; undefined where it carries none. */
export function loginCallback(href: string): LoginCallback | undefined {
  const url = new URL(href)
  for (const query of [url.searchParams, splitHash(url.hash).query]) {
    const code = query.get('code') || query.get('authCode')
    if (code) return { code, state: query.get('state') ?? undefined }
  }
  return undefined
}

/** The same address without the callback, everything else untouched. */
export function withoutCallback(href: string): string {
  const url = new URL(href)
  const { path, query } = splitHash(url.hash)
  for (const name of names) {
    url.searchParams.delete(name)
    query.delete(name)
  }
  url.hash = query.toString() ? `${path}?${query}` : path
  return url.href
}

/** Takes the callback out of the address bar, so that neither a reload nor the history holds the code. */
export function takeLoginCallback(): LoginCallback | undefined {
  const callback = loginCallback(location.href)
  if (callback) history.replaceState(history.state, '', withoutCallback(location.href))
  return callback
}
