import { usePersonalStorage } from '@mango/client/react'
import { stored } from '@mango/widget/stored'
import { number, object, optional, string } from 'valibot'
import { useEffect, useMemo, useState } from 'react'
import { draftSchema, type Draft, type Place } from './draft.ts'

const waitMilliseconds = 600
const keptSchema = object({
  at: number(),
  /** When the lesson was last saved that the draft began with; '' of a new one. */
  basis: optional(string(), ''),
  draft: draftSchema,
})

const placeName = ({ courseId, hourId, lessonId }: Place) =>
  lessonId ? `lesson-${lessonId}` : hourId ? `hour-${hourId}` : `course-${courseId}`

/** The draft of one place, kept in this browser until it is saved or given up: a crash loses nothing. */
export function useKeptDraft(place: Place) {
  const { storage, key } = usePersonalStorage(`mango:lesson-draft:${placeName(place)}`)
  return useMemo(() => stored(key, keptSchema, undefined, storage), [key, storage])
}

/** Keeps a draft a moment after each change. @returns when it was kept last */
export function useKeeping(
  kept: ReturnType<typeof useKeptDraft>,
  { basis, draft, changed }: { basis: string; draft: Draft; changed: boolean },
): Date | undefined {
  const [at, setAt] = useState<Date>()
  useEffect(() => {
    if (!changed) return undefined
    const timer = setTimeout(() => {
      const now = new Date()
      kept.write({ at: now.getTime(), basis, draft })
      setAt(now)
    }, waitMilliseconds)
    return () => clearTimeout(timer)
  }, [kept, basis, draft, changed])
  return at
}
