import * as v from 'valibot'
import * as a from '../answer.ts'
import { read, readByPost } from '../call.ts'
import { id, pageNumber, pageSize, queryId, queryInteger, textUpTo } from '../fields.ts'
import { option } from '../option.ts'
import { inPage } from '../paging.ts'
import { allMonths, paperDetail, paperRecord, paperSource, recordMonth, recordYear } from './entities.ts'

const source = v.picklist(Object.values(paperSource))
const querySource = v.pipe(queryInteger, source)

export const getPaperRecordMonths = read('/api/conn/coz/getExistsPaperRecordMonths', {
  summary: 'Months of a course, and whether they have papers',
  query: v.object({ courseId: queryId, source: querySource }),
  answer: a.data(a.rows(recordMonth)),
})
export const getPaperRecordYears = read('/api/conn/coz/getPaperRecordYearAndMonths', {
  summary: 'Years and months that have papers, newest first',
  query: v.object({ courseId: v.optional(queryId), source: querySource, subjectId: v.optional(queryId) }),
  answer: a.data(a.rows(recordYear)),
})
/** The list of a course asks by month, the lists of all courses by year and month; 0 is every month. */
export const getPaperRecords = readByPost('/api/conn/coz/getPaperRecord', {
  summary: 'Papers this student answered, newest first; an absent filter means all',
  body: v.object({
    pageNum: pageNumber,
    pageSize,
    /** Part of the title; empty for all. */
    query: textUpTo(200),
    courseId: v.nullish(id),
    source,
    subjectId: v.nullish(id),
    year: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100))),
    month: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(allMonths), v.maxValue(12))),
  }),
  ...inPage(paperRecord),
})
export const getOngoingSubjects = read('/api/conn/coz/getOngoingSubjects', {
  summary: 'Subjects this student is taught now',
  answer: a.data(a.rows(option)),
})
export const getPaperDetail = read('/api/tk/ttwork/parent/answerDetail', {
  summary: 'An answered paper with its questions, answers and marks',
  query: v.object({ id: queryId }),
  answer: a.data(paperDetail),
})
