import type { Call, CallAnswer, CallInput } from '@mango/contract'
import { loginFrom, loginSign } from '@mango/contract/account'
import { register, sendLoginVerificationCode, sendVerificationCode } from '@mango/contract/account'
import type { Calls } from '@mango/contract/calls'
import { evaluation } from './evaluation-examples.ts'
import { courses, today } from './course-examples.ts'
import { exams, scores } from './exam-examples.ts'
import { correction, paperRecords } from './paper-examples.ts'
import { studyMonitor } from './study-monitor-examples.ts'
import { growthProfile } from './growth-examples.ts'
import { sendParts, uploadFile, type TestAccount, type TestBackend } from '@mango/backend/testing'
import { addFileToRepo, deleteLibraryFile, printOf, selectFileRepoList } from '@mango/contract/library'
import { lessons } from './lesson-examples.ts'
import { liveClassExamples } from './live-class-examples.ts'
import { mistakeNotebook } from './mistake-notebook-examples.ts'
import { media } from './media-examples.ts'

/** A call as it is meant to be made, and as it must not be. */
export interface Example<C extends Call> {
  /** Who makes it; 'nobody' where no token is needed. */
  as: TestAccount | 'nobody'
  input(backend: TestBackend, token: string): CallInput<C> | Promise<CallInput<C>>
  /** Whom it is refused to for their role or rights; required where there is somebody. */
  wrongRole?: TestAccount
  /**
   * What somebody of another school gets: a refusal for the same input, or an answer without anything of this school.
   * A sentence where the call touches nothing of a school.
   */
  foreign: string | { as: TestAccount; expect: 'refused' | ((answer: Partial<CallAnswer<C>>) => boolean) }
}
export type Examples = {
  [Area in keyof Calls]: {
    [Name in keyof Calls[Area]]: Calls[Area][Name] extends Call ? Example<Calls[Area][Name]> : never
  }
}

const from = loginFrom.web
const phone = '13900000005'
async function receipt(backend: TestBackend): Promise<string> {
  const [name] = await backend.db.query.person.findMany({ where: (person, { eq }) => eq(person.mobile, phone) })
  const { data } = await backend.send(register, { query: {}, body: { nickName: name?.nickname ?? '', mobile: phone } })
  backend.clock.advance(61)
  await backend.send(sendVerificationCode, { query: { receipt: data?.receipt ?? '' } })
  return data?.receipt ?? ''
}
const firstPage = { query: { pageNum: 1, pageSize: 10, query: '', type: 0 } }
const policy = { query: { needTranscode: false } }
let uploads = 0
const freshUpload = (backend: TestBackend, token: string) =>
  uploadFile(backend, token, `example-${++uploads}.txt`, '例')
const parted = { variant: 'class', uploadId: '0123456789abcdef'.repeat(2), extension: 'txt', bytes: 300 } as const
/** A file that the caller has just added to the library. */
async function ownLibraryFile(backend: TestBackend, token: string): Promise<number> {
  const body = { fileName: '我的教案.txt', url: await freshUpload(backend, token), needTranscode: false, size: 1 }
  const { data } = await backend.send(addFileToRepo, { body }, token)
  return data?.id ?? 0
}
const noForeignFile = {
  as: 'otherSchool',
  expect: ({ data }: { data?: readonly { url: string }[] }) =>
    data !== undefined && data.length > 0 && data.every(({ url }) => url.includes('/2/')),
} as const

export const examples: Examples = {
  ...liveClassExamples,
  evaluation,
  courses,
  today,
  exams,
  growthProfile,
  correction,
  mistakeNotebook,
  paperRecords,
  lessons,
  media,
  scores,
  studyMonitor,
  account: {
    loginByToken: {
      as: 'everything',
      wrongRole: 'student',
      input: () => ({ body: { mobile: '13800000001', schoolId: 2, from: loginFrom.multiSchool, sign: loginSign } }),
      foreign: { as: 'otherSchool', expect: 'refused' },
    },
    loginByStudentCode: {
      as: 'nobody',
      input: () => ({ body: { mobile: '20260001', password: 'mango2026', from, schoolId: 1 } }),
      foreign: 'Nobody is logged in yet.',
    },
    takeHandedLogin: {
      as: 'nobody',
      input: () => ({ body: { state: 'a'.repeat(32) } }),
      foreign: 'Nobody is logged in yet.',
    },
    handLoginOver: {
      as: 'nobody',
      async input(backend) {
        const { takeHandedLogin } = await import('@mango/contract/account')
        const state = 'b'.repeat(32)
        await backend.send(takeHandedLogin, { body: { state } })
        return { body: { state, code: 'c1' } }
      },
      foreign: 'Nobody is logged in yet.',
    },
    loginByDingCode: {
      as: 'nobody',
      async input(backend) {
        const query = 'appid=mango-demo&response_type=code&scope=snsapi_login&state=s'
        const back = encodeURIComponent('http://school.test/adminv2/login/QRCodeLogin')
        const [teacher] = await backend.db.query.person.findMany({
          where: (person, { eq }) => eq(person.mobile, '13800000001'),
        })
        const answer = await backend.fetch(`/dev/ding/qrconnect?${query}&redirect_uri=${back}`, {
          method: 'POST',
          body: new URLSearchParams({ personId: String(teacher?.id) }),
        })
        const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
        return { body: { code, from, sign: loginSign } }
      },
      foreign: 'Nobody is logged in yet.',
    },
    register: {
      as: 'nobody',
      input: () => ({ query: {}, body: { nickName: '王小明', mobile: '13511112222' } }),
      foreign: 'Nobody is logged in yet.',
    },
    sendVerificationCode: {
      as: 'nobody',
      async input(backend) {
        const query = { receipt: await receipt(backend) }
        backend.clock.advance(61)
        return { query }
      },
      foreign: 'Nobody is logged in yet.',
    },
    checkVerificationCode: {
      as: 'nobody',
      input: async (backend) => ({
        query: { receipt: await receipt(backend), verificationCode: await backend.lastCode(phone) },
      }),
      foreign: 'Nobody is logged in yet.',
    },
    setPassword: {
      as: 'nobody',
      async input(backend) {
        const { checkVerificationCode } = await import('@mango/contract/account')
        const query = { receipt: await receipt(backend), verificationCode: await backend.lastCode(phone) }
        await backend.send(checkVerificationCode, { query })
        return { body: { receipt: query.receipt, pwd: 'mango2026', pwdRepeat: 'mango2026' } }
      },
      foreign: 'Nobody is logged in yet.',
    },
    sendLoginVerificationCode: {
      as: 'nobody',
      input(backend) {
        backend.clock.advance(61)
        return { body: { mobile: '13800000002' } }
      },
      foreign: 'Nobody is logged in yet.',
    },
    loginByVerificationCode: {
      as: 'nobody',
      async input(backend) {
        const mobile = '13800000002'
        backend.clock.advance(61)
        await backend.send(sendLoginVerificationCode, { body: { mobile } })
        return { body: { mobile, verificationCode: await backend.lastCode(mobile), from } }
      },
      foreign: 'Nobody is logged in yet.',
    },
    logoutEverywhere: { as: 'ordinary', input: () => ({}), foreign: 'It ends the sessions of its own person.' },
    logout: { as: 'ordinary', input: () => ({}), foreign: 'It ends the session of its own token.' },
    current: {
      as: 'everything',
      input: () => ({}),
      foreign: { as: 'otherSchool', expect: ({ data }) => data?.schoolId === 2 && data.mobile !== '13800000001' },
    },
  },
  analytics: {
    track: {
      as: 'nobody',
      input: () => ({ query: { event: 'resource-library-open', page: '/adminv2/classroom/config' } }),
      foreign: 'It writes a count only.',
    },
  },
  headmasterCockpit: {
    getHeadmasterCockpit: {
      as: 'headmaster',
      wrongRole: 'ordinary',
      input: () => ({}),
      foreign: { as: 'otherSchool', expect: 'refused' },
    },
  },
  homepage: {
    getHomepageConfig: { as: 'nobody', input: () => ({}), foreign: 'It is public.' },
    getSiblingSchools: { as: 'nobody', input: () => ({}), foreign: 'It is public.' },
  },
  library: {
    selectFileRepoList: { as: 'ordinary', wrongRole: 'student', input: () => firstPage, foreign: noForeignFile },
    getPartsPolicy: {
      as: 'ordinary',
      wrongRole: 'student',
      input: () => ({ body: parted }),
      foreign: { as: 'otherSchool', expect: ({ data }) => data?.policy.dir.startsWith('library/class/2/') ?? false },
    },
    joinParts: {
      as: 'ordinary',
      wrongRole: 'student',
      input: async (backend, token) => {
        const body = { ...parted, uploadId: String(++uploads).padStart(32, '0') }
        await sendParts(backend, token, body, ['大'.repeat(parted.bytes / 3)])
        return { body }
      },
      foreign: { as: 'otherSchool', expect: 'refused' },
    },
    findSameFiles: {
      as: 'ordinary',
      wrongRole: 'student',
      input: async (backend, token) => {
        await ownLibraryFile(backend, token)
        const content = new TextEncoder().encode('例')
        const print = await printOf(content.length, async (from, to) => content.slice(from, to).buffer)
        return { body: { variant: 'class', files: [{ fileName: '我的教案.txt', bytes: content.length, print }] } }
      },
      foreign: { as: 'otherSchool', expect: ({ data }) => data?.length === 0 },
    },
    getLibraryCovers: {
      as: 'ordinary',
      wrongRole: 'student',
      input: async (backend, token) => {
        const { data } = await backend.send(selectFileRepoList, { query: { ...firstPage.query, type: 2 } }, token)
        return { body: { fileIds: data?.map(({ id }) => id) ?? [] } }
      },
      foreign: { as: 'otherSchool', expect: ({ data }) => data?.length === 0 },
    },
    getLibraryFileUses: {
      as: 'ordinary',
      wrongRole: 'student',
      input: async (backend, token) => ({ query: { fileId: await ownLibraryFile(backend, token) } }),
      foreign: { as: 'otherSchool', expect: 'refused' },
    },
    renameLibraryFile: {
      as: 'ordinary',
      wrongRole: 'student',
      input: async (backend, token) => ({
        body: { fileId: await ownLibraryFile(backend, token), fileName: '新名字.txt' },
      }),
      foreign: { as: 'otherSchool', expect: 'refused' },
    },
    deleteLibraryFile: {
      as: 'ordinary',
      wrongRole: 'student',
      input: async (backend, token) => ({ body: { fileId: await ownLibraryFile(backend, token) } }),
      foreign: { as: 'otherSchool', expect: 'refused' },
    },
    restoreLibraryFile: {
      as: 'ordinary',
      wrongRole: 'student',
      input: async (backend, token) => {
        const fileId = await ownLibraryFile(backend, token)
        await backend.send(deleteLibraryFile, { body: { fileId } }, token)
        return { body: { fileId } }
      },
      foreign: { as: 'otherSchool', expect: 'refused' },
    },
    noteLibraryUse: {
      as: 'ordinary',
      wrongRole: 'student',
      input: async (backend, token) => {
        const { data } = await backend.send(selectFileRepoList, firstPage, token)
        return { body: { fileIds: data?.slice(0, 2).map(({ id }) => id) ?? [] } }
      },
      foreign: 'What is of another school is passed over, and told nobody.',
    },
    getFilePolicy: {
      as: 'ordinary',
      wrongRole: 'student',
      input: () => policy,
      foreign: { as: 'otherSchool', expect: ({ data }) => data?.dir.startsWith('library/class/2/') ?? false },
    },
    addFileToRepo: {
      as: 'ordinary',
      wrongRole: 'student',
      input: async (backend, token) => ({
        body: { fileName: '教案.txt', url: await freshUpload(backend, token), needTranscode: false, size: 1 },
      }),
      foreign: { as: 'otherSchool', expect: 'refused' },
    },
    selectEvaluationFileRepoList: {
      as: 'ordinary',
      wrongRole: 'student',
      input: () => firstPage,
      foreign: noForeignFile,
    },
    getEvaluationFilePolicy: {
      as: 'ordinary',
      wrongRole: 'student',
      input: () => policy,
      foreign: { as: 'otherSchool', expect: ({ data }) => data?.dir.startsWith('library/evaluation/2/') ?? false },
    },
    addEvaluationFileToRepo: {
      as: 'ordinary',
      wrongRole: 'student',
      async input(backend, token) {
        const url = await uploadFile(backend, token, `evaluation-${++uploads}.txt`, '例', 'evaluation')
        return { body: { fileName: '评价.txt', url, needTranscode: false, size: 1, type: 5 } }
      },
      foreign: { as: 'otherSchool', expect: 'refused' },
    },
  },
  qrCode: {
    createQrCode: {
      as: 'nobody',
      input: () => ({ body: { size: 200, content: 'https://school.test/portrait/' } }),
      foreign: 'It draws what it is given.',
    },
  },
  subjects: {
    listSubjects: { as: 'student', input: () => ({ query: {} }), foreign: 'Subjects are the same everywhere.' },
  },
}
