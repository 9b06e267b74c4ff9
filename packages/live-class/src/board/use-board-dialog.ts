import { useState } from 'react'
import type { LiveClass } from './live-class.ts'

export type BoardDialog =
  | 'pairing'
  | 'phones'
  | 'correct'
  | 'detail'
  | 'help'
  | 'leave'
  | 'pick'
  | 'redo'
  | 'adHoc'
  | 'members'
  | 'remote'

interface Round {
  readonly questionId: number | null
  readonly attempt: number
  /** Devices are paired: none can answer until the teacher finishes it. */
  readonly pairing: boolean
}

/** What the teacher has opened over the board. */
export function useBoardDialog(live: LiveClass, { questionId, attempt, pairing }: Round) {
  const [dialog, setDialog] = useState<BoardDialog | undefined>(
    // Nobody can answer before the phones are in; after a reload in the middle of a class they are.
    () => (live.waits() ? 'phones' : undefined),
  )
  const [round, setRound] = useState({ questionId, attempt })
  // What was about to be done to a question is not meant for the one that another window or a phone has asked since.
  if (round.questionId !== questionId || round.attempt !== attempt) {
    setRound({ questionId, attempt })
    // Nor does the code of a phone that steers already cover it, or the one that stood there until the first question.
    const isOver = dialog === 'correct' || dialog === 'redo' || dialog === 'remote'
    if (isOver || (dialog === 'phones' && round.questionId === null)) setDialog(undefined)
  }
  // After a reload too.
  if (pairing && dialog === undefined) setDialog('pairing')
  return [dialog, setDialog] as const
}
