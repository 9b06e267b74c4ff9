import type { CallAnswer } from '@mango/contract'
import {
  addQuestionToBasket,
  getMistakes,
  getReviewQuestions,
  mastery,
  pushType,
  sourceType,
  type MistakeQuestion,
} from '@mango/contract/mistake-notebook'
import { check } from '@mango/contract/paper-records'
import type { TestBackend } from '@mango/backend/testing'
import type { Examples } from './examples.ts'

const pupil = { as: 'student', wrongRole: 'everything' } as const
/** A teacher of the pupil may look, too. */
const anyone = { as: 'student' } as const
const refused = { as: 'otherSchool', expect: 'refused' } as const
const subjectId = 2
const semester = { schoolYear: 2026, termId: 1 } as const

async function pupilId(backend: TestBackend): Promise<number> {
  const first = await backend.db.query.student.findFirst()
  return first?.personId ?? 0
}
async function list(backend: TestBackend, source: 0 | 1 | 2) {
  const studentId = await pupilId(backend)
  const query = {
    studentId,
    subjectId,
    sourceType: source,
    mastered: mastery.all,
    ...semester,
    pageSize: 8,
    pageNum: 1,
  }
  const { data } = await backend.send(getMistakes, { query }, await backend.tokenOf('student'))
  return data?.data ?? []
}
async function mistakeOf(backend: TestBackend) {
  const [first] = await list(backend, sourceType.all)
  if (!first || !('mastered' in first)) throw new Error('the demo has no mistake')
  const question: MistakeQuestion = first
  return {
    studentId: await pupilId(backend),
    questionId: question.id,
    paperId: question.paperId[0] ?? null,
  }
}
const reason = async (backend: TestBackend) => ({ body: { ...(await mistakeOf(backend)), errorReason: '粗心' } })
const inBasket = async (backend: TestBackend) => ({ body: { ...(await mistakeOf(backend)), subjectId } })
const whole = async (backend: TestBackend) => {
  const { studentId } = await mistakeOf(backend)
  const [paper] = await list(backend, sourceType.homework)
  return { body: { studentId, subjectId, paperId: paper && 'paperName' in paper ? paper.paperId : 0 } }
}
const basket = async (backend: TestBackend) => ({ query: { studentId: await pupilId(backend), subjectId } })
const filled = async (backend: TestBackend) => {
  await backend.send(addQuestionToBasket, await inBasket(backend), await backend.tokenOf('student'))
  return basket(backend)
}
const ofSemester = async (backend: TestBackend) => ({ query: { studentId: await pupilId(backend), ...semester } })
const ofPupil = async (backend: TestBackend) => ({ query: { studentId: await pupilId(backend) } })

export const mistakeNotebook: Examples['mistakeNotebook'] = {
  getSemesters: { ...anyone, input: ofPupil, foreign: refused },
  getMistakeSubjects: { ...anyone, input: ofSemester, foreign: refused },
  getMistakes: {
    ...anyone,
    input: async (backend) => ({
      query: {
        ...(await ofSemester(backend)).query,
        subjectId,
        sourceType: sourceType.homework,
        mastered: mastery.notMastered,
        pageSize: 8,
        pageNum: 1,
      },
    }),
    foreign: refused,
  },
  getErrorReasons: {
    ...pupil,
    input: () => ({ query: { subjectId } }),
    foreign: 'Suggestions are the same in every school, besides the own ones.',
  },
  submitErrorReason: { ...pupil, input: reason, foreign: refused },
  deleteErrorReason: { ...pupil, input: reason, foreign: refused },
  masterQuestion: {
    ...pupil,
    input: async (backend) => {
      const { studentId, questionId } = await mistakeOf(backend)
      return { body: { studentId, questionId, mastered: mastery.mastered } }
    },
    foreign: refused,
  },
  addQuestionToBasket: { ...pupil, input: inBasket, foreign: refused },
  removeQuestionFromBasket: { ...pupil, input: inBasket, foreign: refused },
  addPaperToBasket: { ...pupil, input: whole, foreign: refused },
  removePaperFromBasket: { ...pupil, input: whole, foreign: refused },
  getBasketSize: { ...anyone, input: basket, foreign: refused },
  getBasket: { ...anyone, input: basket, foreign: refused },
  cleanBasket: { ...pupil, input: basket, foreign: refused },
  pushQuestions: {
    ...pupil,
    input: async (backend) => ({
      query: {
        ...(await filled(backend)).query,
        fillMyAnswer: true,
        fillAnswerAndParse: true,
        type: pushType,
      },
    }),
    foreign: refused,
  },
  makePaper: {
    ...pupil,
    input: async (backend) => ({
      body: {
        ...(await filled(backend)).query,
        name: '',
        fillMyAnswer: true,
        fillAnswerAndParse: true,
        answersAtEnd: true,
        reasons: true,
        room: true,
        nameLine: true,
        columns: 2,
        order: 'type',
        pictureSize: 50,
      },
    }),
    foreign: refused,
  },
  getReviewPlan: { ...anyone, input: ofPupil, foreign: refused },
  getReviewQuestions: { ...anyone, input: ofPupil, foreign: refused },
  submitReview: {
    ...pupil,
    input: async (backend) => {
      const { query } = await ofPupil(backend)
      const answer: Partial<CallAnswer<typeof getReviewQuestions>> = await backend.send(
        getReviewQuestions,
        { query },
        await backend.tokenOf('student'),
      )
      return { body: { ...query, questionId: answer.data?.[0]?.id ?? 0, result: check.right } }
    },
    foreign: refused,
  },
  setReviewLimit: {
    ...pupil,
    input: async (backend) => ({ body: { studentId: await pupilId(backend), limit: 15 } }),
    foreign: refused,
  },
  getMistakeFilters: {
    ...anyone,
    input: async (backend) => ({
      query: {
        ...(await ofSemester(backend)).query,
        subjectId,
        sourceType: sourceType.all,
        mastered: mastery.notMastered,
      },
    }),
    foreign: refused,
  },
  getMistakeStatistics: { ...anyone, input: ofSemester, foreign: refused },
}
