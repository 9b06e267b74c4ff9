export interface StoredObject {
  readonly key: string
  readonly bytes: number
  readonly modified: Date
}

export class ObjectExists extends Error {
  override readonly name = 'ObjectExists'
}

/** Where files lie: a folder in Node, memory in tests and browsers. Objects never change once they are there. */
export interface Storage {
  /**
   * Stores what comes, piece by piece. When the content throws, nothing is kept.
   * @returns its size in bytes
   * @throws ObjectExists
   */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<number>
  head(key: string): Promise<StoredObject | undefined>
  /** Bytes `from` to `to`, both included; undefined where there is no such object. */
  read(key: string, from?: number, to?: number): Promise<ReadableStream<Uint8Array> | undefined>
  delete(key: string): Promise<void>
}

export async function* onePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Stores small content that is the same every time; nothing happens where it already is. */
export async function putOnce(storage: Storage, key: string, bytes: Uint8Array): Promise<void> {
  await storage.put(key, onePiece(bytes)).catch((error: unknown) => {
    if (!(error instanceof ObjectExists)) throw error
  })
}
