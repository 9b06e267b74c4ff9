import { sessionStore, type KeyValue } from './browser-storage.ts'
import { loginCachePrefix } from './session.ts'

const key = `${loginCachePrefix}expired`

/** That a session ended by itself, told to the login page that follows: a login or a logout forgets it. */
export function createSessionEnd(store: KeyValue = sessionStore) {
  return {
    note: () => store.set(key, '1'),
    wasNoted: () => store.get(key) !== null,
    forget: () => store.remove(key),
  }
}
export const sessionEnd = createSessionEnd()
