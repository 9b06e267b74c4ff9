import { text } from '@mango/contract/coursewares'
import type { AnswerWay } from '@mango/contract/live-class'

export interface StartDraft {
  readonly classId: string
  readonly roomId: number | undefined
  readonly way: AnswerWay
}
/** Why a class cannot be started, before the server is asked. */
export function startRefusal(draft: StartDraft, questionCount: number): string | undefined {
  if (questionCount === 0) return text.noQuestions
  if (draft.classId === '') return text.classMissing
  if (draft.way === 'device' && draft.roomId === undefined) return text.roomMissing
  return undefined
}
