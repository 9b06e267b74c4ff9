import * as v from 'valibot'
import * as a from '../answer.ts'
import { read } from '../call.ts'
import { queryId } from '../fields.ts'

/** An exam as a whole; the documents have no such call. */
export const examInfo = a.object({
  examId: a.id,
  examName: a.text,
  /** One of `examStatus`. */
  status: a.number,
  startTime: a.time,
  schoolYear: a.text,
  term: a.text,
  gradeName: a.text,
  typeName: a.text,
  createdBy: a.text,
  /** Until when the merge that made it can be undone. */
  undoUntil: a.maybe(a.time),
  /** Names of the exams it was merged from, while that can be undone. */
  mergedFrom: a.rows(a.text),
})
export type ExamInfo = v.InferOutput<typeof examInfo>

/** An addition: the documents know an exam by its sub-exams alone. */
export const getExamInfo = read('/api/exam/getExamInfo/{examId}', {
  summary: 'An exam as a whole; null where the school has none such',
  params: v.object({ examId: queryId }),
  answer: a.data(a.orNull(examInfo)),
})
