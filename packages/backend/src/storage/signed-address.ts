import { hmac, sameText, toBase64 } from '../secrets.ts'
import { dispositionOf } from './content-type.ts'
import type { UploadTarget } from './upload-target.ts'

const hour = 3600
/** An address is good for a school day at least. */
const shortest = 8 * hour
/** Addresses end at round times: within such a step an object keeps its address, and a browser what it has read. */
const step = 4 * hour

const expiryOf = (now: Date): number => Math.ceil(now.getTime() / 1000 / step) * step + shortest

const dispositionField = 'response-content-disposition'

/** Aliyun OSS, signature version 1 in the query: it covers what is read, until when, and what it is saved as. */
async function signatureOf({ bucket, secret }: UploadTarget, key: string, expires: string, disposition: string) {
  const saved = disposition && `?${dispositionField}=${disposition}`
  return toBase64(await hmac('SHA-1', secret, `GET\n\n\n${expires}\n/${bucket}/${key}${saved}`))
}

const queryOf = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

const mostKept = 10_000
const known = new WeakMap<UploadTarget, Map<string, Promise<string>>>()

/** A list is asked for again and again while its addresses stay the same: each is signed once. */
function once(target: UploadTarget, name: string, sign: () => Promise<string>): Promise<string> {
  const kept = known.get(target) ?? new Map<string, Promise<string>>()
  known.set(target, kept)
  const found = kept.get(name)
  if (found) return found
  if (kept.size >= mostKept) kept.clear()
  const signed = sign()
  kept.set(name, signed)
  return signed
}

export interface Reader {
  /** Origin the reader used. */
  readonly origin: string
  readonly now: Date
}

/** How an object that was made for one person is taken away. */
interface Taking {
  /** How long its address is good, where that is not a school day. */
  readonly seconds?: number
  /** Saved whatever it is: a browser that goes to the address stays on its page. */
  readonly saved?: boolean
}

/**
 * The address under which whoever gets an answer may read a private object, for some hours.
 * @param fileName what it is saved as
 */
export async function addressOf(
  target: UploadTarget,
  { origin, now }: Reader,
  key: string,
  fileName = '',
  { seconds, saved = false }: Taking = {},
): Promise<string> {
  const expires = String(seconds === undefined ? expiryOf(now) : Math.ceil(now.getTime() / 1000) + seconds)
  const disposition = fileName && dispositionOf(key, fileName, saved)
  const query = await once(target, JSON.stringify([key, expires, disposition]), async () =>
    queryOf({
      OSSAccessKeyId: target.accessKeyId,
      Expires: expires,
      [dispositionField]: disposition,
      Signature: await signatureOf(target, key, expires, disposition),
    }),
  )
  return `${target.host(origin)}/${key.split('/').map(encodeURIComponent).join('/')}?${query}`
}

/** What an address lets its holder do: read the object for so many seconds more, saved under the name it carries. */
export interface Grant {
  readonly seconds: number
  readonly disposition: string
}

/** Judges the query of an address, or says in the words of OSS why it is refused. */
export async function grantOf(
  target: UploadTarget,
  key: string,
  query: Readonly<Record<string, string>>,
  now: Date,
): Promise<Grant | string> {
  const { OSSAccessKeyId = '', Expires = '', Signature = '', [dispositionField]: disposition = '' } = query
  if (OSSAccessKeyId !== target.accessKeyId || Signature === '')
    return 'You have no right to access this object because of bucket acl.'
  if (!sameText(Signature, await signatureOf(target, key, Expires, disposition)))
    return 'The request signature we calculated does not match the signature you provided.'
  const seconds = Number(Expires) - Math.floor(now.getTime() / 1000)
  return seconds > 0 ? { seconds, disposition } : 'Request has expired.'
}
