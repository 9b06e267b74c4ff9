import { createLiveChannel, liveAddress, type LiveChannel } from '@mango/client/live-channel'
import { text as padText } from '@mango/contract/answer-pad'
import { noteChannel } from '@mango/contract/lessons'
import { pushType, rawLiveEndpoint, text, type Push } from '@mango/contract/live-class'
import { startServer, type RunningServer } from '@mango/backend/node'
import { newPostgres } from '@mango/backend/testing'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { copyDemoSchool } from '../copy-demo-school.ts'

// One server, or two on the same Postgres where TEST_DATABASE_URL names one: then every answer goes in by the other one.
const dataDir = mkdtempSync(path.join(tmpdir(), 'mango-live-'))
const postgres = process.env['TEST_DATABASE_URL']
let database: { url: string; drop(): Promise<void> } | undefined
let servers: RunningServer[] = []
const channels: LiveChannel[] = []
const sockets = new Set<WebSocket>()
let token = ''
let course = 0
let questions: number[] = []

const inlet = () => servers.at(-1)?.url ?? ''
const outlet = () => servers[0]?.url ?? ''

async function call(
  method: 'GET' | 'POST',
  address: string,
  query: Record<string, unknown> = {},
  body?: unknown,
  at = inlet(),
) {
  const search = new URLSearchParams({ userToken: token, ...query } as Record<string, string>)
  const answer = await fetch(`${at}${address}?${search}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return answer.json()
}

beforeAll(async () => {
  if (postgres) database = await newPostgres(postgres)
  else await copyDemoSchool(dataDir)
  const options = { port: 0, dataDir, demo: true, databaseUrl: database?.url }
  servers = [await startServer(options)]
  if (database) servers.push(await startServer(options))
  const login = await call('POST', '/dev/login', {}, { mobile: '13800000001' })
  token = login.data.token
  const { data } = await call('POST', '/api/tk/courseware/list', {}, { size: 1, skip: 0 })
  course = data[0].id
  questions = data[0].questionIds
}, 180_000)
afterEach(() => {
  for (const channel of channels.splice(0)) channel.drop()
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

// A busy machine takes its time over forty-five calls.
vi.setConfig({ testTimeout: 30_000 })

let answerClassId = 0
let joinToken = ''
beforeEach(async () => {
  const begun = await call('GET', '/api/answerClass/beginClass', { roomId: 1, classId: 1, coursewareId: course })
  answerClassId = begun.data.answerClassId
  joinToken = begun.data.joinToken
  await call('GET', '/api/answerClass/beginAnswerQuestion', { roomId: 1, questionId: questions[0] })
})

/** A window of the teacher: what it was told, and how often it fetched the state. */
async function follow() {
  const told: Push[] = []
  const log = { heals: 0 }
  const channel = createLiveChannel({
    address: () => liveAddress(outlet(), token),
    answerClassId,
    onPush: (push) => told.push(push),
    heal: async () => {
      const { data } = await call('GET', '/api/answerClass/scoreCondition', { roomId: 1 })
      log.heals += 1
      return data
    },
    webSocket: (address) => {
      const socket = new WebSocket(address, ['v12.stomp'])
      sockets.add(socket)
      // What a browser's WebSocket and this one differ in is nothing that STOMP uses.
      return socket as unknown as globalThis.WebSocket
    },
  })
  channels.push(channel)
  await expect.poll(() => log.heals, { timeout: 10_000 }).toBeGreaterThan(0)
  return { told, log, channel }
}

let revision = Math.floor(Date.now() / 1000)
const press = (number: number) =>
  call(
    'POST',
    '/api/answerClass/machine/answer',
    {},
    {
      roomId: 1,
      stationKey: 'demo-station-1-1',
      machineCode: `K${String(number).padStart(4, '0')}`,
      answer: 'A',
      revision: (revision += 1),
    },
  )
const answersIn = (told: readonly Push[]) =>
  told.flatMap((push) => (push.type === pushType.answer ? push.data.studentId : []))

test('forty-five answers at once reach every window once, in order and without a second look at the state', async () => {
  const [one, two] = await Promise.all([follow(), follow()])
  await Promise.all(Array.from({ length: 45 }, (_, index) => press(index + 1)))
  for (const { told, log } of [one, two]) {
    await expect.poll(() => answersIn(told).length, { timeout: 10_000 }).toBe(45)
    expect(new Set(answersIn(told)).size).toBe(45)
    expect(told.map(({ seq }) => seq)).toEqual(told.map(({ seq }) => seq).toSorted((a, b) => a - b))
    expect(log.heals).toBe(1)
  }
})

test('a connection that is cut comes back by itself and fetches the state', async () => {
  const { log, told, channel } = await follow()
  for (const socket of sockets) socket.terminate()
  await expect.poll(() => log.heals, { timeout: 10_000 }).toBe(2)
  expect(channel.status.getState().status).toBe('open')
  await press(3)
  await expect.poll(() => answersIn(told).length, { timeout: 5000 }).toBeGreaterThan(0)
})

test('saying goodbye with the last window ends the class, losing the connection does not', async () => {
  const classes = async (): Promise<{ windows: number }[]> => (await fetch(`${inlet()}/dev/live`)).json()
  const one = await follow()
  const two = await follow()
  one.channel.drop()
  await expect.poll(classes, { timeout: 10_000 }).toMatchObject([{ windows: 1 }])
  await two.channel.leave()
  await expect.poll(classes, { timeout: 10_000 }).toEqual([])
})

test('two windows that say goodbye at once end the class', async () => {
  const [one, two] = await Promise.all([follow(), follow()])
  await Promise.all([one.channel.leave(), two.channel.leave()])
  await expect.poll(async () => (await fetch(`${inlet()}/dev/live`)).json(), { timeout: 10_000 }).toEqual([])
})

test.each([
  ['no token', ''],
  ['an unknown token', `?userToken=${'f'.repeat(64)}`],
  ['two tokens', '?userToken=a&userToken=b'],
])('a socket with %s is refused', async (_, query) => {
  const socket = new WebSocket(`${outlet().replace('http', 'ws')}${rawLiveEndpoint}${query}`)
  const status = await new Promise((resolve) => {
    socket.on('unexpected-response', (__, response) => resolve(response.statusCode))
    socket.on('error', () => undefined)
  })
  expect(status).toBe(401)
})

test('a phone that says over and over which class it follows is told once, and keeps nobody waiting', async () => {
  const { told } = await follow()
  const { seatToken, student } = (await join(inlet(), '20260023')).data
  const socket = new WebSocket(liveAddress(outlet(), seatToken), ['v12.stomp'])
  await new Promise((resolve) => socket.on('open', resolve))
  socket.send('CONNECT\naccept-version:1.2\n\n\0')
  for (let times = 0; times < 5000; times += 1)
    socket.send(`SEND\ndestination:/app/register\n\n{"answerClassId":${answerClassId}}\0`)
  const left = once(socket, 'close')
  socket.close()
  expect(await call('GET', '/api/answerClass/scoreCondition', { roomId: 1 }, undefined, outlet())).toMatchObject({
    code: 0,
  })
  await left
  const presence = () =>
    told.flatMap((push) =>
      push.type === pushType.presence && push.data.studentId === student.id ? push.data.connected : [],
    )
  await expect.poll(presence, { timeout: 10_000 }).toContain(false)
  expect(presence()).toEqual([true, false])
})

test('who opens socket after socket with one token is stopped', async () => {
  const { seatToken } = (await join(inlet(), '20260024')).data
  const opened = Array.from({ length: 25 }, () => new WebSocket(liveAddress(outlet(), seatToken), ['v12.stomp']))
  const outcomes = await Promise.all(
    opened.map(
      (socket) =>
        new Promise((resolve) => {
          socket.on('open', () => resolve('open'))
          socket.on('unexpected-response', (request, { statusCode }) => {
            request.destroy()
            resolve(statusCode)
          })
          socket.on('error', () => undefined)
        }),
    ),
  )
  for (const socket of opened) socket.terminate()
  expect(outcomes.filter((outcome) => outcome === 'open')).toHaveLength(20)
  expect(outcomes.filter((outcome) => outcome === 429)).toHaveLength(5)
})

test('another teacher is not told of this class', async () => {
  const { data } = await call('POST', '/dev/login', {}, { mobile: '13800000002' })
  const socket = new WebSocket(liveAddress(outlet(), data.token), ['v12.stomp'])
  const frames: string[] = []
  socket.on('message', (frame: Buffer) => frames.push(frame.toString()))
  await new Promise((resolve) => socket.on('open', resolve))
  socket.send('CONNECT\naccept-version:1.2\n\n\0')
  socket.send(`SEND\ndestination:/app/register\n\n{"answerClassId":${answerClassId}}\0`)
  await expect.poll(() => frames.join(''), { timeout: 5000 }).toContain('not your class')
})

test('a picture from a phone is told to its teacher at once, on every process, and to nobody else', async () => {
  const listen = async (mobile: string) => {
    const { data } = await call('POST', '/dev/login', {}, { mobile })
    const socket = new WebSocket(liveAddress(outlet(), data.token), ['v12.stomp'])
    const frames: string[] = []
    socket.on('message', (frame: Buffer) => frames.push(frame.toString()))
    await new Promise((resolve) => socket.on('open', resolve))
    socket.send('CONNECT\naccept-version:1.2\n\n\0')
    socket.send(`SUBSCRIBE\nid:1\ndestination:${noteChannel}\nreceipt:1\n\n\0`)
    await expect.poll(() => frames.join(''), { timeout: 5000 }).toContain('RECEIPT')
    return { frames, socket }
  }
  const own = await listen('13800000001')
  const other = await listen('13800000002')
  const { data } = await call('POST', '/api/conn/coz/teacher/openLessonNoteTicket', {}, { courseId: 1 })
  const form = new FormData()
  form.append('ticket', data.token)
  form.append('file', new File(['照片'], '笔记.jpg', { type: 'image/jpeg' }))
  const sent = await fetch(`${inlet()}/api/conn/coz/lessonNote/upload`, { method: 'POST', body: form })
  expect(await sent.json()).toMatchObject({ code: 0 })
  await expect.poll(() => own.frames.join(''), { timeout: 5000 }).toContain('MESSAGE')
  // Nothing of what was sent: whoever is told asks for it.
  expect(own.frames.join('')).not.toContain('lesson-note/')
  // Behind the picture, by the same way: had it been for this teacher too, it would be here by now.
  other.socket.send('SUBSCRIBE\nid:2\ndestination:/user/queue/answerClass\nreceipt:2\n\n\0')
  await expect.poll(() => other.frames.join(''), { timeout: 5000 }).toContain('receipt-id:2')
  expect(other.frames.join('')).not.toContain('MESSAGE')
})

test.each([
  ['follows a class', () => `SEND\ndestination:/app/register\nreceipt:1\n\n{"answerClassId":${answerClassId}}\0`],
  ['only subscribed', () => 'SUBSCRIBE\nid:1\ndestination:/user/queue/answerClass\nreceipt:1\n\n\0'],
])('a logout hangs up on a socket that %s at once, on every process', async (_, frame) => {
  const { data } = await call('POST', '/dev/login', {}, { mobile: '13800000001' })
  const socket = new WebSocket(liveAddress(outlet(), data.token), ['v12.stomp'])
  const frames: string[] = []
  socket.on('message', (frame: Buffer) => frames.push(frame.toString()))
  await new Promise((resolve) => socket.on('open', resolve))
  socket.send('CONNECT\naccept-version:1.2\n\n\0')
  socket.send(frame())
  await expect.poll(() => frames.join(''), { timeout: 5000 }).toContain('RECEIPT')
  const headers = { 'content-type': 'application/json' }
  const bye = await fetch(`${inlet()}/api/user/logout?userToken=${data.token}`, { method: 'POST', headers, body: '{}' })
  // What is not read keeps its connection open.
  await bye.text()
  await expect.poll(() => frames.join(''), { timeout: 5000 }).toContain('session expired')
  await expect.poll(() => socket.readyState, { timeout: 5000 }).toBe(WebSocket.CLOSED)
})

const both = () => [outlet(), inlet()]
const act = (at: string, address: string, body: object) => call('POST', `/api/answerClass${address}`, {}, body, at)
const join = (at: string, studentCode: string) => act(at, '/pad/join', { token: joinToken, studentCode })

test('what is asked aloud at one process is answered at another', async () => {
  const { told, log } = await follow()
  const asked = { roomId: 1, kind: 'choices', choiceCount: 3, content: '哪一个？', requestId: `${answerClassId}-aloud` }
  const { data } = await act(outlet(), '/adHoc/ask', asked)
  const questionId: number = data.question.id
  // Sent again by way of the other one it is the same question.
  expect(await act(inlet(), '/adHoc/ask', asked)).toMatchObject({ data: { question: { id: questionId } } })
  const { seatToken, student } = (await join(inlet(), '20260020')).data
  for (const at of both())
    expect(await act(at, '/pad/state', { seatToken })).toMatchObject({
      data: { questionId, question: { content: '哪一个？', choiceCount: 3 } },
    })
  const answer = { seatToken, questionId, attempt: 1, answer: 'C', revision: 1 }
  for (const at of [...both().toReversed(), inlet()])
    expect(await act(at, '/pad/answer', answer)).toMatchObject({ code: 0 })
  await expect.poll(() => answersIn(told), { timeout: 10_000 }).toContain(student.id)
  expect(answersIn(told).filter((id) => id === student.id)).toHaveLength(1)
  expect(log.heals).toBe(1)
})

test('who is sent out at one process is out at all of them, and a lock shuts all doors', async () => {
  const { told } = await follow()
  const pushed = (type: number) => told.filter((push) => push.type === type)
  const { seatToken, student } = (await join(inlet(), '20260021')).data
  expect(await act(outlet(), '/removeStudent', { roomId: 1, studentId: student.id })).toMatchObject({ code: 0 })
  for (const at of both()) {
    expect(await act(at, '/pad/state', { seatToken })).toMatchObject({ message: padText.seatRemoved })
    expect(await join(at, '20260021')).toMatchObject({ data: { waiting: true } })
  }
  expect(await act(inlet(), '/removeStudent', { roomId: 1, studentId: student.id })).toMatchObject({ code: 0 })

  for (const [shuts, opens] of [both(), both().toReversed()]) {
    told.length = 0
    expect(await act(shuts ?? '', '/lock', { roomId: 1, locked: true })).toMatchObject({ code: 0 })
    for (const at of both()) expect(await join(at, '20260022')).toMatchObject({ message: padText.classLocked })
    await expect.poll(() => pushed(pushType.lock), { timeout: 10_000 }).toMatchObject([{ data: { locked: true } }])
    expect(await act(opens ?? '', '/lock', { roomId: 1, locked: false })).toMatchObject({ code: 0 })
    await expect.poll(() => pushed(pushType.lock), { timeout: 10_000 }).toMatchObject([{}, { data: { locked: false } }])
  }
  expect(await join(inlet(), '20260022')).toMatchObject({ code: 0 })
})

test('a phone that steers by one process asks as the board wants it that was switched by another', async () => {
  const { told } = await follow()
  const { remoteToken } = (await act(outlet(), '/remote/create', { roomId: 1 })).data
  for (const [anonymousNext, at] of [
    [true, outlet()],
    [false, inlet()],
  ] as const) {
    await act(at, '/anonymity', { roomId: 1, anonymousNext })
    await expect
      .poll(() => told.flatMap((push) => (push.type === pushType.anonymity ? push.data.anonymousNext : [])), {
        timeout: 10_000,
      })
      .toContain(anonymousNext)
    const { questionId, attempt } = (await act(inlet(), '/remote/state', { remoteToken })).data
    const press = { remoteToken, press: 'next', questionId, attempt }
    expect(await act(at === inlet() ? outlet() : inlet(), '/remote/press', press)).toMatchObject({
      data: { anonymous: anonymousNext },
    })
  }
})

test('a phone that steers obeys no process any more once its session was ended at another', async () => {
  const { data } = await call('POST', '/dev/login', {}, { mobile: '13800000001' })
  const own = { userToken: data.token }
  const { remoteToken } = (await call('POST', '/api/answerClass/remote/create', own, { roomId: 1 }, outlet())).data
  const { questionId, attempt } = (await act(outlet(), '/remote/state', { remoteToken })).data
  await call('POST', '/api/user/logout', own, {}, inlet())
  for (const at of both()) {
    const press = { remoteToken, press: 'next', questionId, attempt }
    expect(await act(at, '/remote/press', press)).toMatchObject({ code: 100, message: text.remoteLoggedOut })
    expect(await act(at, '/remote/state', { remoteToken })).toMatchObject({ message: text.remoteLoggedOut })
    expect(await call('GET', '/api/answerClass/scoreCondition', { roomId: 1 }, undefined, at)).toMatchObject({
      data: { questionId },
    })
  }
})

test('点名 pressed at two processes at once is one pick, and told once', async () => {
  const { told } = await follow()
  const { remoteToken } = (await act(outlet(), '/remote/create', { roomId: 1 })).data
  const seen = (await act(outlet(), '/remote/state', { remoteToken })).data
  const { lastPicked, questionId, attempt } = seen
  const [board, phone] = await Promise.all([
    act(outlet(), '/pick', { roomId: 1, lastPicked }),
    act(inlet(), '/remote/press', { remoteToken, press: 'pick', questionId, attempt, lastPicked }),
  ])
  expect(phone.data).toMatchObject({ lastPicked: board.data.studentId })
  const again = await act(inlet(), '/pick', { roomId: 1, lastPicked: board.data.studentId })
  const picks = () => told.flatMap((push) => (push.type === pushType.pick ? push.data.studentId : []))
  await expect.poll(picks, { timeout: 10_000 }).toContain(again.data.studentId)
  expect(picks()).toEqual([board.data.studentId, again.data.studentId])
})

test('the endpoint answers as SockJS does', async () => {
  const endpoint = `${outlet()}/api/answerClassWs/endpointWisely`
  expect(await (await fetch(endpoint)).text()).toBe('Welcome to SockJS!\n')
  expect(await (await fetch(`${endpoint}/info`)).json()).toMatchObject({ websocket: true, cookie_needed: false })
})
