import * as v from 'valibot'
import * as a from '../answer.ts'
import { givenAnswer } from '../questions/index.ts'

/** Whether the right answer is on the screen. */
export const displayStatus = { hidden: 0, shown: 1 } as const
const display = a.numberOf(v.picklist(Object.values(displayStatus)))

/** How long the pairs of a pairing last: for this class, or until paired anew. */
export const saveMode = { temporary: 1, permanent: 2 } as const

/** One student's answer to one question: the answer record and the live-class answer data in one. */
export const liveAnswer = a.object({
  questionId: a.id,
  studentId: a.id,
  answer: givenAnswer,
  answerTime: a.time,
  hasAnswer: a.flag,
  /** Milliseconds from the opening of the question, by the server's clock. */
  timeCost: a.number,
})
export type LiveAnswer = v.InferOutput<typeof liveAnswer>

/** The question on the board. `attempt` counts from 1 and grows with every redo; 0 where nothing was asked yet. */
export const questionState = a.object({
  questionId: a.orNull(a.id),
  attempt: a.number,
  status: display,
  // The documents know neither a time limit nor an end of answering: both are decided here.
  /** No more answers are taken, and none will be again in this attempt. */
  stopped: a.flag,
  /** Milliseconds left to answer in, as this was sent; null without a limit. */
  remaining: a.orNull(a.number),
  /** Nobody learns who answered what; decided here. */
  anonymous: a.flag,
})
export type QuestionState = v.InferOutput<typeof questionState>

export const pair = a.object({ studentId: a.id, machineCode: v.string() })
export const pairingState = a.object({ pairing: a.flag, pairs: a.rows(pair) })
export type PairingState = v.InferOutput<typeof pairingState>

/** A student's second phone asks for the seat, or one whom the teacher has removed asks to come back. */
export const seatRequest = a.object({ seatId: a.id, studentId: a.id, removed: a.flag })
export type SeatRequest = v.InferOutput<typeof seatRequest>

/** An answer of an anonymous round: a ballot has a name of its own, which leads to nobody. */
export const ballot = a.object({ ballotId: v.string(), questionId: a.id, answer: givenAnswer })
export type Ballot = v.InferOutput<typeof ballot>

/** Everything a board needs to draw a running class: what it starts from, and returns to after a gap. */
export const liveSnapshot = a.object({
  answerClassId: a.id,
  coursewareId: a.id,
  /** Sequence number of the last push this state contains. */
  seq: a.number,
  ...questionState.entries,
  /** Answers of the current attempt of the current question. */
  answers: a.rows(liveAnswer),
  /** Answers of the attempt before, to compare a second vote with; decided here. */
  before: a.rows(liveAnswer),
  /** Students whose phone is connected. */
  connected: a.rows(a.id),
  pairing: a.flag,
  /** Students who ask for their seat from another phone; decided here. */
  seatRequests: a.rows(seatRequest),
  /** What was answered in the current attempt, where that is anonymous; decided here. */
  ballots: a.rows(ballot),
  /** Words of the current attempt that the teacher has taken down, see `wordKey`; decided here. */
  hiddenWords: a.rows(v.string()),
  /** Nobody new may join; decided here. */
  locked: a.flag,
  /** Whether the questions to come are anonymous; decided here. */
  anonymousNext: a.flag,
  /** Whether the class is being asked if it goes on: a window that was away has not heard the question; decided here. */
  askedToGoOn: a.flag,
  /** Those of its classes now, and whoever took part and has moved since; decided here. */
  students: a.rows(a.object({ id: a.id, code: a.text, name: a.text })),
  /** Whom 点名 has picked last, see `pickStudent`; decided here. */
  lastPicked: a.orNull(a.id),
})
export type LiveSnapshot = v.InferOutput<typeof liveSnapshot>
