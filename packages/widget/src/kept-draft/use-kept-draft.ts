import { usePersonalStorage } from '@mango/client/react'
import * as v from 'valibot'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { stored } from '../stored/index.ts'

const waitMilliseconds = 600

/** Some fields of the draft anew, or what is made of the draft as it is by then. */
export type ChangeDraft<Draft> = (change: Partial<Draft> | ((before: Draft) => Draft)) => void

interface KeptDraft<Draft> {
  /** Of the place in which the draft is kept, for one person: `lesson-draft:lesson-7`. */
  readonly name: string
  /** What is kept may be of an older version: what this does not take is as good as nothing. */
  readonly schema: v.GenericSchema<unknown, Draft>
  /** What is stored at the server, or an empty form. */
  readonly initial: Draft
  /** Tells one stored version of it from the next; '' of something new. */
  readonly version: string
}

/**
 * What is being edited: begins with what this browser kept of it, if anything, and is kept a moment after each change, or when it
 * goes before that, until it is saved or given up. The end of a session, a crash or a wrong press loses nothing.
 */
export function useKeptDraft<Draft extends object>({ name, schema, initial, version }: KeptDraft<Draft>) {
  const { storage, key } = usePersonalStorage(`mango:${name}`)
  const kept = useMemo(() => {
    const whole = v.object({ at: v.number(), basis: v.optional(v.string(), ''), draft: schema })
    return stored(key, whole, undefined, storage)
  }, [key, storage, schema])
  const [restored] = useState(() => kept.read())
  const [isRestored, setIsRestored] = useState(restored !== undefined)
  const [basis, setBasis] = useState(restored?.basis ?? version)
  const [draft, setDraft] = useState(() => restored?.draft ?? initial)
  const [changed, setChanged] = useState(isRestored)
  const [keptAt, setKeptAt] = useState<Date>()
  const [readFrom, setReadFrom] = useState(kept)
  if (readFrom !== kept) {
    // Who the person of a foreign token is was not known at first.
    setReadFrom(kept)
    const late = changed ? undefined : kept.read()
    if (late) {
      setDraft(late.draft)
      setBasis(late.basis)
      setIsRestored(true)
      setChanged(true)
    }
  }
  const unwritten = useRef<Parameters<typeof kept.write>[0]>(undefined)
  const writeNow = useCallback(() => {
    if (unwritten.current) kept.write(unwritten.current)
    unwritten.current = undefined
  }, [kept])
  useEffect(() => {
    if (!changed) return undefined
    unwritten.current = { at: Date.now(), basis, draft }
    const timer = setTimeout(() => {
      writeNow()
      setKeptAt(new Date())
    }, waitMilliseconds)
    return () => clearTimeout(timer)
  }, [writeNow, basis, draft, changed])
  useEffect(() => {
    globalThis.addEventListener('pagehide', writeNow)
    return () => {
      globalThis.removeEventListener('pagehide', writeNow)
      writeNow()
    }
  }, [writeNow])
  const change: ChangeDraft<Draft> = (make) => {
    setChanged(true)
    setDraft((before) => (typeof make === 'function' ? make(before) : { ...before, ...make }))
  }
  /** It was saved or given up. */
  const forget = () => {
    unwritten.current = undefined
    setChanged(false)
    kept.forget()
  }
  const startAnew = () => {
    forget()
    setIsRestored(false)
    setBasis(version)
    setDraft(initial)
  }
  /** `isOutdated`: what it began with has been saved anew since. */
  return { draft, change, changed, keptAt, isRestored, isOutdated: basis !== version, forget, startAnew }
}
