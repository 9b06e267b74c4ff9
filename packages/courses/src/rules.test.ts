import { courseColors, type Course } from '@mango/contract/courses'
import { expect, test } from 'vitest'
import { byTerm, colorOf, courseAddress, drawingOf } from './rules.ts'
import { minutesBetween } from './times.ts'

const course = (change: Partial<Course> = {}): Course => ({
  courseId: 7,
  classId: 3,
  preInstall: true,
  className: '七年级(1)班',
  title: '七年级语文',
  coverUrl: courseColors[0],
  cozClassVOS: [],
  ...change,
})

test.each([
  [courseColors[5], courseColors[5]],
  [courseColors[5].toUpperCase(), courseColors[5]],
  ['https://oss.example/cover.png', courseColors[0]],
  ['', courseColors[0]],
  ['red;background:url(x)', courseColors[0]],
])('the card of %s has the colour %s', (coverUrl, color) => {
  expect(colorOf(coverUrl)).toBe(color)
  expect(drawingOf(coverUrl, 4)).toBe(courseColors.findIndex((one) => one === color) % 4)
})

test.each([
  [course(), { courseId: 7, classId: 3, isCustomCourse: 0, className: '七年级(1)班' }],
  [course({ preInstall: false }), { courseId: 7, classId: 3, isCustomCourse: 1, className: '七年级(1)班' }],
  [
    course({ classId: null, preInstall: false }),
    { courseId: 7, classId: undefined, isCustomCourse: 1, className: '七年级(1)班' },
  ],
])('a course is opened with what its page asks for', (one, address) => expect(courseAddress(one)).toEqual(address))

test('finished courses stand by term, in the order in which they come', () => {
  const rows = ['2025学年 下学期', '2025学年 上学期', '2025学年 下学期'].map((termName, courseId) =>
    course({ courseId, termName }),
  )
  expect(byTerm(rows).map(({ name, courses }) => [name, courses.map(({ courseId }) => courseId)])).toEqual([
    ['2025学年 下学期', [0, 2]],
    ['2025学年 上学期', [1]],
  ])
  expect(byTerm([])).toEqual([])
})

test('minutes are counted over midnight', () => {
  expect(minutesBetween('2026-11-22 23:59:30', '2026-11-23 00:10:00')).toBe(11)
})
