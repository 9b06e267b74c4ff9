import type { Messenger } from '../services.ts'

/**
 * Hands messages to the school's SMS provider, or to a small script that speaks to it: a POST of `{ "to", "code" }` as
 * JSON. Any status but 2xx counts as not sent.
 */
export const smsProvider = (address: string, send = fetch): Messenger => ({
  async send(to, code) {
    const answer = await send(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ to, code }),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    })
    if (!answer.ok) throw new Error(`the SMS provider answered ${answer.status}`)
  },
})
