import { text } from '@mango/contract/coursewares'
import type { AnswerWay } from '@mango/contract/live-class'

export interface StartRefusal {
  readonly field?: 'classId' | 'roomId'
  readonly words: string
}
export interface StartDraft {
  readonly classId: string
  readonly roomId: number | undefined
  readonly way: AnswerWay
}
/** Why a class cannot be started, before the server is asked. */
export function startRefusal(draft: StartDraft, questionCount: number): StartRefusal | undefined {
  if (questionCount === 0) return { words: text.noQuestions }
  if (draft.classId === '') return { field: 'classId', words: text.classMissing }
  if (draft.way === 'device' && draft.roomId === undefined) return { field: 'roomId', words: text.roomMissing }
  return undefined
}
