import { expect, it } from 'vitest'
import { semesterOf } from '../shared/school/names.ts'
import { randomFrom } from './random.ts'
import { hoursOf } from './timetable.ts'

const course = { schoolId: 1, subjectId: 1, teacherId: 541, gradeId: 9, preInstall: true, coverUrl: '' }
const ninth = { id: 1, schoolId: 1, grade: 9, name: '九年级(1)班' }

function hoursAt(time: string) {
  const now = new Date(time)
  const given = [
    { classId: 1, hours: 5, course: { ...course, ...semesterOf(now), id: 1, name: '九年级语文', createdAt: now } },
  ]
  const hours = hoursOf({ random: randomFrom(1), now }, given, [ninth])
  return { past: hours.filter(({ endsAt }) => endsAt <= now).length, all: hours.length }
}

it.each([
  ['in the middle of a term', '2026-11-20T04:00:00Z'],
  ['on the first morning of a term', '2027-02-01T01:00:00Z'],
  ['on the first morning of a school year', '2027-08-01T01:00:00Z'],
])('shows twelve weeks that were taught and four to come, %s', (_, time) => {
  const { past, all } = hoursAt(time)
  expect(past).toBeGreaterThanOrEqual(12 * 5 - 2)
  expect(all - past).toBeGreaterThanOrEqual(4 * 5 - 2)
})
