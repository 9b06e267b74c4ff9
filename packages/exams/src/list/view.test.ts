import { anyStatus } from '@mango/contract/exams'
import { expect, test } from 'vitest'
import { basketView, examView, noFilters, sameFilters } from './view.ts'

const first = examView.first

test.each([
  ['', first],
  ['page=3', { ...first, page: 3 }],
  ['status=2', { ...first, status: 2 }],
  ['sort=-name&page=2', { ...first, sort: '-name', page: 2 }],
  [
    'schoolYear=2026&type=3&termId=2&status=1&gradeId=8&subjectIds=1,2&name=%E6%9C%9F%E4%B8%AD&page=2',
    {
      ...first,
      schoolYear: 2026,
      type: 3,
      termId: 2,
      status: 1,
      gradeId: 8,
      subjectIds: [1, 2],
      name: '期中',
      page: 2,
    },
  ],
])('%s is read and written as the same view', (text, view) => {
  expect(examView.parse(text)).toEqual(view)
  expect(examView.format(examView.parse(text))).toBe(text)
})

test.each(['status=7', 'termId=3', 'sort=size', 'merge=12', 'foreign=1'])(
  'a link with %s shows the first view',
  (text) => expect(examView.parse(text)).toEqual(first),
)

test('the basket of a link keeps its order, each exam once', () => {
  expect(basketView.parse('page=2&merge=12,7,12').merge).toEqual([12, 7])
  expect(basketView.parse('merge=a,b').merge).toEqual([])
})

test('every status is the one that is not written', () => {
  expect(examView.parse(`status=${anyStatus}`).status).toBe(anyStatus)
  expect(examView.format({ ...noFilters, sort: '-startTime', page: 1 })).toBe('')
})

test('filters are the same by what they hold', () => {
  expect(sameFilters(noFilters, { ...noFilters, subjectIds: [] })).toBe(true)
  expect(sameFilters(noFilters, { ...noFilters, gradeId: 8 })).toBe(false)
})
