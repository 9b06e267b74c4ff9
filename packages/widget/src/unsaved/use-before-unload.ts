import { useClient } from '@mango/client/react'
import { useEffect, useRef } from 'react'

/**
 * Has the browser ask before a reload or a closed tab takes what was written. Where the session has ended it is gone already.
 * @returns to be called before the page is left on purpose
 */
export function useBeforeUnload(changed: boolean): () => void {
  const client = useClient()
  const isMeant = useRef(false)
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!isMeant.current && client.token() !== undefined) event.preventDefault()
    }
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [changed, client])
  return () => {
    isMeant.current = true
  }
}
