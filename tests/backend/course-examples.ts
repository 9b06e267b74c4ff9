import { courseColors } from '@mango/contract/courses'
import { getHomeworkToSee } from '@mango/contract/today'
import type { TestBackend } from '@mango/backend/testing'
import type { Examples } from './examples.ts'

const otherSchool = 'otherSchool'
/** A course of the account with every right. */
const ofTeacher = async (backend: TestBackend, preInstall = true) => {
  const [teacher] = await backend.db.query.person.findMany({ where: (one, { eq }) => eq(one.mobile, '13800000001') })
  const [found] = await backend.db.query.course.findMany({
    where: (one, { and, eq, isNull }) =>
      and(
        eq(one.teacherId, teacher?.id ?? 0),
        eq(one.schoolId, 1),
        eq(one.preInstall, preInstall),
        isNull(one.deletedAt),
      ),
    orderBy: (one, { desc }) => [desc(one.id)],
  })
  return found?.id ?? 0
}
const classOfTeacher = async (backend: TestBackend) => {
  const [found] = await backend.db.query.courseClass.findMany({
    where: (one, { eq }) => eq(one.courseId, 1),
  })
  return found?.classId ?? 0
}
let made = 0
const fields = async (backend: TestBackend) => ({
  classIds: [await classOfTeacher(backend)],
  studentIds: [],
  name: `例 ${++made}`,
  coverUrl: courseColors[0],
})
const ownOnly = 'It gives what is the own.'

export const courses: Examples['courses'] = {
  getTeacherOngoingCourses: { as: 'everything', wrongRole: 'student', input: () => ({}), foreign: ownOnly },
  getTeacherFinishedCourses: { as: 'everything', wrongRole: 'student', input: () => ({}), foreign: ownOnly },
  getOngoingCourses: { as: 'student', wrongRole: 'ordinary', input: () => ({}), foreign: ownOnly },
  getFinishedCourses: { as: 'student', wrongRole: 'ordinary', input: () => ({}), foreign: ownOnly },
  getCourse: {
    as: 'everything',
    input: async (backend) => ({ query: { courseId: await ofTeacher(backend) } }),
    foreign: { as: otherSchool, expect: 'refused' },
  },
  listCourseClasses: {
    as: 'everything',
    wrongRole: 'student',
    input: () => ({}),
    foreign: { as: otherSchool, expect: ({ data = [] }) => data.length > 0 && data.every(({ id }) => id > 9) },
  },
  getClassStudents: {
    as: 'everything',
    wrongRole: 'student',
    input: async (backend) => ({ body: { classId: await classOfTeacher(backend) } }),
    foreign: { as: otherSchool, expect: 'refused' },
  },
  searchStudents: {
    as: 'everything',
    wrongRole: 'student',
    input: () => ({ query: { query: '2026' } }),
    foreign: { as: otherSchool, expect: ({ data = [] }) => data.every(({ classId }) => classId > 9) },
  },
  saveCourse: {
    as: 'everything',
    wrongRole: 'student',
    input: async (backend) => ({ body: await fields(backend) }),
    foreign: { as: otherSchool, expect: 'refused' },
  },
  updateCourse: {
    as: 'everything',
    wrongRole: 'student',
    input: async (backend) => ({ body: { ...(await fields(backend)), id: await ofTeacher(backend, false) } }),
    foreign: { as: otherSchool, expect: 'refused' },
  },
  getCourseFields: {
    as: 'everything',
    wrongRole: 'student',
    input: async (backend) => ({ query: { courseId: await ofTeacher(backend) } }),
    foreign: { as: otherSchool, expect: 'refused' },
  },
  deleteCourse: {
    as: 'everything',
    wrongRole: 'student',
    input: async (backend) => ({ query: { courseId: await ofTeacher(backend) } }),
    foreign: { as: otherSchool, expect: 'refused' },
  },
}

const projectOf = async (backend: TestBackend) => {
  const [found] = await backend.db.query.project.findMany({
    where: (one, { eq }) => eq(one.schoolId, 1),
    orderBy: (one, { asc }) => [asc(one.id)],
  })
  return found?.id ?? 0
}
const projectFields = () => ({ name: `项目 ${++made}`, note: '', done: 1, total: 4, due: '2026-12-04' })

export const today: Examples['today'] = {
  getTimetable: {
    as: 'everything',
    input: () => ({ query: { from: '2026-11-16', to: '2026-11-22' } }),
    foreign: ownOnly,
  },
  getRunningClasses: { as: 'everything', wrongRole: 'student', input: () => ({}), foreign: ownOnly },
  getHomeworkToSee: { as: 'everything', wrongRole: 'student', input: () => ({}), foreign: ownOnly },
  getHomeworkAnswers: {
    as: 'everything',
    wrongRole: 'student',
    input: async (backend, token) => {
      const { data } = await backend.send(getHomeworkToSee, {}, token)
      return { query: { paperId: data?.[0]?.paperId ?? 0, classId: data?.[0]?.classId ?? 0 } }
    },
    foreign: { as: otherSchool, expect: ({ data }) => data?.length === 0 },
  },
  listProjects: { as: 'everything', wrongRole: 'student', input: () => ({}), foreign: ownOnly },
  saveProject: {
    as: 'everything',
    wrongRole: 'student',
    input: async (backend) => ({ body: { ...projectFields(), id: await projectOf(backend) } }),
    foreign: { as: otherSchool, expect: 'refused' },
  },
  deleteProject: {
    as: 'everything',
    wrongRole: 'student',
    input: async (backend) => ({ body: { id: await projectOf(backend) } }),
    foreign: { as: otherSchool, expect: 'refused' },
  },
  searchHome: {
    as: 'everything',
    input: () => ({ query: { query: '语文' } }),
    foreign: { as: otherSchool, expect: ({ data = [] }) => data.every(({ kind }) => kind !== 1) },
  },
}
