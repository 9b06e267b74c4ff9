import { anyStatus, examOrders, examStatus, newestFirst, type ExamFilters } from '@mango/contract/exams'
import { idField, idsField, oneOfField, pageField, viewCodec, wordsField } from '@mango/widget/view'
import * as v from 'valibot'

/** What the list shows: everything that a reload or a shared link has to bring back, apart from the basket. */
export const examView = viewCodec({
  schoolYear: idField,
  type: idField,
  termId: oneOfField([1, 2], ''),
  status: oneOfField([examStatus.public, examStatus.notPublic], anyStatus),
  gradeId: idField,
  subjectIds: idsField,
  name: wordsField(200),
  sort: v.fallback(v.picklist(examOrders), newestFirst),
  page: pageField,
})
export type ExamView = typeof examView.first

/** The basket of a link: ids of exams to merge, in the order they were added. */
export const basketView = viewCodec({ merge: idsField })

export function filtersOf(view: ExamView): ExamFilters {
  const { page: _page, sort: _sort, ...filters } = view
  return filters
}
export const noFilters = filtersOf(examView.first)

/** Filters as the query string of their first page. */
export const formatFilters = (filters: ExamFilters): string => examView.format({ ...examView.first, ...filters })

export const sameFilters = (a: ExamFilters, b: ExamFilters) => formatFilters(a) === formatFilters(b)
