import * as v from 'valibot'
import * as a from '../answer.ts'
import { act, read, readByPost } from '../call.ts'
import { id, pageNumber, pageSize, queryId, textUpTo } from '../fields.ts'
import { nameUpTo } from '../names.ts'
import { inTotal } from '../paging.ts'
import { anyStatus, examListItem, examStatus, subExam } from './entities.ts'
import { examNameLength, mergeAtMost } from './limits.ts'
import { examOrder } from './order.ts'

export * from './change-exam.ts'
export * from './delete-exams.ts'
export * from './info.ts'
export * from './undo-merge.ts'

const orUnset = <S extends v.GenericSchema>(schema: S) => v.union([schema, v.literal('')])
const term = v.picklist([1, 2])
const examName = nameUpTo(examNameLength)

/** An unset filter is an empty string; the status has its own value for that, and subjects are a list. */
export const examFilters = v.object({
  schoolYear: orUnset(id),
  termId: orUnset(term),
  type: orUnset(id),
  /** Exams with at least one of these subjects. */
  subjectIds: v.array(id),
  status: v.picklist([anyStatus, examStatus.public, examStatus.notPublic]),
  gradeId: orUnset(id),
  /** Part of the name. */
  name: textUpTo(200),
})
export type ExamFilters = v.InferOutput<typeof examFilters>

export const examList = readByPost('/api/score/examList', {
  summary: 'Exams of the school, newest first or as asked for',
  body: v.object({ ...examFilters.entries, pageNum: pageNumber, pageSize, sort: examOrder }),
  ...inTotal(examListItem),
})

export const newExam = v.object({
  schoolYear: id,
  gradeId: id,
  type: id,
  termId: term,
  /** An empty name lets the server name it after year, grade, term and type. */
  name: examName,
})
export type NewExam = v.InferOutput<typeof newExam>

export const addExam = act('/api/exam/addExam', {
  summary: 'Create an exam without subjects',
  body: newExam,
  answer: a.exact({ data: v.nullish(a.object({ examId: a.id, examName: a.text })) }),
})

export const mergeExam = act('/api/exam/mergeExam', {
  summary: 'Make one exam of several of the same school year, grade, type and term; the merged ones are gone then',
  body: v.object({ name: examName, examIds: v.pipe(v.array(id), v.maxLength(mergeAtMost)) }),
  answer: a.exact({ data: v.nullish(a.object({ examId: a.id })) }),
})

export const getSubExamInfo = read('/api/exam/getSubExamInfo/{examId}', {
  summary: 'The sub-exams of an exam, one per subject',
  params: v.object({ examId: queryId }),
  answer: a.data(a.rows(subExam)),
})

/** Results of `deleteExamScore`, in its `code`; no answer at all is a success too. */
export const deleteResult = { nothingThere: 0, deleted: 200, failed: 500 } as const

export const deleteExamScore = act('/api/report/data/deleteExamScore', {
  summary: 'Delete an exam, or the exam of one subject; refused while an exam still has subjects',
  body: v.object({ examId: id }),
  ownCodes: true,
  /** An addition of ours: the deletion by which it can be undone. */
  answer: a.exact({ code: a.maybe(a.number), message: v.nullish(a.text), deletionId: a.maybe(a.id) }),
})
