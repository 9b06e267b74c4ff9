import * as v from 'valibot'
import { dateTime, id } from '../fields.ts'
import { answerText } from '../questions/index.ts'

/** Whether the right answer is on the screen. */
export const displayStatus = { hidden: 0, shown: 1 } as const
const display = v.picklist(Object.values(displayStatus))

/** How long the pairs of a pairing last: for this class, or until paired anew. */
export const saveMode = { temporary: 1, permanent: 2 } as const

/** One student's answer to one question: the answer record and the live-class answer data in one. */
export const liveAnswer = v.object({
  questionId: id,
  studentId: id,
  answer: answerText,
  answerTime: dateTime,
  hasAnswer: v.boolean(),
  /** Milliseconds from the opening of the question, by the server's clock. */
  timeCost: v.number(),
})
export type LiveAnswer = v.InferOutput<typeof liveAnswer>

/** The question on the board. `attempt` counts from 1 and grows with every redo; 0 where nothing was asked yet. */
export const questionState = v.object({
  questionId: v.nullable(id),
  attempt: v.number(),
  status: display,
})
export type QuestionState = v.InferOutput<typeof questionState>

export const pair = v.object({ studentId: id, machineCode: v.string() })
export const pairingState = v.object({ pairing: v.boolean(), pairs: v.array(pair) })
export type PairingState = v.InferOutput<typeof pairingState>

/** Everything a board needs to draw a running class: what it starts from, and returns to after a gap. */
export const liveSnapshot = v.object({
  answerClassId: id,
  coursewareId: id,
  /** Sequence number of the last push this state contains. */
  seq: v.number(),
  ...questionState.entries,
  /** Answers of the current attempt of the current question. */
  answers: v.array(liveAnswer),
  /** Students whose phone is connected. */
  connected: v.array(id),
  pairing: v.boolean(),
})
export type LiveSnapshot = v.InferOutput<typeof liveSnapshot>
