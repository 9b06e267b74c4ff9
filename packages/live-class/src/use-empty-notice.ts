import { useNotify } from '@mango/ui/notice'
import { useEffect } from 'react'

/** Says so once where a list that must not be empty came back empty. */
export function useEmptyNotice(list: readonly unknown[] | undefined, words: string) {
  const notify = useNotify()
  const empty = list?.length === 0
  useEffect(() => {
    if (empty) notify({ kind: 'warning', text: words })
  }, [empty, words, notify])
}
