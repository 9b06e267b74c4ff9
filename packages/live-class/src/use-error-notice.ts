import { isExpired, readable } from '@mango/client'
import { text } from '@mango/contract/coursewares'
import { useNotify, type Notify } from '@mango/ui/notice'
import { useEffect } from 'react'

/** Tells about a failed call in red, titled 错误; an expired session has its own end. */
export function notifyError(notify: Notify, error: unknown): void {
  if (!isExpired(error)) notify({ kind: 'error', title: text.errorTitle, text: readable(error) })
}

/** Tells about every failure of a query once: each brings an error of its own. */
export function useErrorNotice({ error }: { error: unknown }) {
  const notify = useNotify()
  useEffect(() => {
    if (error) notifyError(notify, error)
  }, [error, notify])
}

/** Says so once where a list that must not be empty came back empty. */
export function useEmptyNotice(list: readonly unknown[] | undefined, words: string) {
  const notify = useNotify()
  const empty = list?.length === 0
  useEffect(() => {
    if (empty) notify({ kind: 'warning', text: words })
  }, [empty, words, notify])
}
