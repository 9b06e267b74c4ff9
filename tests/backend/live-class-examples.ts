import { getPadState, joinClass } from '@mango/contract/answer-pad'
import { coursewareSource, listCoursewares, listPapers } from '@mango/contract/coursewares'
import {
  beginAnswerQuestion,
  beginClass,
  correctQuestionAnswer,
  createRemote,
  decideSeat,
  finishMatchAnswerMachine,
  getRemoteState,
  getStationKey,
  listHeldClasses,
  liveScoreCondition,
  startMatchAnswerMachine,
} from '@mango/contract/live-class'
import { choicesOf, getQuestionByIds } from '@mango/contract/questions'
import type { TestBackend } from '@mango/backend/testing'
import type { Examples } from './examples.ts'

const teacher = { as: 'everything', wrongRole: 'student' } as const
const refused = { as: 'otherSchool', expect: 'refused' } as const
const roomId = 1
const classId = 1
const mathematics = 2

/** The newest public courseware of a subject, with which the class of these examples is held. */
async function courseware(backend: TestBackend) {
  const token = await backend.tokenOf('everything')
  const body = { subjectId: mathematics, share: 1, size: 1, skip: 0 } as const
  const { data } = await backend.send(listCoursewares, { body }, token)
  const [found] = data ?? []
  if (!found) throw new Error('the demo has no courseware of mathematics')
  return found
}

/** A class that runs, with its first question asked; called again it is the same one. */
async function running(backend: TestBackend) {
  const token = await backend.tokenOf('everything')
  const { id: coursewareId, questionIds } = await courseware(backend)
  const query = { roomId, classId, coursewareId, force: true }
  const { data } = await backend.send(beginClass, { query }, token)
  const questionId = questionIds[0] ?? 0
  await backend.send(beginAnswerQuestion, { query: { roomId, questionId } }, token)
  return { coursewareId, questionId, joinToken: data?.joinToken ?? '' }
}

/** Lets the phone in that asks for a seat. */
async function admit(backend: TestBackend) {
  const token = await backend.tokenOf('everything')
  const { data } = await backend.send(liveScoreCondition, { query: { roomId } }, token)
  const seatId = data?.seatRequests[0]?.seatId ?? 0
  await backend.send(decideSeat, { body: { roomId, seatId, admit: true } }, token)
}

async function seat(backend: TestBackend) {
  const { joinToken, questionId } = await running(backend)
  const { data } = await backend.send(joinClass, { body: { token: joinToken, studentCode: '20260002' } })
  const seatToken = data?.seatToken ?? ''
  if (data?.waiting) await admit(backend)
  const state = await backend.send(getPadState, { body: { seatToken } })
  return { seatToken, questionId, attempt: state.data?.attempt ?? 0, joinToken }
}

async function station(backend: TestBackend) {
  const { questionId } = await running(backend)
  const token = await backend.tokenOf('everything')
  await backend.send(finishMatchAnswerMachine, { query: { roomId, classId, saveMode: 1 } }, token)
  await backend.send(beginAnswerQuestion, { query: { roomId, questionId, doItAgain: true } }, token)
  const { data } = await backend.send(getStationKey, { query: { roomId } }, token)
  return { roomId, stationKey: data ?? '' }
}

const inClass = async (backend: TestBackend) => {
  await running(backend)
  return { query: { roomId } }
}
const onBoard = async (backend: TestBackend) => {
  const { questionId } = await running(backend)
  return { query: { roomId, questionId } }
}
/** The link of a phone that steers the class. */
async function remote(backend: TestBackend): Promise<string> {
  await running(backend)
  const token = await backend.tokenOf('everything')
  const { data } = await backend.send(createRemote, { body: { roomId } }, token)
  return data?.remoteToken ?? ''
}
/** A question of the courseware whose answer was corrected. */
async function corrected(backend: TestBackend) {
  const { coursewareId, questionId } = await running(backend)
  const token = await backend.tokenOf('everything')
  const { data } = await backend.send(getQuestionByIds, { body: [questionId] }, token)
  const [answer = ''] = choicesOf(data?.[0] ?? { typeName: '' })
  await backend.send(correctQuestionAnswer, { query: { coursewareId, questionId, answer } }, token)
  return { coursewareId, questionId }
}
/** A class of the teacher that was held. */
async function held(backend: TestBackend): Promise<number> {
  const token = await backend.tokenOf('everything')
  const body = { pageNum: 1, pageSize: 1 }
  const { data } = await backend.send(listHeldClasses, { body }, token)
  return data?.[0]?.answerClassId ?? 0
}
async function fieldsOf(backend: TestBackend) {
  const { name, gradeId, subjectId, source, type, share, paperId, questionIds, excludeQuestionIds } =
    await courseware(backend)
  return { name, gradeId, subjectId, source, type, share, paperId, questionIds, excludeQuestionIds }
}
let ownPapers: number[] = []
async function paper(backend: TestBackend) {
  const query = { source: coursewareSource.paper, subjectId: mathematics, query: '' }
  const { data } = await backend.send(listPapers, { query }, await backend.tokenOf('everything'))
  return data?.[0]?.id ?? 0
}

/** How the live classroom's calls are meant to be made. */
export const liveClassExamples: Pick<Examples, 'answerPad' | 'coursewares' | 'liveClass' | 'questions' | 'students'> = {
  answerPad: {
    getJoinInfo: {
      as: 'nobody',
      input: async (backend) => ({ body: { token: (await running(backend)).joinToken } }),
      foreign: 'A join code is for one class.',
    },
    joinClass: {
      as: 'nobody',
      input: async (backend) => ({ body: { token: (await running(backend)).joinToken, studentCode: '20260001' } }),
      foreign: 'A join token is for one class, and its students only.',
    },
    joinAsStudent: {
      as: 'student',
      wrongRole: 'everything',
      input: async (backend) => ({ body: { token: (await running(backend)).joinToken } }),
      foreign: refused,
    },
    leaveClass: {
      as: 'nobody',
      input: async (backend) => ({ body: { seatToken: (await seat(backend)).seatToken } }),
      foreign: 'A seat is one student’s.',
    },
    getPadState: {
      as: 'nobody',
      input: async (backend) => ({ body: { seatToken: (await seat(backend)).seatToken } }),
      foreign: 'A seat is one student’s.',
    },
    submitAnswer: {
      as: 'nobody',
      async input(backend) {
        const { seatToken, questionId, attempt } = await seat(backend)
        return { body: { seatToken, questionId, attempt, answer: 'A', revision: 1 } }
      },
      foreign: 'A seat is one student’s.',
    },
  },
  coursewares: {
    listGrades: { ...teacher, input: () => ({}), foreign: 'Grades are the same everywhere.' },
    listClasses: {
      ...teacher,
      input: () => ({}),
      foreign: { as: 'otherSchool', expect: ({ data }) => data?.every(({ id }) => id !== classId) ?? false },
    },
    listClassRooms: {
      ...teacher,
      input: () => ({}),
      foreign: { as: 'otherSchool', expect: ({ data }) => data?.every(({ id }) => id !== roomId) ?? false },
    },
    listCoursewares: {
      ...teacher,
      input: () => ({ body: { size: 18, skip: 0 } }),
      foreign: { as: 'otherSchool', expect: ({ total }) => total !== undefined && total < 10 },
    },
    deleteCourseware: {
      ...teacher,
      async input(backend) {
        const body = { size: 1, skip: 0, subjectId: 3, share: 1 as const }
        const { data } = await backend.send(listCoursewares, { body }, await backend.tokenOf('everything'))
        return { params: { id: data?.[0]?.id ?? 0 } }
      },
      foreign: refused,
    },
    addCourseware: { ...teacher, input: async (backend) => ({ body: await fieldsOf(backend) }), foreign: refused },
    writeQuestion: {
      ...teacher,
      input: () => ({
        body: {
          typeName: '单选题',
          content: '3 的平方是多少？',
          imageUrl: null,
          options: ['6', '9'],
          answer: 'B',
        } as const,
      }),
      foreign: 'It belongs to the school of whoever writes it.',
    },
    uploadQuestionPicture: {
      ...teacher,
      input: () => ({ body: {}, file: new File(['not much of a picture'], 'drawing.png') }),
      foreign: 'It belongs to the school of whoever writes it.',
    },
    updateCourseware: {
      ...teacher,
      input: async (backend) => ({ body: { ...(await fieldsOf(backend)), id: (await courseware(backend)).id } }),
      foreign: refused,
    },
    getCourseware: {
      ...teacher,
      input: async (backend) => ({ query: { id: (await courseware(backend)).id } }),
      foreign: refused,
    },
    listPapers: {
      ...teacher,
      async input(backend) {
        const query = { source: coursewareSource.paper, subjectId: mathematics, query: '' }
        const { data = [] } = await backend.send(listPapers, { query }, await backend.tokenOf('everything'))
        ownPapers = data.map(({ id }) => id)
        return { query }
      },
      foreign: {
        as: 'otherSchool',
        expect: ({ data }) => ownPapers.length > 0 && (data?.every(({ id }) => !ownPapers.includes(id)) ?? false),
      },
    },
    scoreCondition: {
      ...teacher,
      input: async (backend) => ({ query: { coursewareId: (await courseware(backend)).id, classId } }),
      foreign: refused,
    },
    existsScoreClasses: {
      ...teacher,
      input: async (backend) => ({ query: { coursewareId: (await courseware(backend)).id } }),
      foreign: refused,
    },
  },
  liveClass: {
    liveScoreCondition: { ...teacher, input: inClass, foreign: refused },
    pairCondition: { ...teacher, input: inClass, foreign: refused },
    startMatchAnswerMachine: {
      ...teacher,
      input: async (backend) => ({ query: { ...(await inClass(backend)).query, classId } }),
      foreign: refused,
    },
    finishMatchAnswerMachine: {
      ...teacher,
      input: async (backend) => ({ query: { ...(await inClass(backend)).query, classId, saveMode: 1 as const } }),
      foreign: refused,
    },
    checkIfBeginClass: { ...teacher, input: () => ({ query: { roomId: 4 } }), foreign: refused },
    beginClass: {
      ...teacher,
      input: async (backend) => ({ query: { roomId, classId, coursewareId: (await courseware(backend)).id } }),
      foreign: refused,
    },
    beginAnswerQuestion: {
      ...teacher,
      input: async (backend) => ({ query: { roomId, questionId: (await running(backend)).questionId } }),
      foreign: refused,
    },
    changeQuestionStatus: {
      ...teacher,
      input: async (backend) => ({
        query: { roomId, questionId: (await running(backend)).questionId, status: 1 as const },
      }),
      foreign: refused,
    },
    correctQuestionAnswer: {
      ...teacher,
      async input(backend) {
        const { coursewareId, questionId } = await corrected(backend)
        const { data } = await backend.send(
          getQuestionByIds,
          { body: [questionId] },
          await backend.tokenOf('everything'),
        )
        return { query: { coursewareId, questionId, answer: choicesOf(data?.[0] ?? { typeName: '' })[1] ?? '' } }
      },
      foreign: refused,
    },
    getVirtualRoomId: { ...teacher, input: () => ({ query: { classId } }), foreign: refused },
    keepClassGoing: { ...teacher, input: inClass, foreign: refused },
    getStationKey: { ...teacher, input: inClass, foreign: refused },
    stopQuestion: { ...teacher, input: onBoard, foreign: refused },
    extendQuestion: {
      ...teacher,
      async input(backend) {
        const { query } = await onBoard(backend)
        await backend.send(
          beginAnswerQuestion,
          { query: { ...query, doItAgain: true } },
          await backend.tokenOf('everything'),
        )
        return { query: { ...query, seconds: 30 } }
      },
      foreign: refused,
    },
    listCorrections: {
      ...teacher,
      input: async (backend) => ({ query: { coursewareId: (await corrected(backend)).coursewareId } }),
      foreign: refused,
    },
    takeBackCorrection: {
      ...teacher,
      input: async (backend) => ({ body: await corrected(backend) }),
      foreign: refused,
    },
    decideSeat: {
      ...teacher,
      async input(backend) {
        const { joinToken } = await running(backend)
        const token = await backend.tokenOf('everything')
        const body = { token: joinToken, studentCode: '20260003' }
        await backend.send(joinClass, { body })
        await backend.send(joinClass, { body })
        const { data } = await backend.send(liveScoreCondition, { query: { roomId } }, token)
        return { body: { roomId, seatId: data?.seatRequests[0]?.seatId ?? 0, admit: true } }
      },
      foreign: refused,
    },
    removeStudent: {
      ...teacher,
      async input(backend) {
        const { joinToken } = await running(backend)
        const { data } = await backend.send(joinClass, { body: { token: joinToken, studentCode: '20260040' } })
        return { body: { roomId, studentId: data?.student.id ?? 0 } }
      },
      foreign: refused,
    },
    lockRoom: {
      ...teacher,
      async input(backend) {
        await running(backend)
        return { body: { roomId, locked: false } }
      },
      foreign: refused,
    },
    setAnonymity: {
      ...teacher,
      async input(backend) {
        await running(backend)
        return { body: { roomId, anonymousNext: true } }
      },
      foreign: refused,
    },
    askAdHoc: {
      ...teacher,
      async input(backend) {
        await running(backend)
        return { body: { roomId, kind: 'choices', choiceCount: 4, requestId: 'example' } }
      },
      foreign: refused,
    },
    hideWord: {
      ...teacher,
      async input(backend) {
        const { query } = await onBoard(backend)
        return { body: { ...query, word: '光合作用', hidden: true } }
      },
      foreign: refused,
    },
    pickStudent: {
      ...teacher,
      async input(backend) {
        await running(backend)
        return { body: { roomId } }
      },
      foreign: refused,
    },
    createRemote: {
      ...teacher,
      async input(backend) {
        await running(backend)
        return { body: { roomId } }
      },
      foreign: refused,
    },
    getRemoteState: {
      as: 'nobody',
      input: async (backend) => ({ body: { remoteToken: await remote(backend) } }),
      foreign: 'A link steers one class.',
    },
    pressRemote: {
      as: 'nobody',
      async input(backend) {
        const remoteToken = await remote(backend)
        const { data } = await backend.send(getRemoteState, { body: { remoteToken } })
        return {
          body: { remoteToken, press: 'stop', questionId: data?.questionId ?? null, attempt: data?.attempt ?? 0 },
        }
      },
      foreign: 'A link steers one class.',
    },
    listHeldClasses: {
      ...teacher,
      async input(backend) {
        await held(backend)
        return { body: { pageNum: 1, pageSize: 10 } }
      },
      foreign: { as: 'otherSchool', expect: ({ total }) => total === 0 },
    },
    getClassReport: {
      ...teacher,
      input: async (backend) => ({ query: { answerClassId: await held(backend) } }),
      foreign: refused,
    },
    machineAnswer: {
      as: 'nobody',
      input: async (backend) => ({
        body: { ...(await station(backend)), machineCode: 'K0001', answer: 'A', revision: 1 },
      }),
      foreign: 'A station’s key is for one room.',
    },
    machinePair: {
      as: 'nobody',
      async input(backend) {
        const key = await station(backend)
        const query = { roomId, classId }
        await backend.send(startMatchAnswerMachine, { query }, await backend.tokenOf('everything'))
        return { body: { ...key, machineCode: 'K9001', number: '07' } }
      },
      foreign: 'A station’s key is for one room.',
    },
  },
  questions: {
    listChoiceQuestion: {
      ...teacher,
      input: async (backend) => ({ query: { pageNum: 1, pageSize: 5, paperId: await paper(backend) } }),
      foreign: refused,
    },
    getTotalQuestions: {
      ...teacher,
      input: async (backend) => ({ query: { paperId: await paper(backend) } }),
      foreign: refused,
    },
    getQuestionByIds: {
      ...teacher,
      input: async (backend) => ({ body: (await courseware(backend)).questionIds }),
      foreign: { as: 'otherSchool', expect: ({ data }) => data?.length === 0 },
    },
    getUrl: {
      ...teacher,
      input: () => ({ query: { path: 'questions/s1-001-app.svg', prop: 'imageUrl' as const } }),
      foreign: 'It only writes an address.',
    },
  },
  students: {
    getStudentsByClassId: { ...teacher, input: () => ({ body: { classId } }), foreign: refused },
    getStudentsByClassIds: { ...teacher, input: () => ({ body: { classIds: [1, 2] } }), foreign: refused },
  },
}
