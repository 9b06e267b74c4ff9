import type { Client } from '@mango/client'
import {
  deleteExamScore,
  examList,
  examStatus,
  getSubExamInfo,
  mergeExam,
  newestFirst,
  type ExamFilters,
  type ExamListItem,
  type ExamOrder,
} from '@mango/contract/exams'
import { examTypeList, gradeList, schoolYearList, subjectList, termList } from '@mango/contract/scores'
import { keepPreviousData } from '@tanstack/react-query'

/** Lists that change once a year. */
const lookupLife = 10 * 60_000
const lookupCalls = {
  schoolYears: schoolYearList,
  grades: gradeList,
  types: examTypeList,
  subjects: subjectList,
  terms: termList,
}
export type LookupName = keyof typeof lookupCalls

/** One of the lists that filters and form choose from. */
export const lookup = (client: Client, name: LookupName) => ({
  ...client.query(lookupCalls[name], {}),
  staleTime: lookupLife,
})

interface Shown {
  readonly page: number
  readonly pageSize: number
  readonly sort: ExamOrder
}

/** One page of exams; the page before stays in view while the next one loads. */
export const examPage = (client: Client, filters: ExamFilters, { page, pageSize, sort }: Shown) => ({
  ...client.query(examList, {
    // The documents know no order: the one they mean is not sent.
    body: { ...filters, pageNum: page, pageSize, ...(sort !== newestFirst && { sort }) },
  }),
  placeholderData: keepPreviousData,
  select: examList.paging.read,
})

/** A page for whoever reads all of them. */
export const manyExams = (client: Client, filters: ExamFilters, { page, pageSize, sort }: Shown) =>
  client.send(examList, { body: { ...filters, pageNum: page, pageSize, sort } })

export const isPublic = ({ status }: Pick<ExamListItem, 'status'>) => status === examStatus.public

export const subExams = (client: Client, examId: number) => client.query(getSubExamInfo, { params: { examId } })

export const remove = (client: Client, examId: number) => client.send(deleteExamScore, { body: { examId } })
export const merge = (client: Client, name: string, examIds: number[], press: string) =>
  client.send(mergeExam, { body: { name, examIds } }, { press })

/** Makes every shown list of exams, and what is shown of single ones, ask anew. */
export const refreshExams = (client: Client) =>
  Promise.all([
    client.refresh(examList),
    client.queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/exam/') }),
  ])
