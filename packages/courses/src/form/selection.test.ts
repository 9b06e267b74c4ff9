import type { CourseClass } from '@mango/contract/courses'
import { describe, expect, it } from 'vitest'
import {
  calledAmong,
  headCount,
  idsOf,
  isChosen,
  nobody,
  selectionOf,
  tickClass,
  tickStudent,
  type Student,
} from './selection.ts'

const first: CourseClass = { id: 1, name: '七年级(1)班', studentNum: 3 }
const pupils: Student[] = [11, 12, 13].map((id) => ({ id, name: `学生${id}`, classId: 1, className: first.name }))
const [one, two, three] = pupils as [Student, Student, Student]
const stranger: Student = { id: 21, name: '外班', classId: 2, className: '七年级(2)班' }
const second: CourseClass = { id: 2, name: '七年级(2)班', studentNum: 2 }

describe('ticking', () => {
  it('a class ticks all of its students, and unticking it takes all away', () => {
    const whole = tickClass(nobody, first, true)
    expect(pupils.every((student) => isChosen(whole, student))).toBe(true)
    expect(isChosen(whole, stranger)).toBe(false)
    expect(idsOf(whole)).toEqual({ classIds: [1], studentIds: [] })
    expect(headCount(tickClass(whole, first, false))).toBe(0)
  })

  it('every student of a class makes it whole', () => {
    let selection = tickStudent(nobody, one, true, first)
    selection = tickStudent(selection, two, true, first)
    expect(idsOf(selection)).toEqual({ classIds: [], studentIds: [11, 12] })
    selection = tickStudent(selection, three, true, first)
    expect(idsOf(selection)).toEqual({ classIds: [1], studentIds: [] })
    expect(headCount(selection)).toBe(3)
  })

  it('a student out of a whole class leaves the others', () => {
    const selection = tickStudent(tickClass(nobody, first, true), two, false, first, pupils)
    expect(idsOf(selection)).toEqual({ classIds: [], studentIds: [11, 13] })
  })

  it('a class takes the place of those who were chosen in it alone, and of nobody else', () => {
    let selection = tickStudent(nobody, stranger, true, second)
    selection = tickStudent(selection, one, true, first)
    selection = tickClass(selection, first, true)
    expect(idsOf(selection)).toEqual({ classIds: [1], studentIds: [21] })
    expect(headCount(selection)).toBe(4)
  })
})

it('a course begins with whom it has', () => {
  const selection = selectionOf({
    cozClassVOS: [
      { id: 1, name: first.name, selectAll: true, students: pupils },
      { id: 2, name: second.name, selectAll: false, students: [stranger] },
    ],
  })
  expect(idsOf(selection)).toEqual({ classIds: [1], studentIds: [21] })
  expect(headCount(selection)).toBe(4)
})

it('those who share a name are told apart, by the student ID or else by the class', () => {
  const namesakes = [{ ...one, name: '张伟', studentCode: '20260001' }, { ...stranger, name: '张伟' }, two]
  expect(namesakes.map(calledAmong(namesakes))).toEqual(['张伟（20260001）', '张伟（七年级(2)班）', two.name])
})
