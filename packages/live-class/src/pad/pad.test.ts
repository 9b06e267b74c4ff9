import { alone, createClient, createSession, memoryStorage, type KeyValue } from '@mango/client'
import { text, type PadState } from '@mango/contract/answer-pad'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPad, type Pad } from './pad.ts'
import { seatMemory } from './seat-memory.ts'

/** A socket that never opens: what a phone then knows it has asked for. */
class SilentSocket extends EventTarget {
  readyState = 0
  close = () => undefined
  send = () => undefined
}

const given = {
  seatToken: 's1',
  waiting: false,
  answerClassId: 4,
  student: { id: 7, name: '沈知遥', code: '20260001' },
}
const onBoard: PadState = {
  questionId: 11,
  attempt: 1,
  status: 0,
  stopped: false,
  remaining: null,
  anonymous: false,
  seq: 5,
  className: '七年级(1)班',
  coursewareName: '有理数',
  index: 0,
  questionCount: 3,
  question: null,
  imageAddress: '',
  answer: null,
  revision: 0,
  closed: false,
}

const joinToken = '8K2M4P'
let pad: Pad
let kept: KeyValue
/** What the server says, by the end of a call's path; an error is a network that is gone. */
let server: Record<'join' | 'state' | 'answer' | 'leave', (body: Record<string, unknown>) => unknown>
const refused = (message: string) => ({ code: 100, message })
const says = (data: unknown) => ({ code: 0, data })

const memory = () => seatMemory(joinToken, kept)
function newPad(): Pad {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const call = request.url.split('/').at(-1)?.split('?')[0]
    if (call !== 'join' && call !== 'state' && call !== 'answer' && call !== 'leave') throw new Error(request.url)
    return Response.json(await server[call](await request.json()))
  }
  const context = { apiBase: 'http://school.test', loginPath: '/login', basePath: '', target: new EventTarget() }
  const session = createSession(memoryStorage(), memoryStorage())
  return createPad(createClient(context, { session, fetch, goToLogin: () => undefined }, alone), joinToken, memory())
}
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('WebSocket', SilentSocket)
  kept = memoryStorage()
  server = {
    join: () => says(given),
    state: () => says(onBoard),
    answer: ({ answer, revision }) => says({ answer, revision }),
    leave: () => says({}),
  }
  pad = newPad()
})
afterEach(() => {
  pad.stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const view = () => pad.store.getState()
/** Whatever else runs on the machine: it comes. */
const soon = { timeout: 20_000 }
const sees = (part: Partial<ReturnType<typeof view>>) => vi.waitFor(() => expect(view()).toMatchObject(part), soon)
const joined = async () => {
  expect(await pad.join('20260001')).toBeUndefined()
  await sees({ phase: 'in', server: onBoard })
}

test('a seat is kept, and the next visit sits down in it without asking', async () => {
  await joined()
  pad.stop()
  pad = newPad()
  expect(view()).toMatchObject({ phase: 'in', seat: { seatToken: 's1', name: '沈知遥' } })
  pad.resume()
  await sees({ server: onBoard })
})

test('a code that is nobody’s says so, and nothing is kept', async () => {
  server.join = () => refused(text.studentUnknown)
  expect(await pad.join('99999999')).toBe(text.studentUnknown)
  expect(view().phase).toBe('join')
  expect(memory().read()).toBeUndefined()
})

test('a second phone waits until the teacher lets it in', async () => {
  server.join = () => says({ ...given, waiting: true })
  server.state = () => refused(text.seatWaiting)
  await pad.join('20260001')
  await sees({ phase: 'waiting' })
  expect(memory().read()?.waiting).toBe(true)
  server.state = () => says(onBoard)
  await sees({ phase: 'in', server: onBoard })
  expect(memory().read()?.waiting).toBe(false)
})

test.each([
  [text.seatTaken, 'taken'],
  [text.seatRefused, 'refused'],
  [text.seatRemoved, 'removed'],
  [text.classOver, 'over'],
] as const)('“%s” ends the phone’s part: %s, and the seat is forgotten', async (message, phase) => {
  await joined()
  server.answer = () => refused(message)
  pad.answer('B')
  await sees({ phase })
  expect(memory().read()).toBeUndefined()
})

test('a class that has ended is over for whoever looks', async () => {
  server.state = () => says({ ...onBoard, closed: true })
  await pad.join('20260001')
  await sees({ phase: 'over' })
})

test('the time that is left is counted from when it came', async () => {
  server.state = () => says({ ...onBoard, remaining: 30_000 })
  const before = performance.now()
  await pad.join('20260001')
  await vi.waitFor(() => expect(view().endsAt).toBeGreaterThanOrEqual(before + 30_000), soon)
  expect(view().endsAt).toBeLessThanOrEqual(performance.now() + 30_000)
})

test('an answer is kept on the phone before it is sent, and confirmed by the server', async () => {
  await joined()
  let arrive: (answer: unknown) => void = () => undefined
  server.answer = () => new Promise((resolve) => (arrive = resolve))
  pad.answer('B')
  expect(view()).toMatchObject({ mine: 'B', confirmed: undefined })
  const [waiting] = memory().read()?.outbox ?? []
  expect(waiting).toMatchObject({ questionId: 11, attempt: 1, answer: 'B' })
  await vi.waitFor(() => {
    arrive(says({ answer: 'B', revision: waiting?.revision }))
    expect(view()).toMatchObject({ mine: 'B', confirmed: 'B', waiting: [] })
  }, soon)
  expect(memory().read()?.outbox).toEqual([])
})

test('a change of mind counts more than whatever the server has', async () => {
  const future = Math.floor(Date.now() / 1000) + 5000
  server.state = () => says({ ...onBoard, answer: 'A', revision: future })
  await pad.join('20260001')
  await sees({ mine: 'A', confirmed: 'A' })
  const sent: unknown[] = []
  server.answer = (body) => {
    sent.push(body['revision'])
    return says({ answer: body['answer'], revision: body['revision'] })
  }
  pad.answer('C')
  await sees({ mine: 'C', confirmed: 'C' })
  expect(sent).toEqual([future + 1])
})

test('shown too late, the phone shows what the server has kept', async () => {
  await joined()
  const later = Math.floor(Date.now() / 1000) + 5000
  server.answer = () => says({ answer: 'D', revision: later })
  pad.answer('B')
  await sees({ mine: 'D', confirmed: 'D', waiting: [] })
})

test('without a network the answer waits, and a reload has it still', async () => {
  await joined()
  server.answer = () => {
    throw new TypeError('no network')
  }
  pad.answer('B')
  await sees({ failing: true, mine: 'B', confirmed: undefined })
  pad.stop()
  server.answer = ({ answer, revision }) => says({ answer, revision })
  pad = newPad()
  pad.resume()
  await sees({ mine: 'B', confirmed: 'B', waiting: [] })
})

test('an answer that is refused is counted and waits no more', async () => {
  await joined()
  server.answer = () => refused(text.questionStopped)
  pad.answer('B')
  await sees({ phase: 'in', refused: 1, waiting: [] })
})

/** Another student on the same phone. */
const next = { ...given, seatToken: 's2', student: { id: 8, name: '林小满', code: '20260002' } }

function later() {
  let resolve: (answer: unknown) => void = () => undefined
  const promise = new Promise((arrive) => (resolve = arrive))
  return { promise, resolve: (answer: unknown) => resolve(answer) }
}

test('whoever sits down next sees nothing of the answer of the student before', async () => {
  const [before, now] = [later(), later()]
  server.state = ({ seatToken }) => (seatToken === 's1' ? before.promise : now.promise)
  await pad.join('20260001')
  pad.leave()
  server.join = () => says(next)
  await pad.join('20260002')
  before.resolve(says({ ...onBoard, answer: 'B', revision: 99 }))
  now.resolve(says(onBoard))
  await sees({ phase: 'in', server: onBoard, mine: '', confirmed: undefined })
})

test('whoever sits down next stays, whatever is said of the seat before', async () => {
  const before = later()
  server.answer = ({ seatToken, ...sent }) => (seatToken === 's1' ? before.promise : says(sent))
  await joined()
  pad.answer('B')
  pad.leave()
  server.join = () => says(next)
  await joined()
  before.resolve(refused(text.seatTaken))
  pad.answer('C')
  await sees({ phase: 'in', confirmed: 'C' })
})

test('whoever leaves is asked anew, and nothing of the seat stays, here or on the server', async () => {
  const left: unknown[] = []
  server.leave = ({ seatToken }) => says(left.push(seatToken))
  await joined()
  pad.leave()
  expect(view()).toMatchObject({ phase: 'join', seat: undefined, server: undefined, mine: '', waiting: [], refused: 0 })
  expect(memory().read()).toBeUndefined()
  await vi.waitFor(() => expect(left).toEqual(['s1']), soon)
})

test('whoever sits down next is still there after a reload, also when the teacher lets the student before in', async () => {
  const before = later()
  server.join = () => says({ ...given, waiting: true })
  server.state = ({ seatToken }) => (seatToken === 's1' ? before.promise : says(onBoard))
  await pad.join('20260001')
  pad.leave()
  server.join = () => says(next)
  await joined()
  before.resolve(says(onBoard))
  // What is asked after it comes after it.
  server.join = () => refused(text.studentUnknown)
  await pad.join('99999999')
  expect(memory().read()?.seatToken).toBe('s2')
})
