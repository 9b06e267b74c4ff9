import type { Call } from '@mango/contract'
import { Refusal, text } from '../refusal.ts'

/**
 * Refuses a state-changing call that a browser makes without the page asking for it: a link, a picture, a prefetch, a
 * form of another site. Many GETs of this platform change state.
 */
export function refuseUnintended(call: Call, request: Request, allowedOrigins: ReadonlySet<string>): void {
  const { headers } = request
  if (call.repeatable) return
  const prefetched = /prefetch|prerender/.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`)
  const mode = headers.get('sec-fetch-mode')
  const byMarkup = mode === 'navigate' || (mode === 'no-cors' && headers.get('sec-fetch-dest') !== 'empty')
  const foreign = headers.get('sec-fetch-site') === 'cross-site' && !allowedOrigins.has(headers.get('origin') ?? '')
  if (prefetched || byMarkup || foreign || request.method === 'HEAD') throw new Refusal(text.notByNavigation)
}
