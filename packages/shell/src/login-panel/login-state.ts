import { loginCachePrefix, sessionStore, type KeyValue } from '@mango/client'

const key = `${loginCachePrefix}state`

/** A new random `state` for a QR login of this tab; the one before is void. */
export function newLoginState(store: KeyValue = sessionStore): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const state = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  store.set(key, state)
  return state
}

/** Whether a text could be a state that a browser of ours made. */
export const isLoginState = (state: string) => /^[0-9a-f]{32}$/.test(state)

/**
 * Whether a login that came back was started here. Each state is good for one answer.
 * - `own`: it carries the state of this tab
 * - `unasked`: it carries none, as a login opened from inside the messaging app does; the person has to agree
 * - `foreign`: it carries another one, and must not log anybody in
 */
export function judgeLoginState(
  state: string | undefined,
  store: KeyValue = sessionStore,
): 'own' | 'unasked' | 'foreign' {
  if (state === undefined) return 'unasked'
  const own = store.get(key)
  if (!own || own !== state) return 'foreign'
  store.remove(key)
  return 'own'
}
