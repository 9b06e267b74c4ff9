import { CallError, readable } from '@mango/client'
import { useClient } from '@mango/client/react'
import { roomInClass } from '@mango/contract/live-class'
import { useNotify } from '@mango/ui/notice'
import { useTellFailure } from '@mango/widget/failure'
import { useEffect, useEffectEvent, useState } from 'react'
import { classMemory } from './class-memory.ts'
import { openClass } from './live-class.query.ts'
import { createLiveClass, type LiveClass } from './live-class.ts'

export type Phase =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'occupied' }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'running'; readonly live: LiveClass }

interface Wanted {
  readonly courseId: number | undefined
  readonly roomId: number | undefined
  readonly classId: string
}

/** Begins or resumes the class of an address, and lets go of it when the board goes. */
export function useOpenClass({ courseId, roomId, classId }: Wanted) {
  const client = useClient()
  const notify = useNotify()
  const tellFailure = useTellFailure()
  const [phase, setPhase] = useState<Phase>({ kind: 'opening' })
  const [turn, setTurn] = useState({ number: 0, force: false })
  const onError = useEffectEvent((error: unknown) => tellFailure(error))
  const onUnmatched = useEffectEvent((words: string) => notify({ kind: 'warning', text: words }))

  useEffect(() => {
    if (!courseId || !roomId || !classId) return undefined
    let gone = false
    let live: LiveClass | undefined
    const place = { courseId, roomId, classId }
    const saved = classMemory(client, roomId).read()
    const resumed = saved?.courseId === courseId && saved.classId === classId ? saved.answerClassId : undefined
    openClass(client, place, resumed, turn.force)
      .then(async (ground) => {
        if (gone) return undefined
        live = createLiveClass({ client, place, ground, onError, onUnmatched })
        await live.begin()
        return gone ? undefined : setPhase({ kind: 'running', live })
      })
      .catch((error: unknown) => {
        live?.drop()
        if (gone) return undefined
        if (error instanceof CallError && error.code === roomInClass) return setPhase({ kind: 'occupied' })
        const words = error instanceof CallError ? readable(error) : error instanceof Error ? error.message : ''
        return setPhase({ kind: 'failed', words })
      })
    return () => {
      gone = true
      live?.drop()
    }
  }, [client, courseId, roomId, classId, turn])

  const again = (force: boolean) => {
    setPhase({ kind: 'opening' })
    setTurn({ number: turn.number + 1, force })
  }
  const incomplete: Phase = { kind: 'incomplete' }
  return {
    phase: courseId && roomId && classId ? phase : incomplete,
    retry: () => again(false),
    /** Begins although the room is in class. */
    takeOver: () => again(true),
  }
}
