import { sessionStore } from '@mango/client'
import { text } from '@mango/contract/exams'
import { useNotify } from '@mango/ui/notice'
import { useEffect, type RefObject } from 'react'

const key = 'mango:exam-created'
/** Longer than any change of page takes; a note older than this belongs to a page that nobody came back from. */
const freshMilliseconds = 10_000

/** Notes that an exam was created: the form is about to be left, and its own notice goes with it. */
export const rememberCreated = () => sessionStore.set(key, String(Date.now()))

function takeCreated(): boolean {
  const at = Number(sessionStore.get(key))
  sessionStore.remove(key)
  return at > Date.now() - freshMilliseconds
}

/** Tells, in a list that the person came back to, that the exam was created; a list that was kept hidden too. */
export function useCreatedNotice(list: RefObject<HTMLElement | null>) {
  const notify = useNotify()
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    // Called when it begins to be observed, and whenever it is shown after having been hidden.
    const shown = new ResizeObserver(() => {
      if (element.offsetHeight > 0 && takeCreated()) notify({ kind: 'success', text: text.created })
    })
    shown.observe(element)
    return () => shown.disconnect()
  }, [list, notify])
}
