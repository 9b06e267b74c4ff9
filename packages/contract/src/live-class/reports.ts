import * as v from 'valibot'
import * as a from '../answer.ts'
import { answerText } from '../questions/index.ts'

// The documents only have the scores of a courseware. A held class as a thing of its own is decided here.

/** A class in the list of those that were held. */
export const heldClass = a.object({
  answerClassId: a.id,
  coursewareId: a.id,
  /** As it was called then. */
  coursewareName: a.text,
  className: a.text,
  roomName: a.text,
  beganAt: a.time,
  /** '' while it goes on. */
  endedAt: a.time,
  /** Questions that somebody answered. */
  questionCount: a.numberOr(0),
  studentCount: a.numberOr(0),
  /** Students who were there; see `presentOf`. */
  presentCount: a.numberOr(0),
  /** Percent, over those who were there; null where nothing was answered. */
  scoreRate: a.orNull(a.number),
})
export type HeldClass = v.InferOutput<typeof heldClass>

export const reportAnswer = a.object({ studentId: a.id, answer: a.text, timeCost: a.number })
export type ReportAnswer = v.InferOutput<typeof reportAnswer>

/** One time a question was asked. */
export const reportRound = a.object({
  attempt: a.number,
  openedAt: a.time,
  answers: a.rows(reportAnswer),
  /** Of an anonymous round, which has no `answers`: what was answered how often. It counts in no score. */
  anonymous: a.flag,
  ballots: a.rows(a.object({ answer: a.text, count: a.number })),
  /** Words the teacher has taken down, see `wordKey`. */
  hiddenWords: a.rows(v.string()),
})
export type ReportRound = v.InferOutput<typeof reportRound>

export const reportQuestion = a.object({
  questionId: a.id,
  typeName: a.text,
  imageUrl: v.nullish(a.text),
  choiceCount: v.nullish(a.number),
  /** What it asks in words. */
  content: v.nullish(a.text),
  /** Null where it is not written; see `question`. */
  options: v.nullish(a.rows(a.text)),
  /** Asked in the middle of the class, outside the courseware. */
  adHoc: a.flag,
  /** Its number on the board: its place in the courseware as it was then, from 1; null outside it. */
  number: a.orNull(a.number),
  /** The answer that counts in this class: a correction of its teacher's goes before the bank's. */
  answer1: v.nullish(a.text),
  corrected: a.flag,
  /** What the question bank says; null where it says nothing. */
  bankAnswer: v.nullish(a.text),
  /** What was entered for the courseware when it was asked last. */
  enteredAnswer: v.nullish(a.text),
  rounds: a.rows(reportRound),
})
export type ReportQuestion = v.InferOutput<typeof reportQuestion>

export const reportStudent = a.object({
  id: a.id,
  code: a.text,
  name: a.text,
  /** Joined with a phone or answered at least once. */
  present: a.flag,
})
export type ReportStudent = v.InferOutput<typeof reportStudent>

export const classReport = a.object({
  answerClassId: a.id,
  coursewareId: a.id,
  coursewareName: a.text,
  className: a.text,
  severalClasses: a.flag,
  roomName: a.text,
  teacherName: a.text,
  beganAt: a.time,
  endedAt: a.time,
  students: a.rows(reportStudent),
  /** In the order in which they were first asked. */
  questions: a.rows(reportQuestion),
  /** Rate of the class before with the same students and teacher; null where there was none. */
  previousRate: a.orNull(a.number),
})
export type ClassReport = v.InferOutput<typeof classReport>

/** A correction as it was made. */
export const correction = a.object({
  questionId: a.id,
  answer: answerText,
  /** What the question bank says; null where it says nothing. */
  bankAnswer: v.nullish(a.text),
  correctedAt: a.time,
  takenBack: a.flag,
})
export type Correction = v.InferOutput<typeof correction>
