import { useState } from 'react'
import type { Draft, Place } from './draft.ts'
import { useKeeping, useKeptDraft } from './kept-draft.ts'

/** Some fields of the draft anew, or what is made of the draft as it is by then. */
export type ChangeDraft = (change: Partial<Draft> | ((before: Draft) => Draft)) => void

/**
 * A lesson as it is being edited: begins with what this browser kept of it, if anything, and is kept after each change.
 * @param initial the lesson as it is stored
 * @param savedAt when that was; '' of a new lesson
 */
export function useDraft(place: Place, initial: Draft, savedAt: string) {
  const kept = useKeptDraft(place)
  const [restored] = useState(() => kept.read())
  const [isRestored, setIsRestored] = useState(restored !== undefined)
  const [basis, setBasis] = useState(restored?.basis ?? savedAt)
  const [draft, setDraft] = useState(() => restored?.draft ?? initial)
  const [changed, setChanged] = useState(isRestored)
  const keptAt = useKeeping(kept, { basis, draft, changed })
  const change: ChangeDraft = (make) => {
    setChanged(true)
    setDraft((before) => (typeof make === 'function' ? make(before) : { ...before, ...make }))
  }
  /** It was saved or given up. */
  const forget = () => {
    setChanged(false)
    kept.forget()
  }
  const startAnew = () => {
    forget()
    setIsRestored(false)
    setBasis(savedAt)
    setDraft(initial)
  }
  return { draft, change, changed, keptAt, isRestored, isOutdated: basis !== savedAt, forget, startAnew }
}
