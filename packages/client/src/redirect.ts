import { sessionStore, type KeyValue } from './browser-storage.ts'
import { loginCachePrefix } from './session.ts'

const key = `${loginCachePrefix}redirect`

/** The path if it is one of this origin, else undefined: a saved or given target must never lead elsewhere. */
export function ownPath(
  path: string | null | undefined,
  origin: string = globalThis.location.origin,
): string | undefined {
  if (!path?.startsWith('/')) return undefined
  try {
    const url = new URL(path, origin)
    return url.origin === origin ? url.pathname + url.search + url.hash : undefined
  } catch {
    return undefined
  }
}

/** Remembers where the person was, to go back there after the login. */
export function saveRedirect(
  path: string = globalThis.location.href.slice(globalThis.location.origin.length),
  store: KeyValue = sessionStore,
) {
  store.set(key, path)
}

/** The path to go back to after the login. */
export const savedRedirect = (store: KeyValue = sessionStore): string | undefined => ownPath(store.get(key))

/** The same, once. */
export function takeRedirect(store: KeyValue = sessionStore): string | undefined {
  const path = savedRedirect(store)
  store.remove(key)
  return path
}
