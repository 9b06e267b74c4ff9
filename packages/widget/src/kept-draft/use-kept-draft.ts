import { usePersonalStorage } from '@mango/client/react'
import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { keptRecord } from './kept-record.ts'

const waitMilliseconds = 600

/** Some fields of the draft anew, or what is made of the draft as it is by then. */
export type ChangeDraft<Draft> = (change: Partial<Draft> | ((before: Draft) => Draft)) => void

interface KeptDraft<Draft, Fields> {
  /** Of the place in which the draft is kept, for one person: `lesson-draft:lesson-7`. */
  readonly name: string
  /** What is kept may be of an older version: what this does not take is as good as nothing. */
  readonly schema: v.GenericSchema<unknown, Draft>
  /** What is sent to make it: the body of the call. */
  readonly sends: v.GenericSchema<unknown, Fields>
  /** What is stored at the server, or an empty form. */
  readonly initial: Draft
  /** Tells one stored version of it from the next; '' of something new. */
  readonly version: string
}

/**
 * What is being edited: begins with what this browser kept of it, if anything, and is kept a moment after each change, or when it
 * goes before that, until it is saved or given up. The end of a session, a crash or a wrong press loses nothing.
 *
 * What was sent of it without an answer is kept in the same record and goes with it: whoever restores the draft makes no
 * second thing of it, and whoever starts anew makes another.
 */
export function useKeptDraft<Draft extends object, Fields>(place: KeptDraft<Draft, Fields>) {
  const { name, initial, version } = place
  const { storage, key } = usePersonalStorage(`mango:${name}`)
  const [record, setRecord] = useState(() => keptRecord(storage, key, place))
  const [restored] = useState(() => record.restore())
  const [isRestored, setIsRestored] = useState(restored !== undefined)
  const [basis, setBasis] = useState(restored?.basis ?? version)
  const [draft, setDraft] = useState(() => restored?.draft ?? initial)
  const [changed, setChanged] = useState(isRestored)
  const [keptAt, setKeptAt] = useState<Date>()
  if (record.key !== key) {
    // Who the person of a foreign token is was not known at first.
    const known = keptRecord(storage, key, place)
    setRecord(known)
    const late = changed ? undefined : known.restore()
    if (late) {
      setDraft(late.draft)
      setBasis(late.basis)
      setIsRestored(true)
      setChanged(true)
    }
  }
  useEffect(() => {
    if (!changed) return undefined
    record.change(basis, draft)
    const timer = setTimeout(() => {
      record.flush()
      setKeptAt(new Date())
    }, waitMilliseconds)
    return () => clearTimeout(timer)
  }, [record, basis, draft, changed])
  useEffect(() => {
    globalThis.addEventListener('pagehide', record.flush)
    return () => {
      globalThis.removeEventListener('pagehide', record.flush)
      record.flush()
    }
  }, [record])
  const change: ChangeDraft<Draft> = (make) => {
    setChanged(true)
    setDraft((before) => (typeof make === 'function' ? make(before) : { ...before, ...make }))
  }
  /** It was saved or given up. */
  const forget = () => {
    setChanged(false)
    record.forget()
  }
  const startAnew = () => {
    forget()
    setIsRestored(false)
    setBasis(version)
    setDraft(initial)
  }
  const { memory } = record
  /** `isOutdated`: what it began with has been saved anew since. `memory`: for `makeOnce`. */
  return { draft, change, changed, keptAt, isRestored, isOutdated: basis !== version, memory, forget, startAnew }
}
