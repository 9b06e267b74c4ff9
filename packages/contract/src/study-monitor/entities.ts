import * as v from 'valibot'
import { dateTime, id } from '../fields.ts'

/** A day as the platform writes it: `2026-11-18`. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/))
const student = {
  studentName: v.string(),
  schoolName: v.string(),
  studentCode: v.string(),
}

/** What one student asked the assistant on one day. */
export const monitorRecord = v.object({
  ...student,
  dateTime: day,
  studentId: id,
  /** Serial number of the assistant, not a platform id. */
  deviceId: v.string(),
  missNum: v.number(),
  totalNum: v.number(),
  /** Skill name to how often it was used. */
  skillMap: v.record(v.string(), v.number()),
})
export type MonitorRecord = v.InferOutput<typeof monitorRecord>

/** The `skill` of an utterance that the assistant did not understand; anything else, null included, is a hit. */
export const missedSkill = '未命中'

/** One thing a student said. */
export const logEntry = v.object({
  ...student,
  dateTime,
  studentId: id,
  deviceId: v.string(),
  skill: v.nullable(v.string()),
  /** Address of the recording; empty where none was kept. */
  mediaUrl: v.string(),
  /** Transcript. */
  text: v.string(),
})
export type LogEntry = v.InferOutput<typeof logEntry>

export const messageStatus = { notPushed: 0, unread: 1, read: 2 } as const
export const messageEntry = v.object({
  ...student,
  dateTime,
  content: v.string(),
  createByName: v.string(),
  /** One of `messageStatus`. */
  status: v.number(),
})
export type MessageEntry = v.InferOutput<typeof messageEntry>

export const feedbackStatus = { open: 0, replied: 2 } as const
/** Something a student told the school through the assistant. */
export const feedbackEntry = v.object({
  ...student,
  id,
  createTime: dateTime,
  studentId: id,
  /** One of `feedbackStatus`. */
  status: v.number(),
  /** Address of the recording; empty where none was kept. */
  path: v.string(),
  content: v.string(),
})
export type FeedbackEntry = v.InferOutput<typeof feedbackEntry>
