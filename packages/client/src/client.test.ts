import { act, read } from '@mango/contract'
import { loginByStudentCode } from '@mango/contract/account'
import { examList } from '@mango/contract/exams'
import { focusManager, QueryObserver } from '@tanstack/react-query'
import * as v from 'valibot'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { memoryStorage, sessionStore } from './browser-storage.ts'
import { CallError } from './call-error.ts'
import { alone, createClient } from './client.ts'
import { createSession } from './session.ts'

const things = read('/api/things', {
  summary: 'Things',
  query: v.object({ page: v.number(), name: v.optional(v.string()) }),
  answer: v.object({ data: v.array(v.string()) }),
})
const save = act('/api/things/{id}', {
  summary: 'Save a thing',
  params: v.object({ id: v.number() }),
  body: v.object({ name: v.string() }),
})

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  return () => vi.restoreAllMocks()
})

function aClient(answers: unknown, options: { userToken?: string; cookie?: string } = {}) {
  const requests: Request[] = []
  const cookies = memoryStorage(options.cookie === undefined ? {} : { userToken: options.cookie })
  const target = new EventTarget()
  const goToLogin = vi.fn<(path: string) => void>()
  const session = createSession(cookies, memoryStorage())
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push(new Request(input, init))
    if (answers instanceof Error) throw answers
    return typeof answers === 'function' ? answers() : Response.json(answers)
  }
  const context = {
    apiBase: 'http://school.test',
    userToken: options.userToken,
    loginPath: '/login',
    basePath: '',
    target,
  }
  return {
    client: createClient(context, { session, fetch, goToLogin }, alone),
    requests,
    cookies,
    session,
    target,
    goToLogin,
  }
}

test('appends the session token to GET and POST and leaves unset parameters out', async () => {
  const { client, requests } = aClient({ code: 0, data: [] }, { cookie: 't1' })
  await client.send(things, { query: { page: 2 } })
  await client.send(save, { params: { id: 7 }, body: { name: '名' } })
  expect(requests.map((request) => `${request.method} ${request.url}`)).toEqual([
    'GET http://school.test/api/things?page=2&userToken=t1',
    'POST http://school.test/api/things/7?userToken=t1',
  ])
  expect(await requests[1]?.json()).toEqual({ name: '名' })
})

test('a call without a payload has no body', async () => {
  const { client, requests } = aClient({ code: 0 }, { cookie: 't1' })
  await client.send(act('/api/nothing', { summary: 'Do it' }), {})
  expect([await requests[0]?.text(), requests[0]?.headers.get('content-type')]).toEqual(['', null])
})

test('the name of a press goes along to the own origin, and to no other', async () => {
  const calls: RequestInit[] = []
  const around = {
    session: createSession(memoryStorage(), memoryStorage()),
    fetch: async (_: RequestInfo | URL, init: RequestInit = {}) => {
      calls.push(init)
      return Response.json({ code: 0 })
    },
    goToLogin: vi.fn<(path: string) => void>(),
  }
  const places = { loginPath: '/login', basePath: '', target: new EventTarget() }
  const sent = { params: { id: 7 }, body: { name: '名' } }
  for (const apiBase of ['', 'http://school.test', '//school.test'])
    await createClient({ ...places, apiBase }, around, alone).send(save, sent, { press: 'one' })
  expect(calls.map(({ headers }) => new Headers(headers).get('idempotency-key'))).toEqual(['one', null, null])
})

test('sends no token with the calls that carry none', async () => {
  const { client, requests } = aClient({ code: 100, message: 'no' }, { cookie: 't1' })
  const body = { mobile: '20260001', password: 'x', from: 'adminv2', schoolId: 1 }
  await expect(client.send(loginByStudentCode, { body })).rejects.toThrow('no')
  expect(requests[0]?.url).toBe('http://school.test/api/user/loginByStudentCode')
})

test('a token given by the page wins over the cookie', async () => {
  const { client, requests } = aClient({ code: 0, data: [] }, { cookie: 'cookie', userToken: 'given' })
  await client.send(things, { query: { page: 1 } })
  expect(requests[0]?.url).toContain('userToken=given')
})

test.each([
  ['its message', { code: 500, message: '数据库忙' }, 'refused', '数据库忙'],
  ['the message inside data', { code: -1, data: { message: '没有权限' } }, 'refused', '没有权限'],
  ['the fallback where it brought none', { code: 100 }, 'refused', '系统故障，请稍后再试'],
  ['an unknown code', { code: 7, message: '七' }, 'refused', '七'],
  ['a body that is not what the contract says', { code: 0, data: 'x' }, 'malformed', '系统故障，请稍后再试'],
  ['a page instead of JSON', () => new Response('<html>'), 'network', '网络连接失败，请检查网络后重试'],
  [
    'a gateway that has lost the server',
    () => new Response('<html>', { status: 502 }),
    'network',
    '服务器出错了，请稍后重试',
  ],
  ['an answer with nothing in it', () => new Response(''), 'network', '服务器出错了，请稍后重试'],
  ['a broken connection', new Error('down'), 'network', '网络连接失败，请检查网络后重试'],
])('rejects with %s', async (_, answer, kind, message) => {
  const { client } = aClient(answer, { cookie: 't1' })
  const failure = await client.send(things, { query: { page: 1 } }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(CallError)
  expect(failure).toMatchObject({ kind, message })
})

test('takes a body without a code as the answer', async () => {
  const { client } = aClient({ data: ['a'] })
  expect(await client.send(things, { query: { page: 1 } })).toEqual({ data: ['a'] })
})

test.each([50, 60])('twenty calls failing with %i end the session once and go to the login once', async (code) => {
  const { client, cookies, target, goToLogin } = aClient({ code, message: '登录已过期' }, { cookie: 't1' })
  const heard = vi.fn<(event: Event) => void>()
  target.addEventListener('session-expired', heard)
  await Promise.allSettled(Array.from({ length: 20 }, (_, page) => client.send(things, { query: { page } })))
  await client.send(things, { query: { page: 21 } }).catch(() => undefined)
  expect(heard).toHaveBeenCalledOnce()
  expect(goToLogin.mock.calls).toEqual([['/login']])
  expect(cookies.get('userToken')).toBeNull()
})

test('a host that prevents session-expired is not navigated', async () => {
  const { client, target, goToLogin } = aClient({ code: 50 }, { cookie: 't1' })
  target.addEventListener('session-expired', (event) => event.preventDefault())
  await client.send(things, { query: { page: 1 } }).catch(() => undefined)
  expect(goToLogin).not.toHaveBeenCalled()
})

test('a late 50 of an old token does not end a newer session', async () => {
  const { client, cookies, goToLogin } = aClient(
    () => {
      cookies.set('userToken', 'newer')
      return Response.json({ code: 50 })
    },
    { cookie: 'older' },
  )
  await expect(client.send(things, { query: { page: 1 } })).rejects.toMatchObject({ kind: 'expired' })
  expect(cookies.get('userToken')).toBe('newer')
  expect(goToLogin).not.toHaveBeenCalled()
})

test('whoever comes back to a page of the day before sees what is there now', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { client, requests } = aClient({ code: 0, data: [] })
  client.queries.mount()
  onTestFinished(() => {
    client.queries.unmount()
    focusManager.setFocused(undefined)
    vi.useRealTimers()
  })
  const stop = new QueryObserver(client.queries, client.query(things, { query: { page: 1 } })).subscribe(
    () => undefined,
  )
  const comeBack = () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  }
  await vi.waitFor(() => expect(client.queries.isFetching()).toBe(0))
  vi.setSystemTime(Date.now() + 3 * 3_600_000)
  comeBack()
  await vi.waitFor(() => expect(client.queries.isFetching()).toBe(0))
  expect(requests).toHaveLength(1)
  vi.setSystemTime(Date.now() + 3 * 3_600_000)
  comeBack()
  await vi.waitFor(() => expect(requests).toHaveLength(2))
  stop()
})

test('never logs the token', async () => {
  const { client } = aClient(new Error('GET http://school.test/api/things?userToken=canary'), { cookie: 'canary' })
  await client.send(things, { query: { page: 1 } }).catch(() => undefined)
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('canary')
})

test('hands on the code of a call that answers in codes of its own, but still ends an expired session', async () => {
  const remove = act('/api/things/remove', {
    summary: 'Remove a thing',
    ownCodes: true,
    answer: v.object({ code: v.optional(v.number()), message: v.optional(v.string()) }),
  })
  const answers = [
    Response.json({ code: 500, message: '不行' }),
    new Response(''),
    Response.json({ code: 50, message: '过期' }),
  ]
  const { client, goToLogin } = aClient(() => answers.shift(), { cookie: 't1' })
  expect(await client.send(remove, {})).toEqual({ code: 500, message: '不行' })
  expect(await client.send(remove, {})).toEqual({})
  await expect(client.send(remove, {})).rejects.toMatchObject({ kind: 'expired' })
  expect(goToLogin).toHaveBeenCalledOnce()
})

test('logout tells the server, forgets the login at once and works without a network', async () => {
  const { client, requests, session, cookies } = aClient(new TypeError('offline'), { cookie: 't1' })
  sessionStore.set('mango:login:registration', '{}')
  sessionStore.set('theirs', 'kept')
  client.queries.setQueryData(['a'], 1)
  client.logout()
  expect(session.token()).toBeUndefined()
  expect(cookies.get('authority')).toBeNull()
  expect(client.queries.getQueryData(['a'])).toBeUndefined()
  expect(sessionStore.get('mango:login:registration')).toBeNull()
  expect(sessionStore.get('theirs')).toBe('kept')
  expect(requests.map((request) => `${request.method} ${request.url}`)).toEqual([
    'POST http://school.test/api/user/logout?userToken=t1',
  ])
})

test('a page whose old scripts have added to the prototypes of all objects and lists calls as any other', async () => {
  const row = '{"examId":1,"examName":"期中","subjectNames":["语文"],"status":1,"startTime":"2026-11-18 16:20:00"}'
  const answered = () => new Response(`{"code":0,"data":[${row}],"total":1}`)
  const { client, requests } = aClient(answered, { cookie: 't1' })
  const unset = { schoolYear: '', termId: '', type: '', status: -1, gradeId: '', name: '' } as const
  const body = { ...unset, subjectIds: [1, 2], pageNum: 1, pageSize: 10 }
  const additions: [object, string, () => unknown][] = [
    [Object.prototype, 'extend', () => undefined],
    [Array.prototype, 'toJSON', () => 'a text'],
    [Array.prototype, 'each', () => undefined],
  ]
  for (const [prototype, name, value] of additions)
    Object.defineProperty(prototype, name, { value, enumerable: true, configurable: true, writable: true })
  try {
    const answer = await client.queries.fetchQuery(client.query(examList, { body }))
    expect(answer.data.map(({ examId, subjectNames }) => `${examId} ${subjectNames.join()}`)).toEqual(['1 语文'])
    const sent = await requests[0]?.text()
    expect(sent).toContain('"subjectIds":[1,2]')
  } finally {
    for (const [prototype, name] of additions) Reflect.deleteProperty(prototype, name)
  }
})
