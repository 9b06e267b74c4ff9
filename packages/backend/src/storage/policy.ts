import * as v from 'valibot'
import { fromBase64, hmac, sameText, toBase64 } from '../secrets.ts'

/** Base64 of the HMAC-SHA1 of the base64 policy: Aliyun OSS, signature version 1, PostObject. */
export const signatureOf = async (secret: string, policy: string): Promise<string> =>
  toBase64(await hmac('SHA-1', secret, policy))

export interface Grant {
  readonly bucket: string
  /** What the key has to start with. */
  readonly dir: string
  readonly maxBytes: number
  readonly expires: Date
}

/** Base64 of the policy document that lets its holder send one file. */
export function policyOf({ bucket, dir, maxBytes, expires }: Grant): string {
  const document = {
    expiration: expires.toISOString(),
    conditions: [{ bucket }, ['content-length-range', 0, maxBytes], ['starts-with', '$key', dir]],
  }
  return toBase64(new TextEncoder().encode(JSON.stringify(document)))
}

const condition = v.union([
  v.tuple([v.literal('content-length-range'), v.number(), v.number()]),
  v.tuple([v.picklist(['eq', 'starts-with']), v.pipe(v.string(), v.startsWith('$')), v.string()]),
  v.tuple([v.picklist(['in', 'not-in']), v.pipe(v.string(), v.startsWith('$')), v.array(v.string())]),
  v.pipe(
    v.custom<Record<string, string>>((value) => !Array.isArray(value)),
    v.record(v.string(), v.string()),
  ),
])
const policyDocument = v.strictObject({
  expiration: v.pipe(v.string(), v.isoTimestamp()),
  conditions: v.array(condition),
})
type Condition = v.InferOutput<typeof condition>

export interface Fields {
  readonly [name: string]: string | undefined
}
export interface Verdict {
  readonly minBytes: number
  readonly maxBytes: number
}
export interface PolicyError {
  readonly status: 400 | 403
  readonly code: 'AccessDenied' | 'InvalidAccessKeyId' | 'InvalidPolicyDocument' | 'SignatureDoesNotMatch'
  readonly message: string
}

/** Whether the form satisfies a condition; names of form fields are compared without regard to case. */
function holds(rule: Condition, fields: Fields): boolean {
  const valueOf = (name: string) => fields[name.replace(/^\$/, '').toLowerCase()] ?? ''
  if (!Array.isArray(rule)) return Object.entries(rule).every(([name, value]) => valueOf(name) === value)
  switch (rule[0]) {
    case 'content-length-range':
      return true
    case 'eq':
      return valueOf(rule[1]) === rule[2]
    case 'starts-with':
      return valueOf(rule[1]).startsWith(rule[2])
    case 'in':
      return rule[2].includes(valueOf(rule[1]))
    case 'not-in':
      return !rule[2].includes(valueOf(rule[1]))
  }
}

function parsePolicy(policy: string) {
  const bytes = fromBase64(policy)
  if (!bytes) return undefined
  try {
    const parsed = v.safeParse(policyDocument, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/**
 * Judges a form by its signed policy before any byte of the file is read, as OSS does.
 * @param fields the form's fields by lower-case name, with `bucket` being the host's own
 * @returns the size the file may have, or why it is refused
 */
export async function judge(
  fields: Fields,
  key: { accessKeyId: string; secret: string },
  now: Date,
): Promise<Verdict | PolicyError> {
  const denied = (message: string): PolicyError => ({ status: 403, code: 'AccessDenied', message })
  const { ossaccesskeyid, policy, signature } = fields
  if (!ossaccesskeyid || !policy || !signature)
    return denied('You have no right to access this object because of bucket acl.')
  if (!sameText(ossaccesskeyid, key.accessKeyId))
    return {
      status: 403,
      code: 'InvalidAccessKeyId',
      message: 'The OSS Access Key Id you provided does not exist in our records.',
    }
  if (!sameText(signature, await signatureOf(key.secret, policy)))
    return {
      status: 403,
      code: 'SignatureDoesNotMatch',
      message: 'The request signature we calculated does not match the signature you provided.',
    }
  const document = parsePolicy(policy)
  if (!document) return { status: 400, code: 'InvalidPolicyDocument', message: 'Invalid Policy: Invalid JSON.' }
  if (new Date(document.expiration) <= now) return denied('Invalid according to Policy: Policy expired.')
  const failed = document.conditions.find((rule) => !holds(rule, fields))
  if (failed) return denied(`Invalid according to Policy: Policy Condition failed: ${JSON.stringify(failed)}`)
  const ranges = document.conditions.filter((rule) => Array.isArray(rule) && rule[0] === 'content-length-range')
  return {
    minBytes: Math.max(0, ...ranges.map((range) => Number(range[1]))),
    maxBytes: Math.min(5 * 1024 ** 3, ...ranges.map((range) => Number(range[2]))),
  }
}
