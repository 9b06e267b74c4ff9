import { code, text, type Envelope } from '@mango/contract'

/**
 * Why a call failed.
 * - `refused`: the server answered with a code other than 0
 * - `expired`: code 50 or 60; the session has ended and the page is on its way to the login
 * - `network`: no usable answer came (offline, time-out, a body that is no JSON)
 * - `malformed`: an answer came that is not what the contract says
 */
export type CallErrorKind = 'refused' | 'expired' | 'network' | 'malformed'

/** A failed call. `message` is fit for the reader; `response` is the server's envelope where there was one. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly kind: CallErrorKind
  readonly code: number | undefined
  readonly response: Envelope | undefined

  constructor(kind: CallErrorKind, message: string, response?: Envelope) {
    super(message)
    this.kind = kind
    this.code = response?.code
    this.response = response
  }
}

/** Whether the session ended: the page leaves for the login by itself, so nobody else tells of it. */
export const isExpired = (error: unknown): boolean => error instanceof CallError && error.kind === 'expired'

/** Whether the server itself answered that it did not do it: a no, or a failure of its own (code 500). */
export const isRefused = (error: unknown): error is CallError => error instanceof CallError && error.kind === 'refused'

/** Whether the server said no: asked again it would say so again, which it need not after a failure of its own. */
export const isNo = (error: unknown): error is CallError => isRefused(error) && error.code !== code.serverError

/** The server's own words, wherever it put them (`message` or `data.message`). */
export function messageOf(response: Envelope): string {
  const data = response['data']
  const inner = typeof data === 'object' && data !== null && 'message' in data ? data.message : undefined
  const words = [response.message, inner].find((found) => typeof found === 'string' && found !== '')
  return typeof words === 'string' ? words : text.systemError
}

/** What to tell the reader about anything that was thrown. */
export const readable = (error: unknown): string => (error instanceof CallError ? error.message : text.systemError)
