import * as v from 'valibot'
import { dateTime, id } from '../fields.ts'

export const examStatus = { public: 1, notPublic: 2 } as const
/** The value of the status filter that asks for every exam. */
export const anyStatus = -1

export const examListItem = v.object({
  examId: id,
  examName: v.string(),
  /** Names of its subjects; empty where it has none. A list: the documents leave it open. */
  subjectNames: v.array(v.string()),
  /** One of `examStatus`. */
  status: v.number(),
  startTime: dateTime,
})
export type ExamListItem = v.InferOutput<typeof examListItem>

/** The exam of one subject inside an exam. Year, term, grade and type are written as the reader sees them. */
export const subExam = v.object({
  /** Of this subject's exam, not of the exam it belongs to. */
  examId: id,
  subjectName: v.string(),
  /** Name of the exam it was created in; differs between the sub-exams of a merged exam. */
  name: v.string(),
  schoolYear: v.string(),
  term: v.string(),
  gradeName: v.string(),
  typeName: v.string(),
})
export type SubExam = v.InferOutput<typeof subExam>
