import { expect, test } from 'vitest'
import { createClassStudents } from './class-students.ts'

const [one, two] = [
  { id: 1, code: '20260001', name: '张伟', machineCode: 'K0001' },
  { id: 2, code: '20260003', name: '李娜', machineCode: null },
]

test('whoever comes from another class is asked for once, has a name from then on, and nobody who was here loses the own', () => {
  const students = createClassStudents({ students: [one, two], severalClasses: false })
  expect([1, 7, 7].map(students.hearsFirstOf)).toEqual([false, true, false])
  students.meet([
    { id: 2, code: '20260003', name: '李娜' },
    { id: 7, code: '20260002', name: '张伟' },
  ])
  expect(students.store.getState()).toEqual([
    { ...one, name: '张伟（01）' },
    { id: 7, code: '20260002', name: '张伟（02）' },
    two,
  ])
  const before = students.store.getState()
  students.meet([{ id: 7, code: '20260002', name: '张伟' }])
  expect(students.store.getState()).toBe(before)
})
