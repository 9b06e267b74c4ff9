import { expect, test } from 'vitest'
import { dayField, idField, idsField, oneOfField, pageField, viewCodec, wordsField } from './index.ts'

const codec = viewCodec({
  gradeId: idField,
  subjectIds: idsField,
  status: oneOfField([1, 2], -1),
  share: oneOfField([0, 1], ''),
  day: dayField,
  name: wordsField(4),
  page: pageField,
})
const first = { gradeId: '', subjectIds: [], status: -1, share: '', day: '', name: '', page: 1 }

test.each([
  ['', first],
  ['page=3', { ...first, page: 3 }],
  ['share=0', { ...first, share: 0 }],
  ['subjectIds=12,7', { ...first, subjectIds: [12, 7] }],
  ['day=2024-02-29', { ...first, day: '2024-02-29' }],
  [
    'gradeId=8&subjectIds=1&status=2&share=1&day=2026-11-22&name=%E6%9C%9F%E4%B8%AD&page=2',
    { gradeId: 8, subjectIds: [1], status: 2, share: 1, day: '2026-11-22', name: '期中', page: 2 },
  ],
])('%s is read and written as the same view', (text, view) => {
  expect(codec.parse(text)).toEqual(view)
  expect(codec.format(codec.parse(text))).toBe(text)
})

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'status=7',
  'status=-1',
  'share=',
  'subjectIds=,',
  'subjectIds=a,b',
  'gradeId=1e9',
  'gradeId=1234567890',
  'day=2026-02-30',
  'day=22.11.2026',
  'foreign=1',
])('%s is not understood and shows the first view', (text) => {
  expect(codec.parse(text)).toEqual(first)
  expect(codec.format(codec.parse(text))).toBe('')
})

test('a repeated id counts once, and long words are cut', () => {
  expect(codec.parse('subjectIds=3,3,4').subjectIds).toEqual([3, 4])
  expect(codec.parse('name=甲乙丙丁戊').name).toBe('甲乙丙丁')
})
