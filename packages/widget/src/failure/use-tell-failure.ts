import { isExpired, readable } from '@mango/client'
import { text } from '@mango/contract'
import { useNotify, type Notice } from '@mango/ui/notice'
import { useCallback } from 'react'

interface Words extends Pick<Notice, 'action'> {
  readonly title?: string
  /** Stands for the server's words where a document demands others. */
  readonly text?: string
}

/** Tells of an action that failed, in passing. An expired session has its own end. */
export function useTellFailure(): (error: unknown, words?: Words) => void {
  const notify = useNotify()
  return useCallback(
    (error, words) => {
      if (!isExpired(error)) notify({ kind: 'error', title: text.errorTitle, text: readable(error), ...words })
    },
    [notify],
  )
}
