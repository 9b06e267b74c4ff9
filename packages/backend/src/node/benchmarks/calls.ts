import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { loginByStudentCode, loginFrom, type LoggedInUser } from '@mango/contract/account'
import { joinClass, submitAnswer } from '@mango/contract/answer-pad'
import { listCoursewares, type Courseware } from '@mango/contract/coursewares'
import { anyStatus, examList } from '@mango/contract/exams'
import { getHomepageConfig } from '@mango/contract/homepage'
import { selectFileRepoList } from '@mango/contract/library'
import { beginAnswerQuestion, beginClass, liveScoreCondition } from '@mango/contract/live-class'
import { totalList } from '@mango/contract/study-monitor'
import { listSubjects } from '@mango/contract/subjects'
import { demoAccounts } from '../../demo/accounts.ts'

const clients = 10
const rounds = 9
const roundMilliseconds = 400
const script = path.join(import.meta.dirname, 'calls-server.ts')

interface Asked {
  readonly path: string
  readonly body?: object
}

export interface Measured {
  readonly name: string
  readonly value: number
  /** Of the bare handler, or of the same thing beside nothing else. */
  readonly reference: number
  readonly unit: string
  readonly aim: string
}

const at = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN

/** A server in a process of its own, with the bare handler beside it. */
async function openServers(databaseUrl: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'mango-calls-'))
  mkdirSync(path.join(folder, 'site'))
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let origins: { real: string; bare: string } | undefined
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('{')) continue
    origins = JSON.parse(line)
    break
  }
  if (!origins) throw new Error('the server did not start')
  return {
    ...origins,
    async close() {
      const gone = once(child, 'exit')
      child.kill()
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Asks over connections that stay open. */
function createAsker(origin: string, sockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const ask = ({ path, body }: Asked) =>
    new Promise<string>((resolve, reject) => {
      const options = { agent, method: body ? 'POST' : 'GET', headers: { 'content-type': 'application/json' } }
      const sent = request(origin + path, options, (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.on('end', () => resolve(Buffer.concat(pieces).toString()))
      })
      sent.on('error', reject)
      sent.end(body && JSON.stringify(body))
    })
  async function call<Data>(asked: Asked): Promise<Data> {
    const answer: { code: number; message?: string; data: Data } = JSON.parse(await ask(asked))
    if (answer.code !== 0) throw new Error(`${asked.path}: ${answer.code} ${answer.message}`)
    return answer.data
  }
  return { ask, call, end: () => agent.destroy() }
}
type Asker = ReturnType<typeof createAsker>

/** A number of clients that ask without a pause. @returns calls a second, and how long each took */
async function load(asker: Asker, asked: Asked, milliseconds: number) {
  const taken: number[] = []
  const start = performance.now()
  const client = async () => {
    while (performance.now() - start < milliseconds) {
      const begun = performance.now()
      await asker.ask(asked)
      taken.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return { perSecond: (taken.length * 1000) / (performance.now() - start), taken }
}

const withToken = (path: string, token: string, query: Record<string, string | number> = {}) =>
  `${path}?${new URLSearchParams({ ...Object.fromEntries(Object.entries(query).map(([k, v]) => [k, String(v)])), userToken: token })}`

const roomId = 4

/** Begins a class of everybody in a class, and asks its first question. */
async function beginLesson(asker: Asker, token: string) {
  const [courseware] = await asker.call<Courseware[]>({
    path: withToken(listCoursewares.path, token),
    body: { size: 1, skip: 0 },
  })
  const place = { roomId, classId: '1', coursewareId: courseware?.id ?? 0, force: 'true' }
  const begun = await asker.call<{ joinToken: string }>({ path: withToken(beginClass.path, token, place) })
  const questionId = courseware?.questionIds[0] ?? 0
  const { attempt } = await asker.call<{ attempt: number }>({
    path: withToken(beginAnswerQuestion.path, token, { roomId, questionId }),
  })
  return { ...begun, questionId, attempt }
}

const page = { pageNum: 1, pageSize: 10 }
const filters = { schoolYear: '', termId: '', type: '', gradeId: '', subjectIds: [], status: anyStatus, name: '' }

const listsOf = (token: string) => ({
  'library list': { path: withToken(selectFileRepoList.path, token, { ...page, query: '', type: 0 }) },
  'exam list': { path: withToken(examList.path, token), body: { ...page, ...filters } },
  'courseware list': { path: withToken(listCoursewares.path, token), body: { size: 20, skip: 0 } },
  'monitor days': { path: withToken(totalList.path, token), body: { ...page, dateTime: '', codeOrName: '' } },
})

const otherCallsOf = (token: string) => ({
  homepage: { path: getHomepageConfig.path },
  subjects: { path: withToken(listSubjects.path, token, { filterPermission: 'false' }) },
  'board snapshot': { path: withToken(liveScoreCondition.path, token, { roomId }) },
})

const nothingYet = () => ({ rates: new Array<number>(), least: new Array<number>(), taken: new Array<number>() })

/** The rows of an answer, wherever it has them, or the one thing that it holds. */
const rowsIn = (data: object): readonly unknown[] => ['data' in data ? data.data : data].flat()

/** Calls a second beside a bare handler that finds the same rows by one prepared statement on the same engine, in turns. */
async function rates({ engine, real, bare }: Opened, calls: Record<string, Asked>): Promise<Measured[]> {
  const seen = new Map(Object.keys(calls).map((name) => [name, nothingYet()]))
  const bareOf = (name: string) => ({ path: `/${encodeURIComponent(name)}` })
  for (const [name, asked] of Object.entries(calls))
    await bare.ask({ ...bareOf(name), body: rowsIn(await real.call<object>(asked)) })
  for (let round = -2; round < rounds; round++) {
    for (const [name, asked] of Object.entries(calls)) {
      // One right after the other, so that both see the same machine.
      const least = await load(bare, bareOf(name), roundMilliseconds)
      const { perSecond, taken } = await load(real, asked, roundMilliseconds)
      // The first rounds only warm up.
      if (round < 0) continue
      seen.get(name)?.least.push(least.perSecond)
      seen.get(name)?.rates.push(perSecond)
      seen.get(name)?.taken.push(...taken)
    }
  }
  return [...seen].map(([name, { rates, least, taken }]) => ({
    name: `${engine}: ${name}, calls a second beside a bare handler (p99 ${at(taken, 0.99).toFixed(0)} ms)`,
    value: at(rates, 0.5),
    reference: at(least, 0.5),
    unit: '1/s',
    aim: '≥ 0.5',
  }))
}

/** How long a static file takes while something else goes on, every 20 ms. */
async function fileBeside(origin: string, work: () => Promise<unknown>): Promise<number> {
  const asker = createAsker(origin, 4)
  await asker.ask({ path: '/site/app.js' })
  const taken: Promise<number>[] = []
  const timer = setInterval(() => {
    const begun = performance.now()
    taken.push(asker.ask({ path: '/site/app.js' }).then(() => performance.now() - begun))
  }, 20)
  await work()
  clearInterval(timer)
  const all = await Promise.all(taken)
  asker.end()
  return at(all, 0.95)
}

const beside = (engine: string, what: string, value: number, reference: number): Measured => ({
  name: `${engine}: a file beside ${what}, p95`,
  value,
  reference,
  unit: 'ms',
  aim: '≤ 50 ms',
})

async function files(engine: string, origin: string, library: Asked): Promise<Measured[]> {
  const alone = await fileBeside(origin, () => new Promise((resolve) => setTimeout(resolve, 1000)))
  const lists = createAsker(origin, clients)
  const besideLists = await fileBeside(origin, () => load(lists, library, 2000))
  lists.end()
  const logins = createAsker(origin, 40)
  const { student } = demoAccounts
  const body = { mobile: student.studentCode, password: student.password, from: loginFrom.web, schoolId: 1 }
  const besideLogins = await fileBeside(origin, () =>
    // Forty students, so that no limit of one account cuts the work short.
    Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        logins.ask({ path: loginByStudentCode.path, body: { ...body, mobile: String(20260001 + n) } }),
      ),
    ),
  )
  logins.end()
  return [beside(engine, 'lists', besideLists, alone), beside(engine, '40 logins at once', besideLogins, alone)]
}

/** Six hundred answers in the same moment. */
async function answers(engine: string, origin: string, token: string): Promise<Measured> {
  const teacher = createAsker(origin, 4)
  const { joinToken, questionId, attempt } = await beginLesson(teacher, token)
  const students = await teacher.call<{ code: string }[]>({
    path: withToken('/api/report/card/getStudentsByClassIds', token),
    body: { classIds: [1] },
  })
  const seats: string[] = []
  for (const { code } of students.slice(0, 40)) {
    const body = { token: joinToken, studentCode: code }
    seats.push((await teacher.call<{ seatToken: string }>({ path: joinClass.path, body })).seatToken)
  }
  const phones = createAsker(origin, 600)
  const sent = async (seatToken: string, revision: number) => {
    const begun = performance.now()
    const body = { seatToken, questionId, attempt, answer: 'A', revision }
    await phones.call({ path: submitAnswer.path, body })
    return performance.now() - begun
  }
  const alone: number[] = []
  for (let n = 1; n <= 20; n++) alone.push(await sent(seats[0] ?? '', n))
  const all = await Promise.all(Array.from({ length: 600 }, (_, n) => sent(seats[n % seats.length] ?? '', 100 + n)))
  phones.end()
  teacher.end()
  return {
    name: `${engine}: 600 answers at once, acknowledged, p95, beside one`,
    value: at(all, 0.95),
    reference: at(alone, 0.95),
    unit: 'ms',
    aim: '≤ 1000 ms',
  }
}

interface Opened {
  readonly engine: string
  readonly origin: string
  readonly real: Asker
  readonly bare: Asker
  /** Of a teacher who may do everything. */
  readonly token: string
}

/** Runs something on the embedded engine, or on the Postgres server of an address. */
async function withServers<Found>(databaseUrl: string, run: (opened: Opened) => Promise<Found>): Promise<Found> {
  const servers = await openServers(databaseUrl)
  const real = createAsker(servers.real, clients)
  const bare = createAsker(servers.bare, clients)
  try {
    const { token } = await real.call<LoggedInUser>({
      path: '/dev/login',
      body: { mobile: demoAccounts.teachers.everything },
    })
    const engine = databaseUrl === '' ? 'embedded' : 'PostgreSQL'
    return await run({ engine, origin: servers.real, real, bare, token })
  } finally {
    real.end()
    bare.end()
    await servers.close()
  }
}

/** Pages of lists that the server gives in a second. */
export const measureLists = (databaseUrl = ''): Promise<Measured[]> =>
  withServers(databaseUrl, (opened) => rates(opened, listsOf(opened.token)))

/** What else the server does in a second. */
export const measureCalls = (databaseUrl = ''): Promise<Measured[]> =>
  withServers(databaseUrl, async (opened) => {
    const { engine, origin, real, token } = opened
    await beginLesson(real, token)
    return [
      ...(await rates(opened, otherCallsOf(token))),
      await answers(engine, origin, token),
      ...(await files(engine, origin, listsOf(token)['library list'])),
    ]
  })
