import * as v from 'valibot'
import { act, readByPost } from '../call.ts'
import { id, textUpTo } from '../fields.ts'
import { questionState } from '../live-class/entities.ts'
import { answerText, question } from '../questions/index.ts'

// The documents describe the phone page by its address only: its calls are decided here.

/** Hash route of the phone page, outside the application's base path. */
export const phonePage = '/portrait/#/machineStudent'

/** The secret of one student on one phone; it also opens the socket. */
const seatToken = textUpTo(128)

export const joinClass = act('/api/answerClass/pad/join', {
  summary: 'A student joins a running class with a phone; the last phone of a student counts',
  token: false,
  body: v.object({ token: textUpTo(128), studentCode: v.pipe(textUpTo(32), v.minLength(1)) }),
  answer: v.object({
    data: v.object({
      seatToken: v.string(),
      answerClassId: id,
      student: v.object({ id, name: v.string(), code: v.string() }),
    }),
  }),
})

export const padState = v.object({
  ...questionState.entries,
  seq: v.number(),
  className: v.string(),
  coursewareName: v.string(),
  /** Place of the question in the courseware, from 0; -1 where nothing was asked yet. */
  index: v.number(),
  questionCount: v.number(),
  /** The question on the board; its right answer only while the board shows it. */
  question: v.nullable(question),
  /** Address of the question's image; '' where there is none. */
  imageAddress: v.string(),
  /** What the server holds of this student for this attempt. */
  answer: v.nullable(answerText),
  revision: v.number(),
  closed: v.boolean(),
})
export type PadState = v.InferOutput<typeof padState>

export const getPadState = readByPost('/api/answerClass/pad/state', {
  summary: 'What a phone shows: the question on the board and the own answer to it',
  token: false,
  body: v.object({ seatToken }),
  answer: v.object({ data: padState }),
})

export const submitAnswer = act('/api/answerClass/pad/answer', {
  summary: 'One answer of a phone; stored before it is acknowledged, and safe to send again',
  token: false,
  body: v.object({
    seatToken,
    questionId: id,
    attempt: v.pipe(v.number(), v.integer(), v.minValue(1)),
    answer: answerText,
    /** Grows with every change of mind; an older one never replaces a newer one. */
    revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  answer: v.object({ data: v.object({ answer: answerText, revision: v.number() }) }),
})

export const text = {
  studentUnknown: '未匹配到对应学生！',
  classOver: '课堂已结束',
  seatTaken: '你已在另一台手机上继续作答',
  questionNotOpen: '该题尚未开始作答',
} as const
