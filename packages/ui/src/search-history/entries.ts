/** Where entries are kept: `localStorage`, or anything like it. May throw, as browsers' storage does. */
export type EntryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The newest first, each once, no more than `max`. */
export const withEntry = (entries: readonly string[], entry: string, max: number): string[] =>
  [entry, ...entries.filter((other) => other !== entry)].slice(0, max)

/** What is kept; nothing when there is nothing, or something that is no list of words. */
export function readEntries(storage: EntryStorage, key: string): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === 'string') : []
  } catch {
    return []
  }
}

/** A full or forbidden storage loses the history, and nothing else. */
export function keepEntries(storage: EntryStorage, key: string, entries: readonly string[]): void {
  try {
    if (entries.length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(entries))
  } catch {
    // See above.
  }
}
