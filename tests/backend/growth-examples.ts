import type { TestBackend } from '@mango/backend/testing'
import type { Examples } from './examples.ts'

/** The demo's student, and the first moment of that profile. */
const pupil = async (backend: TestBackend) => {
  const found = await backend.db.query.student.findFirst({
    where: (student, { and, eq }) => and(eq(student.studentCode, '20260001'), eq(student.schoolId, 1)),
  })
  return found?.personId ?? 0
}
const moment = async (backend: TestBackend) => {
  const studentId = await pupil(backend)
  const found = await backend.db.query.growthMoment.findFirst({
    where: (moment, { eq }) => eq(moment.studentId, studentId),
  })
  return found?.id ?? 0
}
const ofPupil = async (backend: TestBackend) => ({ query: { studentId: await pupil(backend) } })
const term = { schoolYear: 2026, termId: 1, subjectId: 2, isTeachTarget: 1 }
/** One white pixel. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII='
const refused = { as: 'otherSchool', expect: 'refused' } as const

export const growthProfile: Examples['growthProfile'] = {
  getStudentBaseInfo: { as: 'student', input: ofPupil, foreign: refused },
  getGrowthTerms: { as: 'student', input: () => ({}), foreign: 'Terms are no secret.' },
  getGrowthSubjects: { as: 'student', input: () => ({}), foreign: 'Subjects are the same everywhere.' },
  getAbilityOverview: {
    as: 'student',
    input: async (backend) => ({ query: { studentId: await pupil(backend), ...term } }),
    foreign: refused,
  },
  getAbilityDetail: {
    as: 'everything',
    input: async (backend) => ({ query: { studentId: await pupil(backend), ...term, itemId: 0 } }),
    foreign: refused,
  },
  getDailyBehaviour: {
    as: 'headmaster',
    input: async (backend) => ({ query: { studentId: await pupil(backend), days: 7 as const } }),
    foreign: refused,
  },
  getPhotoUrl: {
    as: 'student',
    input: async (backend) => ({ query: { userId: await pupil(backend) } }),
    foreign: refused,
  },
  updateStudentPhoto: {
    as: 'student',
    input: async (backend) => ({ body: { studentId: await pupil(backend), data: picture } }),
    foreign: refused,
  },
  addMoment: {
    as: 'student',
    input: async (backend) => ({
      body: { studentId: await pupil(backend), title: '例', content: '例' },
      file: new File([Uint8Array.from(atob(picture.slice(22)), (sign) => sign.charCodeAt(0))], '例.png'),
    }),
    foreign: refused,
  },
  getMoments: {
    as: 'student',
    input: async (backend) => ({ query: { studentId: await pupil(backend), pageSize: 10 } }),
    foreign: refused,
  },
  printProfile: {
    as: 'student',
    input: async (backend) => ({
      body: { studentId: await pupil(backend), isTeachTarget: 1 as const, days: 30 as const },
    }),
    foreign: refused,
  },
  getGrowthRights: { as: 'everything', input: ofPupil, foreign: refused },
  judgeMoment: {
    as: 'everything',
    wrongRole: 'student',
    input: async (backend) => ({ body: { momentId: await moment(backend), status: 1 as const } }),
    foreign: refused,
  },
  switchMomentApproval: {
    as: 'everything',
    wrongRole: 'ordinary',
    input: () => ({ body: { approval: true } }),
    foreign: 'It goes to the school of whoever asks.',
  },
}
