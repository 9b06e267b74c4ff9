import * as v from 'valibot'
import * as a from '../answer.ts'
import { act, actByGet, read, readByPost } from '../call.ts'
import { id, queryId, textUpTo } from '../fields.ts'
import { nameUpTo } from '../names.ts'
import { course, courseClass, courseStudent } from './entities.ts'
import { cutCourseName } from './limits.ts'
import { text } from './texts.ts'

const ids = (max: number) => v.pipe(v.array(id), v.maxLength(max))
const courses = a.data(a.rows(course))
const students = a.data(a.rows(courseStudent))
const ofCourse = v.object({ courseId: queryId })

export const getTeacherOngoingCourses = read('/api/conn/coz/teacher/getOngoingCourses', {
  summary: 'Courses that this teacher gives now',
  answer: courses,
})
export const getTeacherFinishedCourses = read('/api/conn/coz/teacher/getFinishedCourses', {
  summary: 'Courses that this teacher has given, newest term first',
  answer: courses,
})
export const getOngoingCourses = read('/api/conn/coz/getOngoingCourses', {
  summary: 'Courses that this student takes now',
  answer: courses,
})
export const getFinishedCourses = read('/api/conn/coz/getFinishedCourses', {
  summary: 'Courses that this student has taken, newest term first',
  answer: courses,
})
export const getCourse = read('/api/conn/coz/getCourseDetail', {
  summary: 'Name of a course',
  query: ofCourse,
  answer: a.data(a.object({ name: a.text })),
})

export const listCourseClasses = read('/api/conn/coz/teacher/listCourseClass', {
  summary: 'Classes a course can be given to',
  answer: a.data(a.rows(courseClass)),
})
export const getClassStudents = readByPost('/api/school/class/student', {
  summary: 'Students of a class',
  body: v.object({ classId: id }),
  answer: students,
})
export const searchStudents = read('/api/conn/coz/teacher/searchStudent', {
  summary: 'Students whose name or code has these characters',
  query: v.object({ query: textUpTo(64) }),
  answer: students,
})

/** What a person sets; a class given whole stands in `classIds`, the students of the others in `studentIds`. */
export const courseFields = v.object({
  classIds: ids(200),
  studentIds: ids(5000),
  name: v.pipe(
    nameUpTo(64),
    v.check((name) => name !== '', text.nameMissing),
    v.check((name) => cutCourseName(name) === name, text.nameTooLong),
  ),
  coverUrl: v.pipe(textUpTo(200), v.minLength(1)),
})
export type CourseFields = v.InferOutput<typeof courseFields>

export const saveCourse = act('/api/conn/coz/teacher/saveCourse', {
  summary: 'Create a course',
  body: courseFields,
  answer: a.exact({ data: v.nullish(a.object({ courseId: a.id })) }),
})
export const updateCourse = act('/api/conn/coz/teacher/updateCourse', {
  summary: 'Change a course',
  body: v.object({ ...courseFields.entries, id }),
})
export const getCourseFields = read('/api/conn/coz/teacher/selectCourseDetail', {
  summary: 'A course as its dialog edits it',
  query: ofCourse,
  answer: a.data(course),
})
export const deleteCourse = actByGet('/api/conn/coz/teacher/delCourse', {
  summary: 'Delete a course',
  query: ofCourse,
})
