import * as v from 'valibot'
import * as a from '../answer.ts'
import { act, read, readByPost } from '../call.ts'
import { day, id, pageNumber, pageSize, textUpTo } from '../fields.ts'
import { inData, inTotal } from '../paging.ts'
import { requiredWords } from '../words.ts'
import {
  broadcastClass,
  feedbackEntry,
  feedbackStatus,
  logEntry,
  messageEntry,
  messageStatus,
  monitorRecord,
  monitorTrend,
  studentInNeed,
} from './entities.ts'
import { messageLength } from './limits.ts'
import { text } from './texts.ts'

const page = { pageNum: pageNumber, pageSize }
const message = v.pipe(requiredWords(messageLength, text.messageMissing), v.trim())
const feedbackId = v.optional(id)

/** Which daily records are meant. */
const ofDays = {
  /** A day; empty for all. */
  dateTime: v.union([day, v.literal('')]),
  /** Part of a name or of a student code; empty for all. */
  codeOrName: textUpTo(100),
  /** Additions of ours, left out where nothing is chosen: the students of a class, and the first and the last day. */
  classId: v.optional(id),
  fromDay: v.optional(day),
  toDay: v.optional(day),
}

export const totalList = readByPost('/api/datav/yunboy/admin/totalList', {
  summary: 'What students asked the assistant, per student and day, newest day first',
  body: v.object({
    ...page,
    ...ofDays,
  }),
  ...inData(monitorRecord),
})

export const intentType = { miss: 0, hit: 1 } as const
export const detailList = readByPost('/api/datav/yunboy/admin/detailList', {
  summary: 'What students said, newest first; of one assistant and day where both are given',
  body: v.object({
    ...page,
    deviceId: v.nullable(textUpTo(64)),
    dateTime: v.nullable(day),
    /** One of `intentType`; null for all. */
    intentType: v.nullable(v.picklist([intentType.miss, intentType.hit])),
  }),
  ...inTotal(logEntry),
})

export const msgHistory = readByPost('/api/datav/yunboy/admin/msgHistory', {
  summary: 'Messages that were sent, newest first',
  body: v.object({ ...page, readType: v.nullable(v.picklist([messageStatus.unread, messageStatus.read])) }),
  ...inTotal(messageEntry),
})

export const feedbackList = readByPost('/api/datav/yunboy/feedback/list', {
  summary: 'What students told the school, newest first',
  body: v.object({ ...page, status: v.picklist(['', feedbackStatus.open, feedbackStatus.replied]) }),
  ...inTotal(feedbackEntry),
})

export const sendMsg = act('/api/pageboy/task/sendMsg', {
  summary: 'Let the assistant speak a message to a student; with a feedback id it counts as its reply',
  body: v.object({
    studentId: id,
    /** Empty in replies to a feedback, which does not name it: the student's own assistant is meant. */
    deviceId: textUpTo(64),
    msg: message,
    feedbackId,
  }),
})
export const sendDingMsg = act('/api/pageboy/task/sendDingMsg', {
  summary: 'Send a message (Markdown) to a student in the workplace app',
  body: v.object({ studentId: id, msg: message, feedbackId }),
})
export const send2All = act('/api/pageboy/task/send2All', {
  summary: 'Let the assistants of all students of the school, of a grade or of a class speak a message',
  body: v.object({
    msg: message,
    /** Additions of ours, at most one of them: whom it is for, where not for the whole school. */
    gradeId: v.optional(id),
    classId: v.optional(id),
  }),
})

/** Not in the documents: a broadcast can't be taken back, so the sender should know first how far it goes. */
export const countRecipients = read('/api/pageboy/task/recipients', {
  summary: 'How many students a broadcast would reach',
  answer: a.data(a.number),
})

/** Not in the documents: whom else than the whole school a broadcast can be for. */
export const broadcastAudiences = read('/api/pageboy/task/audiences', {
  summary: 'The classes whose students a broadcast can be for, and how many it would reach in each',
  answer: a.data(a.rows(broadcastClass)),
})

/** Not in the documents: the table tells what was, this whom to turn to. */
export const studentsInNeed = readByPost('/api/datav/yunboy/admin/studentsInNeed', {
  summary:
    'Students whom the assistant understood badly or often not in the last days, or who are silent today; the worst first',
  body: v.object({ ...page, classId: v.optional(id) }),
  ...inData(studentInNeed),
})

/** Not in the documents: whether it gets better, and what to teach the assistant. Without a first day the last four weeks. */
export const trend = readByPost('/api/datav/yunboy/admin/trend', {
  summary: 'The hit rate day by day of the records that are meant, and the sentences that were not understood',
  body: v.object(ofDays),
  answer: a.data(monitorTrend),
})
