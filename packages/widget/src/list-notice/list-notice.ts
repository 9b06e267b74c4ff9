import { sessionStore } from '@mango/client'
import { useNotify } from '@mango/ui/notice'
import { useEffect, type RefObject } from 'react'

type Kind = 'success' | 'warning'
const keyOf = (list: string) => `mango:${list}:notice`
/** Longer than any change of page takes; a note older than this belongs to a page that nobody came back from. */
const freshMilliseconds = 10_000

/** Notes what a list is to tell: a screen that is about to be left takes its own notice with it. @param list its tag */
export const tellInList = (list: string, text: string, kind: Kind = 'success') =>
  sessionStore.set(keyOf(list), `${Date.now()} ${kind} ${text}`)

function takeNote(list: string): { kind: Kind; text: string } | undefined {
  const [at, kind, ...words] = (sessionStore.get(keyOf(list)) ?? '').split(' ')
  sessionStore.remove(keyOf(list))
  if (!(Number(at) > Date.now() - freshMilliseconds)) return undefined
  return { kind: kind === 'warning' ? kind : 'success', text: words.join(' ') }
}

/** Tells, in a list that the person came back to, what was done; in a list that was kept hidden too. @param list its tag */
export function useListNotice(list: string, at: RefObject<HTMLElement | null>) {
  const notify = useNotify()
  useEffect(() => {
    const element = at.current
    if (!element) return undefined
    // Called when it begins to be observed, and whenever it is shown after having been hidden.
    const shown = new ResizeObserver(() => {
      const note = element.offsetHeight > 0 && takeNote(list)
      if (note) notify(note)
    })
    shown.observe(element)
    return () => shown.disconnect()
  }, [list, at, notify])
}
