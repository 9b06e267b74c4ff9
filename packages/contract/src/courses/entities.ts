import type * as v from 'valibot'
import * as a from '../answer.ts'

/** A class of a course, with those of its students who take part. */
export const classInCourse = a.object({
  id: a.id,
  name: a.text,
  /** Whether every student of the class takes part. */
  selectAll: a.flag,
  /** Their IDs tell those of the same name apart. */
  students: a.rows(a.object({ id: a.id, name: a.text, studentCode: a.maybe(a.text) })),
})

export const course = a.object({
  courseId: a.id,
  /** Null where it is held for students of several classes. */
  classId: a.orNull(a.id),
  /** Whether it comes with chapters. One that doesn't is a custom course: it has months instead. */
  preInstall: a.flag,
  className: a.text,
  title: a.text,
  /** The colour card that was picked: one of `courseColors`. */
  coverUrl: a.text,
  cozClassVOS: a.rows(classInCourse),
  /** Of a finished course, the term it is grouped by; the documents leave open how the grouping is carried. */
  termName: a.maybe(a.text),
  // What a card says beyond the documents.
  teacherName: a.maybe(a.text),
  studentNum: a.maybe(a.numberOr(0)),
  /** The hour that runs or comes next; absent where the timetable has none any more. */
  nextBegin: a.maybe(a.time),
  nextEnd: a.maybe(a.time),
})
export type Course = v.InferOutput<typeof course>

export const courseClass = a.object({ id: a.id, name: a.text, studentNum: a.numberOr(0) })
export type CourseClass = v.InferOutput<typeof courseClass>

export const courseStudent = a.object({
  id: a.id,
  name: a.text,
  code: a.text,
  studentCode: a.text,
  classId: a.id,
  className: a.text,
})
export type CourseStudent = v.InferOutput<typeof courseStudent>

/** The tabs of both course lists. */
export const courseListType = { ongoing: 1, finished: 2 } as const
/** What a student's course is made of, and the names of its tabs. */
export const courseType = { lessons: 1, homework: 2, exams: 3 } as const
export const courseTypeNames = { 1: '课堂', 2: '作业', 3: '考试' } as const
/** `isCustomCourse` in the address of the lesson lists. */
export const isCustomCourse = { no: 0, yes: 1 } as const
