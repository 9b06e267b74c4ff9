import { code } from '@mango/contract'
import { sendLoginVerificationCode, sendVerificationCode } from '@mango/contract/account'
import { track } from '@mango/contract/analytics'
import { listCoursewares } from '@mango/contract/coursewares'
import { addItem, createCategory } from '@mango/contract/evaluation'
import { getSubExamInfo } from '@mango/contract/exams'
import { findSameFiles } from '@mango/contract/library'
import { createQrCode } from '@mango/contract/qr-code'
import { totalList } from '@mango/contract/study-monitor'
import { assert, asyncProperty, dictionary, jsonValue, object, string } from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LogLine } from './services.ts'
import { startTestBackend, type TestBackend } from './testing/index.ts'

let backend: TestBackend
const log: LogLine[] = []
beforeAll(async () => {
  backend = await startTestBackend({ allowedOrigins: ['http://legacy.test'], log: (line) => log.push(line) })
}, 180_000)
afterAll(() => backend.close())
beforeEach(() => void (log.length = 0))

const list = '/api/conn/coz/teacher/selectFileRepoList?pageNum=1&pageSize=10&query=&type=0'
const login = '/api/user/loginByStudentCode'
const postTo = (path: string, body: BodyInit, headers: HeadersInit = { 'content-type': 'application/json' }) =>
  backend.fetch(path, { method: 'POST', body, headers })
const envelope = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) })

describe('the token', () => {
  it('counts as a parameter only, once', async () => {
    const token = await backend.tokenOf('ordinary')
    const answers = [
      await backend.fetch(`${list}&userToken=${token}`),
      await backend.fetch(list, { headers: { cookie: `userToken=${token}`, authorization: `Bearer ${token}` } }),
      await backend.fetch(`${list}&userToken=${token}&userToken=${token}`),
      await backend.fetch(`${list}&userToken=`),
    ]
    const codes = await Promise.all(answers.map(async (answer) => (await envelope(answer)).code))
    expect(codes).toEqual([0, code.sessionExpired, code.refused, code.sessionExpired])
  })

  it('is never logged', async () => {
    const token = await backend.tokenOf('ordinary')
    await backend.fetch(`${list}&userToken=${token}`)
    await backend.fetch(`/api/nowhere%0d%0ainjected?userToken=${token}`)
    expect(log).toHaveLength(2)
    expect(JSON.stringify(log)).not.toContain(token)
    expect(log[0]).toMatchObject({ method: 'GET', path: list.split('?')[0], status: 200, code: 0 })
  })
})

describe('every answer', () => {
  it('is an envelope with status 200 that nobody keeps', async () => {
    for (const path of [list, '/api/nowhere', '/api/homepage/config']) {
      const answer = await backend.fetch(path)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(typeof (await answer.json()).code).toBe('number')
    }
  })

  it('says nothing of an unexpected error', async () => {
    const broken = await startTestBackend({
      storage: backend.storage,
      log: (line) => log.push(line),
      messenger: { send: () => Promise.reject(new Error('secret of the provider')) },
    })
    const answer = await broken.fetch('/api/user/sendLoginVerificationCode', {
      method: 'POST',
      body: '{"mobile":"13800000002"}',
      headers: { 'content-type': 'application/json' },
    })
    expect(await envelope(answer)).toEqual({ status: 200, code: code.serverError, message: '系统故障，请稍后再试' })
    expect(log.at(-1)?.error).toContain('secret of the provider')
    await broken.close()
  }, 30_000)

  it.each([
    ['no JSON', '{"mobile":'],
    ['an empty body', ''],
    ['an array', '[1]'],
    ['null', 'null'],
    ['numbers for texts', '{"mobile":1,"password":2,"from":3,"schoolId":"x"}'],
    ['a number beyond all', '{"mobile":"20260001","password":"x","from":"w","schoolId":1e309}'],
    ['an id beyond the database', '{"mobile":"20260001","password":"x","from":"w","schoolId":99999999999}'],
    ['a NUL', '{"mobile":"2026\\u0000","password":"x","from":"w","schoolId":1}'],
    ['a prototype', '{"__proto__":{"mobile":"20260001"},"password":"x","from":"w","schoolId":1}'],
    ['bytes that are no text', '\xff\xfe'],
  ])('refuses %s with 100', async (_, body) => {
    expect(await envelope(await postTo(login, body))).toMatchObject({ status: 200, code: code.refused })
  })

  it('refuses a day that no calendar has, a number that no database holds, half a character, and a subject that is none', async () => {
    const token = await backend.tokenOf('everything')
    const day = { pageNum: 1, pageSize: 12, codeOrName: '' }
    for (const dateTime of ['2026-02-30', '2026-13-01', '2026-00-00', '0000-01-00'])
      expect(await backend.send(totalList, { body: { ...day, dateTime } }, token)).toEqual({
        code: code.refused,
        message: '请求参数错误',
      })
    const refused = { code: code.refused, message: '请求参数错误' }
    const file = { fileName: '大.txt', bytes: 1e308, print: '0'.repeat(64) }
    const item = { name: '项', description: '', pkgId: 1, subjectId: 2, parentId: 1e308 }
    const category = { categoryName: '类', categoryDesc: '', subjectId: 2147483647 }
    expect([
      await backend.send(listCoursewares, { body: { size: 1, skip: 1e308 } }, token),
      await backend.send(findSameFiles, { body: { variant: 'class', files: [file] } }, token),
      await backend.send(addItem, { body: item }, token),
      await backend.send(createCategory, { body: category }, token),
      await backend.send(createQrCode, { body: { content: '\ud800' } }),
      await backend.send(createQrCode, { body: { content: '码'.repeat(778) } }),
    ]).toEqual([refused, refused, refused, refused, refused, refused])
    expect(await backend.send(createQrCode, { body: { content: '码'.repeat(777) } })).toMatchObject({ code: 0 })
    const beyond = await backend.send(getSubExamInfo, { params: { examId: 2 ** 31 } }, token)
    expect(beyond).toEqual({ code: code.refused, message: '请求参数错误' })
  })

  it('refuses a body that is not JSON by its type, or too long, with and without a length', async () => {
    expect((await envelope(await postTo(login, '{}', { 'content-type': 'text/plain' }))).code).toBe(code.refused)
    const long = JSON.stringify({ mobile: 'x'.repeat(300_000) })
    expect((await envelope(await postTo(login, long))).message).toBe('请求内容过大')
    const stream = new Blob([long]).stream()
    const streamed = { method: 'POST', body: stream, duplex: 'half', headers: { 'content-type': 'application/json' } }
    expect((await envelope(await backend.fetch(login, streamed))).message).toBe('请求内容过大')
  })

  it('is never 500 for any JSON', async () => {
    const anything = [object({ maxDepth: 2 }), jsonValue()] as const
    for (const body of anything)
      await assert(
        asyncProperty(body, async (value) => {
          expect((await envelope(await postTo(login, JSON.stringify(value)))).code).toBe(code.refused)
        }),
        { numRuns: 60 },
      )
  })

  it('is never 500 for any query', async () => {
    await assert(
      asyncProperty(dictionary(string(), string()), string(), async (query, token) => {
        const search = new URLSearchParams({ ...query, userToken: token })
        const answer = await envelope(await backend.fetch(`/api/tk/paper/subjects?${search}`))
        expect([code.refused, code.sessionExpired]).toContain(answer.code)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a GET that changes state', () => {
  const path = `${track.path}?event=e&page=p`
  it.each<[string, Record<string, string>]>([
    ['a link', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    ['a picture', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
    ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'http://evil.test' }],
  ])('is refused to %s', async (_, headers) => {
    expect((await envelope(await backend.fetch(path, { headers }))).code).toBe(code.refused)
  })

  it('is let through to pages of this origin and of listed ones', async () => {
    const own = { 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }
    const listed = { ...own, 'sec-fetch-site': 'cross-site', origin: 'http://legacy.test' }
    for (const headers of [own, listed]) expect((await envelope(await backend.fetch(path, { headers }))).code).toBe(0)
  })

  it('is not made by HEAD', async () => {
    const answer = await backend.fetch(`${sendVerificationCode.path}?receipt=x`, { method: 'HEAD' })
    expect(log.at(-1)?.code).toBe(code.refused)
    expect(answer.status).toBe(200)
  })
})

describe('other origins', () => {
  const originOf = async (origin: string) =>
    (await backend.fetch('/api/homepage/config', { headers: { origin } })).headers.get('access-control-allow-origin')

  it('read answers when they are listed, and only then', async () => {
    expect(await originOf('http://legacy.test')).toBe('http://legacy.test')
    expect(await originOf('http://evil.test')).toBeNull()
    expect(await originOf('null')).toBeNull()
  })
})

describe('the demo tools', () => {
  it('list what was sent, newest last', async () => {
    await postTo('/api/user/sendLoginVerificationCode', '{"mobile":"13800000003"}')
    const sent = await (await backend.fetch('/dev/outbox')).json()
    expect(sent.at(-1)).toEqual({ to: '13800000003', code: expect.stringMatching(/^\d{6}$/), at: expect.any(String) })
    expect(await (await backend.fetch('/dev/')).text()).toContain(sent.at(-1).code)
  })

  const scan = '/dev/ding/qrconnect?appid=mango-demo&response_type=code&scope=snsapi_login&state=s1&redirect_uri='
  it('play the QR login: one code, good once', async () => {
    const path = `${scan}${encodeURIComponent('http://school.test/adminv2/login/QRCodeLogin?tab=1')}`
    const page = await (await backend.fetch(path)).text()
    expect(page).toContain('林晓梅')
    const id = /value="(\d+)"/.exec(page)?.[1] ?? ''
    const back = new URL((await postTo(path, new URLSearchParams({ personId: id }), {})).headers.get('location') ?? '')
    expect([back.pathname, back.searchParams.get('tab'), back.searchParams.get('state')]).toEqual([
      '/adminv2/login/QRCodeLogin',
      '1',
      's1',
    ])
    const body = JSON.stringify({ code: back.searchParams.get('code'), from: 'adminv2', sign: 'PC' })
    const both = await Promise.all([1, 2].map(async () => envelope(await postTo('/api/ding/login/loginByCode', body))))
    expect(both.map((answer) => answer.code).toSorted()).toEqual([0, code.refused])
  })

  it('send nobody away to a foreign address', async () => {
    for (const address of ['http://evil.test/', 'javascript:alert(1)', '//evil.test', 'x'])
      expect((await backend.fetch(`${scan}${encodeURIComponent(address)}`)).status).toBe(400)
  })

  it('put the data back to how they were', async () => {
    const own = await startTestBackend()
    const token = await own.tokenOf('everything')
    const answer = await own.fetch('/dev/reset', { method: 'POST' })
    expect(await answer.json()).toEqual({ code: 0 })
    expect((await envelope(await own.fetch(`${list}&userToken=${token}`))).code).toBe(code.sessionExpired)
    expect((await envelope(await own.fetch(`${list}&userToken=${await own.tokenOf('everything')}`))).code).toBe(0)
    await own.close()
    // A school is sown: 15 s of work, beside whatever else the machine has to do.
  }, 120_000)

  it("don't exist without demo data", async () => {
    const real = await startTestBackend({ demo: false })
    expect((await real.fetch('/dev/outbox')).status).toBe(404)
    expect((await real.fetch('/dev/login', { method: 'POST', body: '{}' })).status).toBe(404)
    await real.close()
  })

  it('are the only way to a code where no provider is set: without them none is said to be sent', async () => {
    const real = await startTestBackend({ demo: false })
    for (const mobile of ['13800000001', '13912345678'])
      expect(await real.send(sendLoginVerificationCode, { body: { mobile } })).toMatchObject({
        code: code.refused,
        message: '短信服务未开通',
      })
    await real.close()
  })
})

it('frames the cockpit by a ticket that runs out', async () => {
  const token = await backend.tokenOf('headmaster')
  const { data } = await envelope(await postTo(`/api/oauth2/headmasterCockpit?userToken=${token}`, '{}'))
  const path = String(data).replace('http://school.test', '')
  expect(path).not.toContain(token)
  expect(await (await backend.fetch(path)).text()).toContain('芒果实验学校')
  expect((await backend.fetch(path.replace(/ticket=./, 'ticket=x'))).status).toBe(403)
  backend.clock.advance(601)
  expect((await backend.fetch(path)).status).toBe(403)
})
