import { anyStatus, examStatus, type ExamFilters } from '@mango/contract/exams'
import { idField, idsField, oneOfField, pageField, viewCodec, wordsField } from '@mango/widget/view'

/** What the list shows: everything that a reload or a shared link has to bring back, apart from the basket. */
export const examView = viewCodec({
  schoolYear: idField,
  type: idField,
  termId: oneOfField([1, 2], ''),
  status: oneOfField([examStatus.public, examStatus.notPublic], anyStatus),
  gradeId: idField,
  subjectIds: idsField,
  name: wordsField(200),
  page: pageField,
})
export type ExamView = typeof examView.first

/** The basket of a link: ids of exams to merge, in the order they were added. */
export const basketView = viewCodec({ merge: idsField })

export function filtersOf(view: ExamView): ExamFilters {
  const { page: _, ...filters } = view
  return filters
}
export const noFilters = filtersOf(examView.first)

/** Filters as the query string of their first page. */
export const formatFilters = (filters: ExamFilters): string => examView.format({ ...filters, page: 1 })

export const sameFilters = (a: ExamFilters, b: ExamFilters) => formatFilters(a) === formatFilters(b)
