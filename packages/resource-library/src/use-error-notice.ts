import { isExpired, readable } from '@mango/client'
import { useNotify } from '@mango/ui/notice'
import { useEffect } from 'react'

/** Tells about every failure of a query once: each attempt fails with an error of its own. An expired session has its own end. */
export function useErrorNotice({ error }: { error: unknown }) {
  const notify = useNotify()
  useEffect(() => {
    if (error && !isExpired(error)) notify({ kind: 'error', text: readable(error) })
  }, [error, notify])
}
