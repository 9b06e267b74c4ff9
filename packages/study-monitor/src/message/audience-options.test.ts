import { expect, test } from 'vitest'
import { audienceOptions } from './audience-options.ts'

const ofClass = (classId: number, gradeId: number, students: number) => ({
  classId,
  className: `${gradeId}年级${classId}班`,
  gradeId,
  gradeName: `${gradeId}年级`,
  students,
})

test('the school, then each grade with its classes, each with how many it reaches', () => {
  const options = audienceOptions([ofClass(1, 7, 40), ofClass(2, 7, 38), ofClass(3, 8, 41)], 119)
  expect(options.map(({ label, audience }) => [label, audience])).toEqual([
    ['全校（119 人）', {}],
    ['7年级（78 人）', { gradeId: 7 }],
    ['7年级1班（40 人）', { classId: 1 }],
    ['7年级2班（38 人）', { classId: 2 }],
    ['8年级（41 人）', { gradeId: 8 }],
    ['8年级3班（41 人）', { classId: 3 }],
  ])
})

test('where nothing is known, the school is left', () => {
  expect(audienceOptions([], undefined).map(({ words }) => words)).toEqual(['全校学生'])
})
