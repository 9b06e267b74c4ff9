import { anyStatus } from '@mango/contract/exams'
import { expect, test } from 'vitest'
import { firstView, formatView, noFilters, pageCount, parseView } from './view.ts'

test.each([
  ['', firstView],
  ['page=3', { ...firstView, page: 3 }],
  ['status=2', { ...firstView, filters: { ...noFilters, status: 2 as const } }],
  ['merge=12,7', { ...firstView, merge: [12, 7] }],
  [
    'schoolYear=2026&type=3&termId=2&status=1&gradeId=8&subjectIds=1,2&name=%E6%9C%9F%E4%B8%AD&page=2&merge=5',
    {
      filters: {
        schoolYear: 2026,
        type: 3,
        termId: 2 as const,
        status: 1 as const,
        gradeId: 8,
        subjectIds: [1, 2],
        name: '期中',
      },
      page: 2,
      merge: [5],
    },
  ],
])('%s is read and written as the same view', (text, view) => {
  expect(parseView(text)).toEqual(view)
  expect(formatView(view)).toBe(text)
})

test.each([
  'page=0',
  'page=-1',
  'page=x',
  'status=7',
  'termId=3',
  'subjectIds=,',
  'merge=a,b',
  'gradeId=1e9',
  'foreign=1',
])('a link with %s shows the first view', (text) => expect(parseView(text)).toEqual(firstView))

test('a repeated id counts once', () => expect(parseView('merge=3,3,4').merge).toEqual([3, 4]))

test('every status is the one that is not written', () => {
  expect(parseView(`status=${anyStatus}`).filters.status).toBe(anyStatus)
  expect(formatView(firstView)).toBe('')
})

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [240, 24],
])('%d exams are %d pages', (total, pages) => expect(pageCount(total)).toBe(pages))
