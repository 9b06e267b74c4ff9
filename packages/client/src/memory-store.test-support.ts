import type { KeyValue } from './browser-storage.ts'

/** Storage for tests. */
export function memoryStore(entries: Record<string, string> = {}): KeyValue {
  const values = new Map(Object.entries(entries))
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}
