import { describe, expect, it } from 'vitest'
import { toBase64 } from '../secrets.ts'
import { judge, policyOf, signatureOf, type Fields } from './policy.ts'

const now = new Date('2026-11-20T02:00:00Z')
const later = new Date(now.getTime() + 60_000)
const key = { accessKeyId: 'AKID', secret: 'secret' }

it('signs as Aliyun OSS does (its published example)', async () => {
  const policy =
    'eyJjb25kaXRpb25zIjpbWyJjb250ZW50LWxlbmd0aC1yYW5nZSIsMCwxMDQ4NTc2MF0seyJidWNrZXQiOiJhaGFoYSJ9LHsiQSI6ImEifSx7ImtleSI6IkFCQyJ9XSwiZXhwaXJhdGlvbiI6IjIwMTMtMTItMDFUMTI6MDA6MDBaIn0='
  expect(await signatureOf('OtxrzxIsfpFjA7SwPzILwy8Bw21TLhquhboDYROV', policy)).toBe('W835KpLsL6k1/oo28RcsEflB6hw=')
})

/** A form signed over a policy document, with whatever is to be different about it. */
async function signed(document: unknown, change: Fields = {}): Promise<Fields> {
  const policy = toBase64(new TextEncoder().encode(typeof document === 'string' ? document : JSON.stringify(document)))
  const signature = await signatureOf(key.secret, policy)
  return { ossaccesskeyid: key.accessKeyId, policy, signature, key: 'up/1/a.png', bucket: 'mango', ...change }
}
const expiration = later.toISOString()

describe('a form', () => {
  it('is let in up to the size that its policy grants', async () => {
    const policy = policyOf({ bucket: 'mango', dir: 'up/1/', maxBytes: 10, expires: later })
    const form = {
      ossaccesskeyid: 'AKID',
      policy,
      signature: await signatureOf('secret', policy),
      key: 'up/1/a.png',
      bucket: 'mango',
    }
    expect(await judge(form, key, now)).toEqual({ minBytes: 0, maxBytes: 10 })
  })

  const any = { expiration, conditions: [] }
  it.each<[string, unknown, Fields, string, string?]>([
    [
      'expired',
      { ...any, expiration: now.toISOString() },
      {},
      'AccessDenied',
      'Invalid according to Policy: Policy expired.',
    ],
    ['without a signature', any, { signature: undefined }, 'AccessDenied'],
    ['of another key', any, { ossaccesskeyid: 'OTHER' }, 'InvalidAccessKeyId'],
    ['signed with another secret', any, { signature: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' }, 'SignatureDoesNotMatch'],
    ['with a policy that was changed', any, { policy: 'e30=' }, 'SignatureDoesNotMatch'],
    ['with a policy that is no JSON', '{', {}, 'InvalidPolicyDocument'],
    ['with a policy that has more names', { ...any, extra: 1 }, {}, 'InvalidPolicyDocument'],
    [
      'with a condition nobody knows',
      { expiration, conditions: [['matches', '$key', '.']] },
      {},
      'InvalidPolicyDocument',
    ],
    ['for another bucket', { expiration, conditions: [{ bucket: 'other' }] }, {}, 'AccessDenied'],
    [
      'with a key outside its folder',
      { expiration, conditions: [['starts-with', '$key', 'up/2/']] },
      {},
      'AccessDenied',
    ],
    ['with another key than granted', { expiration, conditions: [['eq', '$key', 'up/1/b.png']] }, {}, 'AccessDenied'],
    ['with a key not among those granted', { expiration, conditions: [['in', '$key', ['x']]] }, {}, 'AccessDenied'],
    [
      'with a key that is excluded',
      { expiration, conditions: [['not-in', '$key', ['up/1/a.png']]] },
      {},
      'AccessDenied',
    ],
  ])('%s is refused', async (_, document, change, code, message) => {
    const verdict = await judge(await signed(document, change), key, now)
    expect(verdict).toMatchObject({ code, ...(message !== undefined && { message }) })
  })

  it('meets the narrowest of several size ranges', async () => {
    const conditions = [
      ['content-length-range', 5, 100],
      ['content-length-range', 1, 50],
    ]
    expect(await judge(await signed({ expiration, conditions }), key, now)).toEqual({ minBytes: 5, maxBytes: 50 })
  })
})
