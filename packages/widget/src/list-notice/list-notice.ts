import { sessionStore } from '@mango/client'
import { useNotify } from '@mango/ui/notice'
import { useEffect, type RefObject } from 'react'
import * as v from 'valibot'
import { stored } from '../stored/index.ts'

const note = v.object({ at: v.number(), kind: v.picklist(['success', 'warning']), text: v.string() })
type Note = v.InferOutput<typeof note>
const noteFor = (list: string) => stored(`mango:${list}:notice`, note, undefined, sessionStore)
/** Longer than any change of page takes; a note older than this belongs to a page that nobody came back from. */
const freshMilliseconds = 10_000

/** Notes what a list is to tell: a screen that is about to be left takes its own notice with it. @param list its tag */
export const tellInList = (list: string, text: string, kind: Note['kind'] = 'success') =>
  noteFor(list).write({ at: Date.now(), kind, text })

function takeNote(list: string): Note | undefined {
  const place = noteFor(list)
  const found = place.read()
  place.forget()
  return found && found.at > Date.now() - freshMilliseconds ? found : undefined
}

/** Tells, in a list that the person came back to, what was done; in a list that was kept hidden too. @param list its tag */
export function useListNotice(list: string, at: RefObject<HTMLElement | null>) {
  const notify = useNotify()
  useEffect(() => {
    const element = at.current
    if (!element) return undefined
    // Called when it begins to be observed, and whenever it is shown after having been hidden.
    const shown = new ResizeObserver(() => {
      const found = element.offsetHeight > 0 ? takeNote(list) : undefined
      if (found) notify({ kind: found.kind, text: found.text })
    })
    shown.observe(element)
    return () => shown.disconnect()
  }, [list, at, notify])
}
