import { getCorrection, saveCheck } from '@mango/contract/correction'
import type { TestBackend } from '@mango/backend/testing'
import type { Examples } from './examples.ts'

const refusedElsewhere = { as: 'otherSchool', expect: 'refused' } as const
const source = 4
const mathematics = 2

/** The demo student's newest answered paper of some kind. */
async function newest({ db }: TestBackend, isWanted: (paper: { correctedAt: Date | null }) => boolean) {
  const [student] = await db.query.student.findMany({ limit: 1 })
  const all = await db.query.answeredPaper.findMany({
    where: (paper, { eq }) => eq(paper.studentId, student?.personId ?? 0),
    orderBy: (paper, { desc }) => desc(paper.handedInAt),
  })
  const found = all.find(isWanted)
  if (!found) throw new Error('no such paper')
  return found
}
const openId = async (backend: TestBackend) => (await newest(backend, (paper) => paper.correctedAt === null)).id
const anyId = async (backend: TestBackend) => (await newest(backend, () => true)).id

/** A paper of the student of which everything is checked. */
async function checkedId(backend: TestBackend, token: string): Promise<number> {
  const id = await openId(backend)
  const { data } = await backend.send(getCorrection, { query: { id, showAnswer: false } }, token)
  for (const part of data?.answerList.flatMap((question) => question.subAnswers) ?? [])
    await backend.send(
      saveCheck,
      { body: { id, questionId: part.questionId, scoreId: part.id, check: 1, isOver: false } },
      token,
    )
  return id
}

/** A course in mathematics that the student's class takes part in. */
async function courseId({ db }: TestBackend): Promise<number> {
  const [student] = await db.query.student.findMany({ limit: 1 })
  const [teacher] = await db.query.teaching.findMany({ limit: 1 })
  await db.execute(
    `insert into course (id, school_id, teacher_id, subject_id, grade_id, school_year, term_id, name, cover_url, pre_install, created_at)
     values (90000, 1, ${teacher?.personId}, ${mathematics}, 7, 2026, 1, '数学', '', true, now()) on conflict do nothing`,
  )
  await db.execute(
    `insert into course_class (course_id, class_id) values (90000, ${student?.classId}) on conflict do nothing`,
  )
  return 90_000
}

async function workbookId({ db }: TestBackend): Promise<number> {
  const [found] = await db.query.practise.findMany({ where: (row, { isNull }) => isNull(row.parentId), limit: 1 })
  return found?.id ?? 0
}

const photo = () => new File(['GIF89a of a page'], 'page.gif')

export const paperRecords: Examples['paperRecords'] = {
  getPaperRecordMonths: {
    as: 'student',
    wrongRole: 'ordinary',
    input: async (backend) => ({ query: { courseId: await courseId(backend), source } }),
    foreign: refusedElsewhere,
  },
  getPaperRecordYears: {
    as: 'student',
    wrongRole: 'ordinary',
    input: () => ({ query: { source } }),
    foreign: refusedElsewhere,
  },
  getPaperRecords: {
    as: 'student',
    wrongRole: 'ordinary',
    input: () => ({ body: { pageNum: 1, pageSize: 9, query: '', source } }),
    foreign: refusedElsewhere,
  },
  getOngoingSubjects: { as: 'student', wrongRole: 'ordinary', input: () => ({}), foreign: refusedElsewhere },
  getPaperDetail: {
    as: 'student',
    input: async (backend) => ({ query: { id: await anyId(backend) } }),
    foreign: refusedElsewhere,
  },
}

export const correction: Examples['correction'] = {
  getCurrentGrade: { as: 'student', wrongRole: 'ordinary', input: () => ({}), foreign: refusedElsewhere },
  getCorrectionSubjects: { as: 'student', input: () => ({}), foreign: 'Subjects are the same everywhere.' },
  getWorkbooks: {
    as: 'student',
    wrongRole: 'ordinary',
    input: () => ({ query: { subjectId: mathematics, source } }),
    foreign: refusedElsewhere,
  },
  getPractises: {
    as: 'student',
    wrongRole: 'ordinary',
    input: async (backend) => ({
      query: { subjectId: mathematics, parentId: await workbookId(backend), query: '' },
    }),
    foreign: refusedElsewhere,
  },
  getComposedPaperId: {
    as: 'student',
    wrongRole: 'ordinary',
    async input({ db }) {
      const [found] = await db.query.practise.findMany({
        where: (row, { isNotNull }) => isNotNull(row.paperId),
        limit: 1,
      })
      return { query: { paperId: found?.paperId ?? 0, type: 1 } }
    },
    foreign: refusedElsewhere,
  },
  getCorrection: {
    as: 'student',
    input: async (backend) => ({ query: { id: await anyId(backend), showAnswer: true } }),
    foreign: refusedElsewhere,
  },
  saveCheck: {
    as: 'student',
    wrongRole: 'ordinary',
    async input(backend, token) {
      const id = await openId(backend)
      const { data } = await backend.send(getCorrection, { query: { id, showAnswer: false } }, token)
      const part = data?.answerList[0]?.subAnswers[0]
      return {
        body: { id, questionId: part?.questionId ?? 1, scoreId: part?.id ?? 1, check: 1 as const, isOver: false },
      }
    },
    foreign: refusedElsewhere,
  },
  finishCorrection: {
    as: 'student',
    wrongRole: 'ordinary',
    input: async (backend, token) => ({ query: { id: await checkedId(backend, token) } }),
    foreign: refusedElsewhere,
  },
  uploadAnswerPicture: {
    as: 'student',
    wrongRole: 'ordinary',
    input: async (backend) => ({ body: { id: await openId(backend), emend: false }, file: photo() }),
    foreign: refusedElsewhere,
  },
  getAnswerPages: {
    as: 'student',
    input: async (backend) => ({ query: { id: await anyId(backend) } }),
    foreign: refusedElsewhere,
  },
  createPhotoToken: {
    as: 'student',
    wrongRole: 'ordinary',
    input: async (backend) => ({ body: { id: await anyId(backend) } }),
    foreign: refusedElsewhere,
  },
  getPhotoTask: {
    as: 'student',
    wrongRole: 'ordinary',
    input: async (backend) => ({ query: { id: await anyId(backend) } }),
    foreign: refusedElsewhere,
  },
  removeAnswerPage: {
    as: 'student',
    wrongRole: 'ordinary',
    input: async (backend) => ({ body: { id: await openId(backend), pageId: 1 } }),
    foreign: refusedElsewhere,
  },
}
