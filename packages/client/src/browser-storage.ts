/** The part of the Web Storage interface that the product uses. */
export interface KeyValue {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** Keeps values for as long as it is kept itself. */
export function memoryStorage(entries: Readonly<Record<string, string>> = {}): KeyValue {
  const values = new Map(Object.entries(entries))
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

/**
 * Local or session storage that never throws: where the browser forbids it (cookies switched off, quota used up) values
 * live in memory for as long as the page does. The host page's keys share this storage, so it is never cleared.
 * @param area reads `window.localStorage` or `window.sessionStorage`; merely touching those may throw
 */
export function guardedStorage(area: () => Storage): KeyValue & { clear(prefix: string): void } {
  const memory = new Map<string, string>()
  const attempt = <T>(action: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return action(area())
    } catch {
      return otherwise()
    }
  }
  return {
    get: (key) =>
      memory.get(key) ??
      attempt(
        (storage) => storage.getItem(key),
        () => null,
      ),
    set: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(key, value)
          memory.delete(key)
        },
        () => void memory.set(key, value),
      ),
    remove: (key) => {
      memory.delete(key)
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      )
    },
    /** Removes every key that starts so. */
    clear: (prefix) => {
      for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key)
      attempt(
        (storage) => {
          for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
        },
        () => undefined,
      )
    },
  }
}

export const localStore = guardedStorage(() => window.localStorage)
export const sessionStore = guardedStorage(() => window.sessionStorage)

/** Calls back when another tab of this browser has written to local storage, or only to one key of it. @returns stops it */
export function hearOtherTabs(listener: (event: StorageEvent) => void, key?: string): () => void {
  const hear = (event: StorageEvent) => {
    if (!key || event.key === key) listener(event)
  }
  globalThis.addEventListener?.('storage', hear)
  return () => globalThis.removeEventListener?.('storage', hear)
}

/** Cookies that never throw; where they are forbidden, values live in memory for as long as the page does. */
export function guardedCookies(jar: () => { cookie: string }): KeyValue & { available(): boolean } {
  const memory = new Map<string, string>()
  const days = (count: number) => `max-age=${count * 86_400}`
  const attributes = () => `path=/; samesite=lax${globalThis.location?.protocol === 'https:' ? '; secure' : ''}`
  const read = (key: string): string | null => {
    try {
      for (const pair of jar().cookie.split('; ')) {
        const equals = pair.indexOf('=')
        if (pair.slice(0, equals) === key) return decodeURIComponent(pair.slice(equals + 1))
      }
    } catch {
      // No access, or not our encoding: as good as absent.
    }
    return null
  }
  const write = (text: string) => {
    try {
      jar().cookie = text
    } catch {
      // Sandboxed documents throw here; `set` notices by reading back.
    }
  }
  const cookies = {
    get: (key: string) => memory.get(key) ?? read(key),
    set: (key: string, value: string) => {
      memory.delete(key)
      write(`${key}=${encodeURIComponent(value)}; ${days(30)}; ${attributes()}`)
      if (read(key) !== value) memory.set(key, value)
    },
    remove: (key: string) => {
      memory.delete(key)
      write(`${key}=; ${days(0)}; ${attributes()}`)
    },
    /** Whether what is set survives in the browser, not only in this page's memory. */
    available: () => {
      // A name of its own: tabs that open together would take each other's probe away.
      const probe = `mango-probe-${Math.random().toString(36).slice(2)}`
      cookies.set(probe, '1')
      const kept = read(probe) === '1'
      cookies.remove(probe)
      return kept
    },
  }
  return cookies
}

export const cookies = guardedCookies(() => document)
