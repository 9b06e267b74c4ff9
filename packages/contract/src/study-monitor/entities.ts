import type * as v from 'valibot'
import * as a from '../answer.ts'

const student = {
  studentName: a.text,
  schoolName: a.text,
  studentCode: a.text,
}

/** What one student asked the assistant on one day. */
export const monitorRecord = a.object({
  ...student,
  dateTime: a.day,
  studentId: a.id,
  /** Serial number of the assistant, not a platform id. */
  deviceId: a.text,
  missNum: a.numberOr(0),
  totalNum: a.numberOr(0),
  /** Skill name to how often it was used. */
  skillMap: a.byName(a.number),
})
export type MonitorRecord = v.InferOutput<typeof monitorRecord>

/** The `skill` of an utterance that the assistant did not understand; anything else, null included, is a hit. */
export const missedSkill = '未命中'

/** One thing a student said. */
export const logEntry = a.object({
  ...student,
  dateTime: a.time,
  studentId: a.id,
  deviceId: a.text,
  skill: a.orNull(a.text),
  /** Address of the recording; empty where none was kept. */
  mediaUrl: a.text,
  /** Transcript. */
  text: a.text,
})
export type LogEntry = v.InferOutput<typeof logEntry>

export const messageStatus = { notPushed: 0, unread: 1, read: 2 } as const
export const messageEntry = a.object({
  ...student,
  dateTime: a.time,
  content: a.text,
  createByName: a.text,
  /** One of `messageStatus`; of a broadcast, that of all who have it: read where everybody read it. */
  status: a.number,
  /** Additions of ours: a broadcast is one entry. For whom it was, how many got it, and how many of them read it. */
  audience: a.maybe(a.text),
  reached: a.maybe(a.number),
  read: a.maybe(a.number),
})
export type MessageEntry = v.InferOutput<typeof messageEntry>

/** A class that a broadcast can be for. */
export const broadcastClass = a.object({
  classId: a.id,
  className: a.text,
  gradeId: a.id,
  gradeName: a.text,
  /** How many of its students have an assistant. */
  students: a.number,
})
export type BroadcastClass = v.InferOutput<typeof broadcastClass>

/** A student who needs help today: understood badly in the last days, often not understood, or silent. */
export const studentInNeed = a.object({
  ...student,
  className: a.text,
  studentId: a.id,
  /** In the last `helpDays` days. */
  totalNum: a.number,
  missNum: a.number,
  /** On which of them they last spoke to the assistant; empty for none. */
  lastDay: a.day,
  /** Whether their silence is a reason: for all these days, or for today once `helpSilentFromHour` has come. */
  silent: a.flag,
})
export type StudentInNeed = v.InferOutput<typeof studentInNeed>

/** How much the assistant understood day by day, and what it did not. */
export const monitorTrend = a.object({
  from: a.day,
  to: a.day,
  /** Each day between them, also one on which nobody spoke. */
  days: a.rows(a.object({ day: a.day, totalNum: a.number, missNum: a.number })),
  /** By sentence: how often, and of how many students. */
  misses: a.rows(a.object({ text: a.text, times: a.number, students: a.number })),
})
export type MonitorTrend = v.InferOutput<typeof monitorTrend>

export const feedbackStatus = { open: 0, replied: 2 } as const
/** Something a student told the school through the assistant. */
export const feedbackEntry = a.object({
  ...student,
  id: a.id,
  createTime: a.time,
  studentId: a.id,
  /** One of `feedbackStatus`. */
  status: a.number,
  /** Address of the recording; empty where none was kept. */
  path: a.text,
  content: a.text,
})
export type FeedbackEntry = v.InferOutput<typeof feedbackEntry>
