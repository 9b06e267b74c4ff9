import * as v from 'valibot'
import * as a from '../answer.ts'
import { act, readByPost } from '../call.ts'
import { id, integerFrom, textUpTo } from '../fields.ts'
import { question } from '../questions/index.ts'
import { displayStatus, questionState } from './entities.ts'
import { lastPicked } from './room-calls.ts'

// The documents have no teacher's phone: all of this is decided here.

/** What a teacher's phone can do. */
export const remotePresses = ['previous', 'next', 'toggleAnswer', 'stop', 'addTime', 'pick'] as const
export type RemotePress = (typeof remotePresses)[number]

const remoteToken = textUpTo(128)

const remoteState = a.object({
  ...questionState.entries,
  className: a.text,
  coursewareName: a.text,
  /** Place of the question in the courseware, from 0; -1 before the first one, and for what was asked in between. */
  index: a.number,
  questionCount: a.numberOr(0),
  /** The question on the board; what is right stands in `rightAnswer`. */
  question: a.orNull(question),
  /** Address of the question's image; '' where there is none. */
  imageAddress: a.text,
  hasPrevious: a.flag,
  hasNext: a.flag,
  /** There is an answer to show; '' where there is none. */
  rightAnswer: a.text,
  answered: a.numberOr(0),
  studentCount: a.numberOr(0),
  /** Names of those who have not answered; nobody in an anonymous round. */
  missing: a.rows(v.string()),
  /** Who was just picked; '' where nobody was. */
  picked: a.text,
  /** Whom 点名 has picked last, here or elsewhere. */
  lastPicked: a.orNull(a.id),
  closed: a.flag,
})
export type RemoteState = v.InferOutput<typeof remoteState>

export const createRemote = act('/api/answerClass/remote/create', {
  summary: 'A link with which a phone steers this class, and nothing else, for a while',
  body: v.object({ roomId: id }),
  answer: a.data(a.object({ remoteToken: v.string() })),
})
export const getRemoteState = readByPost('/api/answerClass/remote/state', {
  summary: 'What a teacher’s phone shows of the class it steers',
  token: false,
  body: v.object({ remoteToken }),
  answer: a.data(remoteState),
})
export const pressRemote = act('/api/answerClass/remote/press', {
  summary: 'A button on a teacher’s phone',
  token: false,
  body: v.object({
    remoteToken,
    press: v.picklist(remotePresses),
    /** The question the phone showed: what is pressed twice, or too late, does nothing to the next one. */
    questionId: v.nullable(id),
    attempt: integerFrom(0),
    /** Whether it showed the answer: pressed on the board and on the phone at once, 显示答案 does not hide it again. */
    status: v.optional(v.picklist(Object.values(displayStatus))),
    lastPicked,
  }),
  answer: a.data(remoteState),
})
