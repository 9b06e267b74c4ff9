import { anyOf } from '../database/any-of.ts'
import { upload } from '../database/schema.ts'
import type { Services } from '../services.ts'
import { ObjectExists, type Storage } from './storage.ts'
import { noteUpload } from './uploads.ts'

/** A large file that comes part by part. Each part is an object of its own, which is swept like any other that nobody claims. */
export interface Parts {
  /** Where the parts lie, and the whole beside them. */
  readonly folder: string
  readonly uploadId: string
  readonly extension: string
  readonly bytes: number
  readonly partBytes: number
}

export const partsFolder = ({ folder, uploadId }: Parts): string => `${folder}parts/${uploadId}/`
const wholeKey = ({ folder, uploadId, extension }: Parts): string =>
  `${folder}${uploadId}${extension && `.${extension}`}`

function expected(parts: Parts): { key: string; bytes: number }[] {
  const { bytes, partBytes } = parts
  return Array.from({ length: Math.ceil(bytes / partBytes) }, (_, index) => ({
    key: `${partsFolder(parts)}${index}`,
    bytes: Math.min(partBytes, bytes - index * partBytes),
  }))
}

/** Which parts have come whole; all of them once they are one. */
export async function receivedParts(storage: Storage, parts: Parts): Promise<number[]> {
  const all = expected(parts)
  if (await storage.head(wholeKey(parts))) return all.map((_, index) => index)
  const heads = await Promise.all(all.map(({ key }) => storage.head(key)))
  return all.flatMap(({ bytes }, index) => (heads[index]?.bytes === bytes ? [index] : []))
}

async function* contentOf(storage: Storage, keys: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const key of keys) {
    const stream = await storage.read(key)
    if (!stream) throw new Error(`a part is gone: ${key}`)
    yield* stream
  }
}

/**
 * Makes one object of all parts, which are gone then.
 * @returns its key; undefined where a part is missing
 */
export async function joinedKey(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  parts: Parts,
  now: Date,
): Promise<string | undefined> {
  const whole = wholeKey(parts)
  if (await storage.head(whole)) return whole
  const keys = expected(parts).map(({ key }) => key)
  if ((await receivedParts(storage, parts)).length < keys.length) return undefined
  await noteUpload(db, whole, now)
  try {
    await storage.put(whole, contentOf(storage, keys))
  } catch (error) {
    // Somebody who asked twice was answered once.
    if (!(error instanceof ObjectExists) && !(await storage.head(whole))) throw error
  }
  for (const key of keys) await storage.delete(key)
  await db.delete(upload).where(anyOf(upload.objectKey, keys))
  return whole
}
