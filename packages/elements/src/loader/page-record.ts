const key = Symbol.for('mango.elements')

interface PageRecord {
  /** The suffix of the tags of each loader's folder, '' for none. */
  suffixes?: Readonly<Record<string, string>>
  /** Resolves when a file of ours, and what it imports, has come as it was built. */
  verify?: (address: string) => Promise<unknown> | undefined
}

/** What all loaders and elements of a page share: the only thing of ours that is global. */
export function pageRecord(): PageRecord {
  // `window` cannot be declared to have a registered symbol as a key.
  const page = window as { [key]?: PageRecord }
  return (page[key] = page[key] || {})
}
