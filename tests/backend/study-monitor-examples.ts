import { pageIn, type TestBackend } from '@mango/backend/testing'
import type { Examples } from './examples.ts'

const page = { pageNum: 1, pageSize: 8 }
type List = Parameters<typeof pageIn<{ schoolName: string }>>[0]
/** Rows of the other school, and only those. */
const theirs = {
  as: 'otherSchool',
  expect: (answer: List) => {
    const { rows } = pageIn(answer)
    return rows.length > 0 && rows.every((row) => row.schoolName === '芒果第二中学')
  },
} as const
const someAssistant = async (backend: TestBackend) =>
  backend.db.query.assistant.findFirst({ where: (assistant, { eq }) => eq(assistant.schoolId, 1) })

export const studyMonitor: Examples['studyMonitor'] = {
  totalList: {
    as: 'ordinary',
    wrongRole: 'student',
    input: () => ({ body: { pageNum: 1, pageSize: 12, dateTime: '', codeOrName: '' } }),
    foreign: theirs,
  },
  detailList: {
    as: 'ordinary',
    wrongRole: 'student',
    input: () => ({ body: { ...page, deviceId: null, dateTime: null, intentType: null } }),
    foreign: theirs,
  },
  msgHistory: {
    as: 'ordinary',
    wrongRole: 'student',
    input: () => ({ body: { ...page, readType: null } }),
    foreign: theirs,
  },
  feedbackList: {
    as: 'ordinary',
    wrongRole: 'student',
    input: () => ({ body: { ...page, status: '' as const } }),
    foreign: theirs,
  },
  sendMsg: {
    as: 'ordinary',
    wrongRole: 'student',
    async input(backend) {
      const one = await someAssistant(backend)
      return { body: { studentId: one?.studentId ?? 0, deviceId: one?.deviceId ?? '', msg: '例' } }
    },
    foreign: { as: 'otherSchool', expect: 'refused' },
  },
  sendDingMsg: {
    as: 'ordinary',
    wrongRole: 'student',
    input: async (backend) => ({ body: { studentId: (await someAssistant(backend))?.studentId ?? 0, msg: '例' } }),
    foreign: { as: 'otherSchool', expect: 'refused' },
  },
  send2All: {
    as: 'ordinary',
    wrongRole: 'student',
    input: () => ({ body: { msg: '例' } }),
    foreign: 'It goes to the school of whoever asks.',
  },
  broadcastAudiences: {
    as: 'ordinary',
    wrongRole: 'student',
    input: () => ({}),
    foreign: { as: 'otherSchool', expect: ({ data }) => data !== undefined && data.length < 12 },
  },
  countRecipients: {
    as: 'ordinary',
    wrongRole: 'student',
    input: () => ({}),
    foreign: { as: 'otherSchool', expect: ({ data }) => data !== undefined && data < 200 },
  },
  studentsInNeed: {
    as: 'ordinary',
    wrongRole: 'student',
    input: () => ({ body: page }),
    foreign: theirs,
  },
  trend: {
    as: 'ordinary',
    wrongRole: 'student',
    input: () => ({ body: { dateTime: '' as const, codeOrName: '' } }),
    foreign: 'It counts in the school of whoever asks.',
  },
}
