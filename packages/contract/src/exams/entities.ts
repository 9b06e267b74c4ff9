import type * as v from 'valibot'
import * as a from '../answer.ts'

export const examStatus = { public: 1, notPublic: 2 } as const
/** The value of the status filter that asks for every exam. */
export const anyStatus = -1

export const examListItem = a.object({
  examId: a.id,
  examName: a.text,
  /** Names of its subjects; empty where it has none. A list: the documents leave it open. */
  subjectNames: a.rows(a.text),
  /** One of `examStatus`. */
  status: a.number,
  startTime: a.time,
  /** An addition of ours: until when the merge that made it can be undone. */
  undoUntil: a.maybe(a.time),
  /** Additions of ours, as the reader sees them. */
  schoolYear: a.maybe(a.text),
  term: a.maybe(a.text),
  gradeName: a.maybe(a.text),
  typeName: a.maybe(a.text),
})
export type ExamListItem = v.InferOutput<typeof examListItem>

/** The exam of one subject inside an exam. Year, term, grade and type are written as the reader sees them. */
export const subExam = a.object({
  /** Of this subject's exam, not of the exam it belongs to. */
  examId: a.id,
  subjectName: a.text,
  /** Name of the exam it was created in; differs between the sub-exams of a merged exam. */
  name: a.text,
  schoolYear: a.text,
  term: a.text,
  gradeName: a.text,
  typeName: a.text,
  /** Additions of ours: when it was, how many answered papers have a score, and their mean in percent. */
  startTime: a.maybe(a.time),
  papers: a.maybe(a.number),
  mean: a.maybe(a.number),
})
export type SubExam = v.InferOutput<typeof subExam>

/** Exams that were deleted together, or the exam of one subject, and until when they can come back. */
export const examDeletion = a.object({
  deletionId: a.id,
  /** Who deleted them. */
  deletedBy: a.text,
  undoUntil: a.time,
  /** Of the exam of one subject: the exam with the subject. */
  names: a.rows(a.text),
})
