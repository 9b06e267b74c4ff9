import { useClient } from '@mango/client/react'
import { useEffect } from 'react'

/** Has the browser ask before a reload or a closed tab takes what was written. Where the session has ended it is gone already. */
export function useBeforeUnload(changed: boolean): void {
  const client = useClient()
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => {
      if (client.token() !== undefined) event.preventDefault()
    }
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [changed, client])
}
