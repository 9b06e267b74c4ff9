import { fromBase64, sameText, toBase64 } from '../../secrets.ts'

/** How passwords are hashed here. */
export interface Passwords {
  /** Rounds of PBKDF2 for new passwords; tests take few. */
  readonly rounds: number
  /** The slow part. */
  derive(password: string, salt: Uint8Array<ArrayBuffer>, rounds: number): Promise<Uint8Array>
}

/** By the platform's own means, which in Node share their threads with the reading of files. */
export const derive: Passwords['derive'] = async (password, salt, rounds) => {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, key, 256)
  return new Uint8Array(bits)
}

/** OWASP's figure for PBKDF2 with SHA-256; the one slow hash that WebCrypto has in Node and in browsers. */
export const defaultRounds = 600_000

export async function hashPassword(password: string, { rounds, derive }: Passwords): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return `pbkdf2$${rounds}$${toBase64(salt)}$${toBase64(await derive(password, salt, rounds))}`
}

/**
 * Compares a password with a stored hash. Without one it works as long, so that the time does not tell an unknown
 * account from a wrong password.
 */
export async function isPasswordOf(
  stored: string | null | undefined,
  password: string,
  { rounds, derive }: Passwords,
): Promise<boolean> {
  const [, storedRounds, salt, expected] = (stored ?? '').split('$')
  const saltBytes = salt === undefined ? undefined : fromBase64(salt)
  const actual = await derive(password, saltBytes ?? new Uint8Array(16), Number(storedRounds) || rounds)
  return sameText(toBase64(actual), expected ?? '') && expected !== undefined
}
