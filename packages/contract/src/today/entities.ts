import type * as v from 'valibot'
import * as a from '../answer.ts'

/** An hour of the timetable. */
export const timetableHour = a.object({
  id: a.id,
  courseId: a.id,
  courseName: a.text,
  subjectName: a.text,
  preInstall: a.flag,
  classId: a.id,
  className: a.text,
  teacherName: a.text,
  room: a.text,
  /** Booked for recording. */
  booked: a.flag,
  begin: a.time,
  end: a.time,
})
export type TimetableHour = v.InferOutput<typeof timetableHour>

/** A live class that is not over. */
export const runningClass = a.object({
  answerClassId: a.id,
  roomId: a.id,
  roomName: a.text,
  /** Joined by commas. */
  classIds: a.text,
  className: a.text,
  coursewareId: a.id,
  coursewareName: a.text,
  begin: a.time,
  /** How many of the courseware's questions have been asked. */
  asked: a.numberOr(0),
  questionCount: a.numberOr(0),
})
export type RunningClass = v.InferOutput<typeof runningClass>

/** What a teacher works on besides lessons, in steps. */
export const project = a.object({
  id: a.id,
  name: a.text,
  note: a.text,
  done: a.numberOr(0),
  total: a.numberOr(1),
  /** The day it is to be finished; null where there is none. */
  due: a.orNull(a.day),
})
export type Project = v.InferOutput<typeof project>

/** What a class has handed in of a homework, some of it not looked at yet. */
export const homeworkToSee = a.object({
  paperId: a.id,
  title: a.text,
  subjectName: a.text,
  classId: a.id,
  className: a.text,
  handedIn: a.numberOr(0),
  /** How many students the class has. */
  students: a.numberOr(0),
  /** Handed in and not checked. */
  waiting: a.numberOr(0),
  /** When the last of it came. */
  last: a.time,
})
export type HomeworkToSee = v.InferOutput<typeof homeworkToSee>

/** A student's answered paper of a homework. */
export const homeworkAnswer = a.object({
  /** Of the answered paper. */
  id: a.id,
  studentId: a.id,
  studentName: a.text,
  studentCode: a.text,
  /** When it was handed in. */
  createTime: a.time,
  /** No longer waiting to be looked at. */
  checked: a.flag,
})
export type HomeworkAnswer = v.InferOutput<typeof homeworkAnswer>

/** What a search on a home finds. */
export const foundKind = { course: 1, student: 2, courseware: 3, lesson: 4 } as const
export const found = a.object({
  /** One of `foundKind`. */
  kind: a.number,
  id: a.id,
  title: a.text,
  /** Tells it from others of the same name. */
  detail: a.text,
  /** Of a course, or of the course of a lesson: what its page is asked with. */
  classId: a.orNull(a.id),
  preInstall: a.flag,
  /** Of a lesson: its course. */
  courseId: a.orNull(a.id),
})
export type Found = v.InferOutput<typeof found>
