import { followSession, rememberedSubject } from '@mango/elements/session'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** The bar remembers what was chosen in it: everybody who goes by it reads it again. */
export function subjectChanged(): void {
  for (const listener of listeners) listener()
}

function follow(listener: () => void) {
  listeners.add(listener)
  const stop = followSession(listener)
  return () => {
    stop()
    listeners.delete(listener)
  }
}

/** The subject of the page and of all elements on it: the one that was chosen in the bar. */
export const useSubject = () => useSyncExternalStore(follow, rememberedSubject)
