import { addExam, deleteExams, examList, mergeExam } from '@mango/contract/exams'
import type { TestBackend } from '@mango/backend/testing'
import type { Examples } from './examples.ts'

const nothingChosen = {
  schoolYear: '',
  termId: '',
  type: '',
  subjectIds: [],
  status: -1,
  gradeId: '',
  name: '',
} as const
const firstPage = { body: { ...nothingChosen, subjectIds: [], pageNum: 1, pageSize: 10 } }
let made = 0
const newExam = () => ({
  body: { schoolYear: 2026, gradeId: 7, type: 1, termId: 1 as const, name: `例 ${++made}` },
})
/** The exams of one kind that have subjects: they can be merged. */
const ofOneKind = async (backend: TestBackend) => {
  const all = await backend.db.query.exam.findMany({
    where: (exam, { and, eq, isNull }) => and(eq(exam.schoolId, 1), isNull(exam.parentId)),
  })
  const kind = (one: (typeof all)[number]) => [one.schoolYear, one.gradeId, one.type, one.termId].join()
  const withSubjects = all.filter((one) => one.subjectIds.length > 0)
  const first = withSubjects.find((one) => withSubjects.some((two) => two !== one && kind(two) === kind(one)))
  return withSubjects.filter((one) => first && kind(one) === kind(first)).map((one) => one.id)
}

export const exams: Examples['exams'] = {
  examList: {
    as: 'ordinary',
    wrongRole: 'student',
    input: () => firstPage,
    foreign: { as: 'otherSchool', expect: ({ total }) => total === 24 },
  },
  addExam: {
    as: 'ordinary',
    wrongRole: 'student',
    input: newExam,
    foreign: 'It is created in the school of whoever asks.',
  },
  mergeExam: {
    as: 'ordinary',
    wrongRole: 'student',
    input: async (backend) => ({
      body: { name: `合并 ${++made}`, examIds: await ofOneKind(backend) },
    }),
    foreign: { as: 'otherSchool', expect: 'refused' },
  },
  undoMerge: {
    as: 'ordinary',
    wrongRole: 'student',
    async input(backend, token) {
      const body = { name: `撤销 ${++made}`, examIds: await ofOneKind(backend) }
      const { data } = await backend.send(mergeExam, { body }, token)
      return { body: { examId: data?.examId ?? 0 } }
    },
    foreign: { as: 'otherSchool', expect: 'refused' },
  },
  getExamInfo: {
    as: 'ordinary',
    wrongRole: 'student',
    async input(backend, token) {
      const { data } = await backend.send(examList, firstPage, token)
      return { params: { examId: data?.[0]?.examId ?? 0 } }
    },
    foreign: { as: 'otherSchool', expect: ({ data }) => data === null },
  },
  getSubExamInfo: {
    as: 'ordinary',
    wrongRole: 'student',
    async input(backend, token) {
      const { data } = await backend.send(examList, firstPage, token)
      const some = data?.find((exam) => exam.subjectNames.length > 0)
      return { params: { examId: some?.examId ?? 0 } }
    },
    foreign: { as: 'otherSchool', expect: ({ data }) => data?.length === 0 },
  },
  deleteExamScore: {
    as: 'everything',
    wrongRole: 'student',
    async input(backend, token) {
      const { data } = await backend.send(addExam, newExam(), token)
      return { body: { examId: data?.examId ?? 0 } }
    },
    // To another school the exam does not exist, or it may not delete at all.
    foreign: { as: 'otherSchool', expect: ({ code }) => code === 0 || code === 100 },
  },
  changeExam: {
    as: 'ordinary',
    wrongRole: 'student',
    async input(backend, token) {
      const { data } = await backend.send(addExam, newExam(), token)
      return { body: { examId: data?.examId ?? 0, name: `改名 ${++made}`, status: 1 as const } }
    },
    foreign: { as: 'otherSchool', expect: 'refused' },
  },
  addExamSubjects: {
    as: 'ordinary',
    wrongRole: 'student',
    async input(backend, token) {
      const { data } = await backend.send(addExam, newExam(), token)
      return { body: { examId: data?.examId ?? 0, subjectIds: [1, 2] } }
    },
    foreign: { as: 'otherSchool', expect: 'refused' },
  },
  deleteExams: {
    as: 'everything',
    wrongRole: 'ordinary',
    async input(backend, token) {
      const { data } = await backend.send(addExam, newExam(), token)
      return { body: { examIds: [data?.examId ?? 0] } }
    },
    foreign: { as: 'otherSchool', expect: 'refused' },
  },
  getExamDeletions: {
    as: 'everything',
    wrongRole: 'ordinary',
    async input(backend, token) {
      const { data: added } = await backend.send(addExam, newExam(), token)
      await backend.send(deleteExams, { body: { examIds: [added?.examId ?? 0] } }, token)
      return {}
    },
    // Another school's own deletions, of which there are none, or none may be made there.
    foreign: { as: 'otherSchool', expect: ({ data }) => (data ?? []).length === 0 },
  },
  undoDeleteExams: {
    as: 'everything',
    wrongRole: 'ordinary',
    async input(backend, token) {
      const { data: added } = await backend.send(addExam, newExam(), token)
      const { data } = await backend.send(deleteExams, { body: { examIds: [added?.examId ?? 0] } }, token)
      return { body: { deletionId: data?.deletionId ?? 0 } }
    },
    foreign: { as: 'otherSchool', expect: 'refused' },
  },
}

const sameEverywhere = 'These lists are the same everywhere.'
export const scores: Examples['scores'] = {
  schoolYearList: { as: 'ordinary', wrongRole: 'student', input: () => ({}), foreign: sameEverywhere },
  gradeList: { as: 'ordinary', wrongRole: 'student', input: () => ({}), foreign: 'Grades without names of a school.' },
  examTypeList: { as: 'ordinary', wrongRole: 'student', input: () => ({}), foreign: sameEverywhere },
  subjectList: { as: 'ordinary', wrongRole: 'student', input: () => ({}), foreign: sameEverywhere },
  termList: { as: 'ordinary', wrongRole: 'student', input: () => ({}), foreign: sameEverywhere },
}
