import type { Client } from '@mango/client'
import {
  deleteCourse,
  getClassStudents,
  getCourseFields,
  getFinishedCourses,
  getOngoingCourses,
  getTeacherFinishedCourses,
  getTeacherOngoingCourses,
  listCourseClasses,
  searchStudents,
} from '@mango/contract/courses'

export type Audience = 'teacher' | 'student'
const lists = {
  teacher: { ongoing: getTeacherOngoingCourses, finished: getTeacherFinishedCourses },
  student: { ongoing: getOngoingCourses, finished: getFinishedCourses },
}
export type CourseTab = keyof typeof lists.teacher

export const courses = (client: Client, audience: Audience, tab: CourseTab) => client.query(lists[audience][tab], {})

export const classes = (client: Client) => client.query(listCourseClasses, {})
export const studentsOfClass = (client: Client, classId: number) =>
  client.query(getClassStudents, { body: { classId } })
export const studentsNamed = (client: Client, query: string) => client.query(searchStudents, { query: { query } })
export const courseFields = (client: Client, courseId: number) => ({
  ...client.query(getCourseFields, { query: { courseId } }),
  // The dialog begins with what the server has now, and what is changed in it stays while it is open.
  gcTime: 0,
  staleTime: Infinity,
})

export const remove = (client: Client, courseId: number) => client.send(deleteCourse, { query: { courseId } })

/** Makes every shown list of courses ask anew. */
export const refreshCourses = (client: Client) =>
  client.refresh(...Object.values(lists).flatMap((of) => Object.values(of)))
/** The same for the students of the classes, and those that were searched for. */
export const refreshStudents = (client: Client) => client.refresh(listCourseClasses, getClassStudents, searchStudents)
