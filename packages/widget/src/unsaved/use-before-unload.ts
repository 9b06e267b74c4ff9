import { useClient } from '@mango/client/react'
import { useEffect, useEffectEvent } from 'react'

/** Says whether the page is left after all. */
export type Answer = (leaves: boolean) => void

declare global {
  interface WindowEventMap {
    /** Sent by a page that is about to show something else without a reload; prevented, it waits for the answer. */
    'page-leave': CustomEvent<{ readonly answer: Answer }>
  }
}

/**
 * Has the browser ask before a reload or a closed tab takes what was written, and `ask` before the page goes on without a
 * reload. Where the session has ended it is gone already.
 */
export function useBeforeUnload(changed: boolean, ask: (answer: Answer) => void): void {
  const client = useClient()
  const askHere = useEffectEvent(ask)
  useEffect(() => {
    if (!changed) return
    const holdsBack = (event: Event) => {
      const holds = !event.defaultPrevented && client.token() !== undefined
      if (holds) event.preventDefault()
      return holds
    }
    const beforeLeave = (event: WindowEventMap['page-leave']) => {
      if (holdsBack(event)) askHere(event.detail.answer)
    }
    globalThis.addEventListener('beforeunload', holdsBack)
    globalThis.addEventListener('page-leave', beforeLeave)
    return () => {
      globalThis.removeEventListener('beforeunload', holdsBack)
      globalThis.removeEventListener('page-leave', beforeLeave)
    }
  }, [changed, client])
}
