import type { UploadPolicy } from '@mango/contract/library'
import { policyOf, signatureOf } from './policy.ts'
import type { Storage } from './storage.ts'

/** Where browsers send files to and read them from, by what the backend signs: the storage double or a bucket of OSS. */
export interface UploadTarget {
  readonly bucket: string
  readonly accessKeyId: string
  readonly secret: string
  /** Address to post to and to read below, without a slash at its end. */
  host(origin: string): string
  /** Size of an object in bytes; undefined where there is none. */
  size(key: string): Promise<number | undefined>
  /** Bytes `from` to `to`, both included, piece by piece; undefined where there is no such object. */
  read(key: string, from?: number, to?: number): Promise<ReadableStream<Uint8Array> | undefined>
}

/** Uploads into the storage that this backend serves below /oss. */
export const ownUploads = (storage: Storage, secret: string): UploadTarget => ({
  bucket: 'mango',
  accessKeyId: 'MANGODOUBLE',
  secret,
  host: (origin) => `${origin}/oss`,
  size: async (key) => (await storage.head(key))?.bytes,
  read: (key, from, to) => storage.read(key, from, to),
})

/** The key an address stands for, signed or not; undefined where it is no object of this target. */
export function keyOf(target: UploadTarget, origin: string, address: string): string | undefined {
  const start = `${target.host(origin)}/`
  const [path = ''] = address.split('?')
  if (!path.startsWith(start)) return undefined
  try {
    return decodeURIComponent(path.slice(start.length))
  } catch {
    return undefined
  }
}

const policyMinutes = 30

/** Permission to send one file of at most `maxBytes` below `dir`. */
export async function grantUpload(
  target: UploadTarget,
  { dir, maxBytes, origin, now }: { dir: string; maxBytes: number; origin: string; now: Date },
): Promise<UploadPolicy> {
  const expires = new Date(now.getTime() + policyMinutes * 60_000)
  const policy = policyOf({ bucket: target.bucket, dir, maxBytes, expires })
  return {
    accesskey: target.accessKeyId,
    policy,
    signature: await signatureOf(target.secret, policy),
    expire: Math.floor(expires.getTime() / 1000),
    dir,
    host: target.host(origin),
  }
}
