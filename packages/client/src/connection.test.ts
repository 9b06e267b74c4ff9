import { code, read } from '@mango/contract'
import { loggedInUser } from '@mango/contract/account'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from './browser-storage.ts'
import { connectionOf, createConnection } from './connection.ts'
import { personal } from './personal.ts'
import { createSession, type Session } from './session.ts'

const exams = read('/api/exams', { summary: 'Exams', answer: v.object({ data: v.array(v.string()) }) })

const teacher = (id: number, schoolId: number, token = `token-${id}-${schoolId}`) =>
  v.parse(loggedInUser, {
    id,
    nickname: `老师${id}`,
    mobile: '13800000001',
    token,
    gender: 2,
    schoolId,
    permissions: [],
    classIdSubjectIdsMap: {},
    roles: [{ id: 2 }],
    schoolGroupVOList: [{ schoolVOList: [] }],
  })
const first = teacher(7, 1)
const second = teacher(8, 2)

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  return () => vi.restoreAllMocks()
})

/** A tab whose calls are answered when the test says so, with the token that they were sent with. */
function aTab({ userToken }: { userToken?: string } = {}) {
  const cookies = memoryStorage()
  return { cookies, ...aPlace(createSession(cookies, memoryStorage()), userToken) }
}
/** One of the places of a page whose elements share a connection. */
function aPlace(session: Session, userToken?: string) {
  const waiting: { token: string | null; answer(json?: object): void }[] = []
  const fetch: typeof globalThis.fetch = (input, init) =>
    new Promise((resolve) => {
      const token = new URL(new Request(input, init).url).searchParams.get('userToken')
      const answer = (json: object = { code: 0, data: [`考试 ${token}`] }) => resolve(Response.json(json))
      waiting.push({ token, answer })
    })
  const target = new EventTarget()
  const expired = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  target.addEventListener('session-expired', expired)
  const context = { apiBase: 'http://school.test', userToken, loginPath: '/login', basePath: '', target }
  if (!session.token()) session.start(first)
  const connection = createConnection(context, { session, fetch, goToLogin: () => undefined })
  const drawn = vi.fn<() => void>()
  const stop = connection.subscribe(drawn)
  const ask = () => {
    const client = connection.client()
    return client.queries.fetchQuery(client.query(exams, {}))
  }
  const known = () => connection.client().queries.getQueryData(connection.client().query(exams, {}).queryKey)?.data
  return { session, waiting, connection, ask, known, expired, drawn, stop }
}

const logins = (tab: ReturnType<typeof aTab>): [string, () => void][] => [
  ['a login', () => tab.session.start(second)],
  [
    'an end and a login',
    () => {
      tab.session.end()
      tab.session.start(second)
    },
  ],
  ['another school', () => tab.session.start(teacher(7, 2))],
]

test.each(logins(aTab()).map(([name], index) => [name, index] as const))(
  'nothing that was known before %s is known after it',
  async (_, index) => {
    const tab = aTab()
    const asked = tab.ask()
    await vi.waitFor(() => expect(tab.waiting).toHaveLength(1))
    tab.waiting[0]?.answer()
    await asked
    expect(tab.known()).toEqual(['考试 token-7-1'])
    logins(tab)[index]?.[1]()
    expect(tab.known()).toBeUndefined()
  },
)

test.each(logins(aTab()).map(([name], index) => [name, index] as const))(
  'what was under way at %s reaches nobody',
  async (_, index) => {
    const tab = aTab()
    const before = tab.connection.client()
    const saved = before.send(exams, {}).catch((error: unknown) => error)
    const asked = tab.ask().catch((error: unknown) => error)
    await vi.waitFor(() => expect(tab.waiting).toHaveLength(2))
    logins(tab)[index]?.[1]()
    for (const call of tab.waiting) call.answer()
    expect(await saved).toMatchObject({ kind: 'expired' })
    await asked
    expect(tab.known()).toBeUndefined()
    expect(before.queries.getQueryCache().getAll()).toEqual([])
    expect(await before.send(exams, {}).catch((error: unknown) => error)).toMatchObject({ kind: 'expired' })
    expect(tab.waiting).toHaveLength(2)
  },
)

test('cookies that changed without a word are noticed by the next call, which does not go out', async () => {
  const tab = aTab()
  const before = tab.connection.client()
  for (const [name, value] of [
    ['userToken', 'token-8-2'],
    ['userId', '8'],
    ['schoolId', '2'],
  ] as const)
    tab.cookies.set(name, value)
  await expect(before.send(exams, {})).rejects.toMatchObject({ kind: 'expired' })
  await vi.waitFor(() => expect(tab.drawn).toHaveBeenCalledTimes(2))
  const asked = tab.ask()
  await vi.waitFor(() => expect(tab.waiting.map(({ token }) => token)).toEqual(['token-8-2']))
  tab.waiting[0]?.answer()
  await asked
  expect(tab.known()).toEqual(['考试 token-8-2'])
  expect(tab.expired).not.toHaveBeenCalled()
})

test('whoever has logged in anew elsewhere goes on: what was refused for the old session is sent for the new one', async () => {
  const tab = aTab()
  const before = tab.connection.client()
  const saved = [before.send(exams, {}), before.send(exams, {})]
  await vi.waitFor(() => expect(tab.waiting).toHaveLength(2))
  tab.cookies.set('userToken', 'token-anew')
  for (const call of tab.waiting) call.answer({ code: code.sessionRevoked })
  await vi.waitFor(() => expect(tab.waiting.map(({ token }) => token).slice(2)).toEqual(['token-anew', 'token-anew']))
  for (const call of tab.waiting.slice(2)) call.answer()
  expect((await Promise.all(saved)).map(({ data }) => data)).toEqual([['考试 token-anew'], ['考试 token-anew']])
  // Nothing is drawn anew: what was typed is still there.
  expect(tab.drawn).toHaveBeenCalledOnce()
  expect(tab.connection.client()).toBe(before)
  expect(tab.expired).not.toHaveBeenCalled()
  // That session ends as any other.
  const last = before.send(exams, {})
  await vi.waitFor(() => expect(tab.waiting).toHaveLength(5))
  tab.waiting[4]?.answer({ code: code.sessionRevoked })
  await expect(last).rejects.toMatchObject({ kind: 'expired' })
  expect(tab.expired).toHaveBeenCalledOnce()
})

test('what runs on while another tab switches the school ends in the school where it began', async () => {
  const tab = aTab()
  const before = tab.connection.client()
  tab.cookies.set('userToken', 'token-7-2')
  tab.cookies.set('schoolId', '2')
  const uploading = before.send(exams, {})
  await vi.waitFor(() => expect(tab.waiting).toHaveLength(1))
  expect(tab.waiting[0]?.token).toBe('token-7-1')
  tab.waiting[0]?.answer()
  expect((await uploading).data).toEqual(['考试 token-7-1'])
  expect(tab.connection.client()).toBe(before)
})

test('a session that ended is announced once, and nothing more is asked for nobody', async () => {
  const tab = aTab()
  const asked = tab.ask().catch((error: unknown) => error)
  await vi.waitFor(() => expect(tab.waiting).toHaveLength(1))
  tab.waiting[0]?.answer({ code: code.sessionExpired })
  await asked
  expect(tab.session.token()).toBeUndefined()
  await expect(tab.ask()).rejects.toMatchObject({ kind: 'expired' })
  expect(tab.waiting).toHaveLength(1)
  expect(tab.expired).toHaveBeenCalledOnce()
  tab.session.start(second)
  void tab.ask().catch(() => undefined)
  await vi.waitFor(() => expect(tab.waiting.at(-1)?.token).toBe('token-8-2'))
  tab.waiting.at(-1)?.answer({ code: code.sessionExpired })
  await vi.waitFor(() => expect(tab.expired).toHaveBeenCalledTimes(2))
})

test('of several places on a page one is told of the end of the session, and each says what has happened', async () => {
  const tab = aTab()
  const other = aPlace(tab.session)
  const asked = [tab, other].map((place) => place.ask().catch((error: unknown) => error))
  await vi.waitFor(() => expect([...tab.waiting, ...other.waiting]).toHaveLength(2))
  for (const call of [...tab.waiting, ...other.waiting]) call.answer({ code: code.sessionExpired })
  await Promise.all(asked)
  for (const place of [tab, other])
    await expect(place.ask()).rejects.toMatchObject({ kind: 'expired', message: '登录已过期，请重新登录' })
  expect([tab, other].flatMap(({ expired }) => expired.mock.calls)).toHaveLength(1)
})

test('a token given by the page does not care who logs in', () => {
  const tab = aTab({ userToken: 'given' })
  const before = tab.connection.client()
  tab.session.start(second)
  expect(tab.connection.client()).toBe(before)
  expect(before.token()).toBe('given')
})

test('a store is of one person: it waits out an expired session, and goes with a logout', () => {
  const tab = aTab()
  const draftsOf = personal(() => ({ text: '' }))
  const drafts = () => draftsOf(tab.connection.client())
  drafts().text = '家长您好'
  tab.session.end()
  tab.session.start(second)
  expect(drafts().text).toBe('')
  tab.session.end()
  tab.session.start(teacher(7, 1, 'newer'))
  expect(drafts().text).toBe('家长您好')
  tab.connection.client().logout()
  tab.session.start(first)
  expect(drafts().text).toBe('')
})

test('all who are told the same share a connection, however they look', () => {
  const target = new EventTarget()
  const context = { apiBase: '', loginPath: '/login', basePath: '', target }
  const light = { ...context, theme: 'light' }
  const dark = { ...context, theme: 'dark' }
  expect(connectionOf(light)).toBe(connectionOf(dark))
  expect(connectionOf({ ...context, userToken: 't' })).not.toBe(connectionOf(context))
  expect(connectionOf({ ...context, target: new EventTarget() })).not.toBe(connectionOf(context))
})
