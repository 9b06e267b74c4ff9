import { toHex } from './hex.ts'

export { sha256 } from '#sha256'

const encoder = new TextEncoder()

export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** @returns the bytes, or undefined where it is not base64 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** 256 random bits (or as many bytes as asked for), fit for an address. */
export const randomToken = (bytes = 32): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)))

/** Six digits, each value as likely as any other. */
export function randomDigits(): string {
  const limit = 4_000_000_000
  let value = limit
  while (value >= limit) value = crypto.getRandomValues(new Uint32Array(1))[0] ?? limit
  return String(value % 1_000_000).padStart(6, '0')
}

export async function hmac(hash: 'SHA-1' | 'SHA-256', secret: string, text: string): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
}

/** Compares in a time that does not tell where two texts differ. */
export function sameText(a: string, b: string): boolean {
  const left = encoder.encode(a)
  const right = encoder.encode(b)
  let difference = left.length ^ right.length
  for (let index = 0; index < left.length; index++) difference |= (left[index] ?? 0) ^ (right[index] ?? 0)
  return difference === 0
}
