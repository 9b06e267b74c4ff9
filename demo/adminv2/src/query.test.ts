import { expect, test } from 'vitest'
import { parseSearch, query, stringifySearch } from './query.ts'

const read = query({ courseId: 'id', isCustomCourse: 'bit', className: 'text' })

test('reads what a route knows and leaves out what does not fit', () => {
  expect(read({ courseId: '12', isCustomCourse: '0', className: '九年级（3）班', other: 'x' })).toEqual({
    courseId: 12,
    isCustomCourse: 0,
    className: '九年级（3）班',
  })
  const nothing = { courseId: undefined, isCustomCourse: undefined, className: undefined }
  expect(read({ courseId: '-1', isCustomCourse: '2' })).toStrictEqual(nothing)
  expect(read({})).toStrictEqual(nothing)
})

test('an address keeps its form: digits stay digits, text stays text', () => {
  const search = '?studentId=20260001&studentName=%E6%9E%97+%E8%8A%92'
  expect(parseSearch(search)).toEqual({ studentId: '20260001', studentName: '林 芒' })
  expect(stringifySearch(parseSearch(search))).toBe(search)
  expect(stringifySearch({ a: undefined, b: '' })).toBe('')
})
