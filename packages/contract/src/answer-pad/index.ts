import * as v from 'valibot'
import * as a from '../answer.ts'
import { act, readByPost } from '../call.ts'
import { id, integerFrom, revision, textUpTo } from '../fields.ts'
import { questionState } from '../live-class/entities.ts'
import { givenAnswer, question } from '../questions/index.ts'
import { joinToken, seat } from './seat.ts'

export * from './as-student.ts'
export type { Seat } from './seat.ts'

// The documents describe the phone page by its address only: its calls are decided here.

/** The secret of one student on one phone; it also opens the socket. */
const seatToken = textUpTo(128)

export const getJoinInfo = readByPost('/api/answerClass/pad/info', {
  summary: 'Which class a join code is for, before joining',
  token: false,
  body: v.object({ token: joinToken }),
  answer: a.data(
    a.object({
      schoolName: a.text,
      className: a.text,
      coursewareName: a.text,
      teacherName: a.text,
      beganAt: a.time,
      /** '' while the class goes on. */
      endedAt: a.time,
      /** The teacher lets nobody new in. */
      locked: a.flag,
    }),
  ),
})
export type JoinInfo = v.InferOutput<typeof getJoinInfo.answer>['data']

export const joinClass = act('/api/answerClass/pad/join', {
  summary: 'A student joins a running class with a phone; a second phone waits until the teacher lets it in',
  token: false,
  body: v.object({ token: joinToken, studentCode: v.pipe(textUpTo(32), v.minLength(1)) }),
  answer: a.data(seat),
})
/** Of a number that was mistyped the student it belongs to would otherwise come too late, and count as present. */
export const leaveClass = act('/api/answerClass/pad/leave', {
  summary: 'A phone gives its seat back, or no longer asks for one; what was answered stays',
  token: false,
  body: v.object({ seatToken }),
})
export const padState = a.object({
  ...questionState.entries,
  seq: a.number,
  className: a.text,
  coursewareName: a.text,
  /** Place of the question in the courseware, from 0; -1 where nothing was asked yet. */
  index: a.number,
  questionCount: a.numberOr(0),
  /** The question on the board; its right answer only while the board shows it. */
  question: a.orNull(question),
  /** Address of the question's image; '' where there is none. */
  imageAddress: a.text,
  /** What the server holds of this student for this attempt. */
  answer: a.orNull(givenAnswer),
  revision: a.number,
  closed: a.flag,
})
export type PadState = v.InferOutput<typeof padState>

export const getPadState = readByPost('/api/answerClass/pad/state', {
  summary: 'What a phone shows: the question on the board and the own answer to it',
  token: false,
  body: v.object({ seatToken }),
  answer: a.data(padState),
})

export const submitAnswer = act('/api/answerClass/pad/answer', {
  summary: 'One answer of a phone; stored before it is acknowledged, and safe to send again',
  token: false,
  body: v.object({
    seatToken,
    questionId: id,
    attempt: integerFrom(1),
    answer: givenAnswer,
    /** Grows with every change of mind; an older one never replaces a newer one. */
    revision,
  }),
  answer: a.data(a.object({ answer: givenAnswer, revision: a.number })),
})

export const text = {
  studentUnknown: '未匹配到对应学生！',
  classOver: '课堂已结束',
  codeUnknown: '没有这个课堂码，请看大屏幕上的课堂码',
  seatTaken: '你已在另一台手机上继续作答',
  seatWaiting: '请等老师同意',
  seatRefused: '老师没有同意你加入',
  seatRemoved: '老师已将你移出课堂',
  classLocked: '老师已锁定课堂，现在不能加入',
  questionNotOpen: '该题尚未开始作答',
  questionStopped: '本题已停止作答',
  noSuchChoice: '本题没有这个选项',
} as const
