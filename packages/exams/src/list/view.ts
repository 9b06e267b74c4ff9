import { anyStatus, examPageSize, examStatus, type ExamFilters } from '@mango/contract/exams'

/** What the list shows: everything that a reload or a shared link has to bring back. */
export interface ExamView {
  readonly filters: ExamFilters
  /** From 1. */
  readonly page: number
  /** Ids in the merge basket, in the order they were added. */
  readonly merge: readonly number[]
}

export const noFilters: ExamFilters = {
  schoolYear: '',
  termId: '',
  type: '',
  subjectIds: [],
  status: anyStatus,
  gradeId: '',
  name: '',
}
export const firstView: ExamView = { filters: noFilters, page: 1, merge: [] }

const idOf = (text: string | null): number | '' => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : '')
const idsOf = (text: string | null): number[] => [
  ...new Set((text ?? '').split(',').flatMap((part) => idOf(part) || [])),
]

/** Reads a view from a query string; what is not understood counts as not set, as links get cut and mistyped. */
export function parseView(text: string): ExamView {
  const query = new URLSearchParams(text)
  const term = idOf(query.get('termId'))
  const status = idOf(query.get('status'))
  return {
    filters: {
      schoolYear: idOf(query.get('schoolYear')),
      termId: term === 1 || term === 2 ? term : '',
      type: idOf(query.get('type')),
      subjectIds: idsOf(query.get('subjectIds')),
      status: status === examStatus.public || status === examStatus.notPublic ? status : anyStatus,
      gradeId: idOf(query.get('gradeId')),
      name: (query.get('name') ?? '').slice(0, 200),
    },
    page: idOf(query.get('page')) || 1,
    merge: idsOf(query.get('merge')),
  }
}

/** Writes a view as a query string without its `?`; what is not set is left out, so the first view is ''. */
export function formatView({ filters, page, merge }: ExamView): string {
  const set: [string, string | number][] = [
    ['schoolYear', filters.schoolYear],
    ['type', filters.type],
    ['termId', filters.termId],
    ['status', filters.status === anyStatus ? '' : filters.status],
    ['gradeId', filters.gradeId],
    ['subjectIds', filters.subjectIds.join(',')],
    ['name', filters.name],
    ['page', page === 1 ? '' : page],
    ['merge', merge.join(',')],
  ]
  const query = new URLSearchParams(set.filter(([, value]) => value !== '').map(([key, value]) => [key, String(value)]))
  // A comma needs no escape in a query, and a link is read by people too.
  return query.toString().replaceAll('%2C', ',')
}

export const sameFilters = (a: ExamFilters, b: ExamFilters) =>
  formatView({ ...firstView, filters: a }) === formatView({ ...firstView, filters: b })

/** Pages of a list of `total` exams; at least one, so that an empty list still has a page. */
export const pageCount = (total: number) => Math.max(1, Math.ceil(total / examPageSize))
