import { sessionStore } from '@mango/client'
import { useNotify } from '@mango/ui/notice'
import { useEffect, type RefObject } from 'react'

const key = 'mango:exam-notice'
/** Longer than any change of page takes; a note older than this belongs to a page that nobody came back from. */
const freshMilliseconds = 10_000

/** Notes what the list is to tell: a screen that is about to be left takes its own notice with it. */
export const tellInList = (text: string) => sessionStore.set(key, `${Date.now()} ${text}`)

function takeNote(): string | undefined {
  const [at, ...words] = (sessionStore.get(key) ?? '').split(' ')
  sessionStore.remove(key)
  return Number(at) > Date.now() - freshMilliseconds ? words.join(' ') : undefined
}

/** Tells, in a list that the person came back to, what was done; in a list that was kept hidden too. */
export function useListNotice(list: RefObject<HTMLElement | null>) {
  const notify = useNotify()
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    // Called when it begins to be observed, and whenever it is shown after having been hidden.
    const shown = new ResizeObserver(() => {
      const text = element.offsetHeight > 0 && takeNote()
      if (text) notify({ kind: 'success', text })
    })
    shown.observe(element)
    return () => shown.disconnect()
  }, [list, notify])
}
