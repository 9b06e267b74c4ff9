import { ObjectExists, type Storage } from './storage.ts'

/**
 * Keeps objects in memory, for tests and browsers.
 * @param first what it begins with, by key
 */
export function memoryStorage(first: Iterable<readonly [string, Blob]> = []): Storage {
  const begun = new Date()
  const objects = new Map([...first].map(([key, blob]) => [key, { blob, modified: begun }]))
  return {
    async put(key, content) {
      const pieces: Uint8Array<ArrayBuffer>[] = []
      for await (const piece of content) pieces.push(piece.slice())
      if (objects.has(key)) throw new ObjectExists(key)
      const blob = new Blob(pieces)
      objects.set(key, { blob, modified: new Date() })
      return blob.size
    },
    async head(key) {
      const found = objects.get(key)
      return found && { key, bytes: found.blob.size, modified: found.modified }
    },
    async read(key, from = 0, to) {
      return objects
        .get(key)
        ?.blob.slice(from, to === undefined ? undefined : to + 1)
        .stream()
    },
    async delete(key) {
      objects.delete(key)
    },
  }
}
