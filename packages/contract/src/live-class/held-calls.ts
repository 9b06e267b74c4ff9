import * as v from 'valibot'
import * as a from '../answer.ts'
import { read, readByPost } from '../call.ts'
import { id, pageNumber, pageSize, queryId } from '../fields.ts'
import { inTotal } from '../paging.ts'
import { classReport, heldClass } from './reports.ts'

// The documents have neither of these.

export const listHeldClasses = readByPost('/api/answerClass/held/list', {
  summary: 'The classes this teacher has held in which a question was answered, newest first',
  body: v.object({ pageNum: pageNumber, pageSize, coursewareId: v.nullish(id), classId: v.nullish(id) }),
  ...inTotal(heldClass),
})
export const getClassReport = read('/api/answerClass/held/report', {
  summary: 'Everything that happened in a class: who was there, what was asked, who chose what in which time',
  query: v.object({ answerClassId: queryId }),
  answer: a.data(classReport),
})
