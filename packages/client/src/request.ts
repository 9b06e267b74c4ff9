import { isOwnOrigin } from './own-origin.ts'
import { ownJson } from './own-properties.ts'

const callTimeout = 30_000

interface Request {
  readonly method: 'GET' | 'POST'
  readonly body: unknown
  readonly signal?: AbortSignal | undefined
  /** Goes along to the own origin only: a server of another one may not allow a header that the documents don't know. */
  readonly press?: string | undefined
  readonly fetch: typeof globalThis.fetch
}

export interface Received {
  readonly status: number
  readonly text: string
}

/** Asks once, and takes whatever status comes; rejects where nothing came within 30 s, or the signal says so. */
export async function request(address: string, { method, body, signal, press, fetch }: Request): Promise<Received> {
  const timeout = AbortSignal.timeout(callTimeout)
  const response = await fetch(address, {
    method,
    credentials: 'same-origin',
    signal: signal ? eitherOf(signal, timeout) : timeout,
    ...(method === 'POST' && {
      // A call without a payload has no body, as the documents say of it.
      ...(body !== undefined && { body: ownJson(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(press && isOwnOrigin(address) && { 'idempotency-key': press }),
      },
    }),
  })
  return { status: response.status, text: await response.text() }
}

/** Aborted with whichever is first. */
function eitherOf(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason)
    signal.addEventListener('abort', () => either.abort(signal.reason), { signal: either.signal })
  }
  return either.signal
}
