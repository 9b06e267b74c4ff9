import { sessionStore, type KeyValue } from './browser-storage.ts'
import { loginCachePrefix } from './session.ts'

const key = `${loginCachePrefix}expired`

/** Whose session ended by itself, told to the login page that follows: a login or a logout forgets it. */
export function createSessionEnd(store: KeyValue = sessionStore) {
  return {
    note: (person: string) => store.set(key, person),
    whose: (): string | undefined => store.get(key) ?? undefined,
    forget: () => store.remove(key),
  }
}
export const sessionEnd = createSessionEnd()
