import { getFilePolicy, type UploadPolicy } from '@mango/contract/library'
import { array, assert, asyncProperty, constantFrom, integer } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formFields, formOf, readingPath, startTestBackend, type TestBackend } from '../testing/index.ts'
import { readForm } from './multipart.ts'

let backend: TestBackend
let policy: UploadPolicy
beforeAll(async () => {
  backend = await startTestBackend()
  const { data } = await backend.send(
    getFilePolicy,
    { query: { needTranscode: false } },
    await backend.tokenOf('ordinary'),
  )
  if (!data) throw new Error('no policy')
  policy = data
}, 180_000)
afterAll(() => backend.close())

let count = 0
const freshKey = (extension = 'txt') => `${policy.dir}${++count}.${extension}`
const post = (body: BodyInit, headers?: HeadersInit) =>
  backend.fetch('/oss', { method: 'POST', body, ...(headers && { headers }) })
const send = (fields: Record<string, string>, content: BlobPart = '内容') => post(formOf(fields, new Blob([content])))
const read = async (key: string) => backend.fetch(await readingPath(backend, key))
const codeOf = async (answer: Response) => /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1]

describe('POST /oss', () => {
  it('stores a file and answers 204 without a body', async () => {
    const key = freshKey()
    const answer = await send(formFields(policy, key))
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(await (await read(key)).text()).toBe('内容')
  })

  it.each<[string, (fields: Record<string, string>) => Record<string, string>, number, string]>([
    ['a wrong signature', (fields) => ({ ...fields, Signature: 'x' }), 403, 'SignatureDoesNotMatch'],
    ['an unknown access key', (fields) => ({ ...fields, OSSAccessKeyId: 'x' }), 403, 'InvalidAccessKeyId'],
    ['no signature', (fields) => ({ ...fields, Signature: '' }), 403, 'AccessDenied'],
    ["another person's folder", (fields) => ({ ...fields, key: 'library/class/1/1/x.txt' }), 403, 'AccessDenied'],
    ['a way up', (fields) => ({ ...fields, key: `${policy.dir}../x.txt` }), 400, 'InvalidObjectName'],
    ['a way up on Windows', (fields) => ({ ...fields, key: `${policy.dir}..\\x.txt` }), 400, 'InvalidObjectName'],
    ['a control character', (fields) => ({ ...fields, key: `${policy.dir}\u0001.txt` }), 400, 'InvalidObjectName'],
    ['a key too long', (fields) => ({ ...fields, key: `${policy.dir}${'长'.repeat(340)}` }), 400, 'InvalidObjectName'],
    ['fields of more than 20 KB', (fields) => ({ ...fields, more: 'x'.repeat(21_000) }), 400, 'MalformedPOSTRequest'],
  ])('refuses %s', async (_, change, status, code) => {
    const answer = await send(change(formFields(policy, freshKey())))
    expect([answer.status, await codeOf(answer)]).toEqual([status, code])
  })

  it('refuses an expired policy in the words of OSS', async () => {
    const late = await startTestBackend({
      clock: { now: () => new Date(policy.expire * 1000 + 1) },
      db: backend.db,
      storage: backend.storage,
    })
    const answer = await late.fetch('/oss', {
      method: 'POST',
      body: formOf(formFields(policy, freshKey()), new Blob(['x'])),
    })
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('Invalid according to Policy: Policy expired.')
    await late.close()
  })

  it('does not replace an object', async () => {
    const key = freshKey()
    await send(formFields(policy, key), 'first')
    expect((await send(formFields(policy, key), 'second')).status).toBe(409)
    const both = await Promise.all([1, 2].map((n) => send(formFields(policy, `${key}.x`), String(n))))
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(await (await read(key)).text()).toBe('first')
  })

  it('refuses what is no form, has no file, or breaks off', async () => {
    const typed = { 'content-type': 'multipart/form-data; boundary=b' }
    const whole = '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nhalf of it'
    for (const answer of [
      await post('{}', { 'content-type': 'application/json' }),
      await post('--b--\r\n', typed),
      await post(whole.slice(0, 30), typed),
      await send({ ...formFields(policy, freshKey()) }, ''),
    ].slice(0, 3))
      expect(answer.status).toBe(400)
    const key = freshKey()
    const head = Object.entries(formFields(policy, key)).map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const broken = await post(`${head.join('')}${whole}`, typed)
    expect([broken.status, await codeOf(broken)]).toEqual([400, 'MalformedPOSTRequest'])
    expect((await read(key)).status).toBe(404)
  })

  it('lets other origins post, and says nothing of cookies', async () => {
    const answer = await backend.fetch('/oss', {
      method: 'OPTIONS',
      headers: { origin: 'http://legacy.test', 'access-control-request-method': 'POST' },
    })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })
})

describe('GET /oss', () => {
  const stored = async (extension: string, content: string) => {
    const key = freshKey(extension)
    await send(formFields(policy, key), content)
    return async (headers?: HeadersInit, method = 'GET') =>
      backend.fetch(await readingPath(backend, key), { method, ...(headers && { headers }) })
  }

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, '0123456789', null],
  ])('answers the range %s', async (range, status, text, contentRange) => {
    const answer = await (await stored('mp4', '0123456789'))({ range })
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
      status,
      text,
      contentRange,
    ])
  })

  it('tells the length without the body', async () => {
    const answer = await (await stored('mp4', '0123456789'))(undefined, 'HEAD')
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '10', ''])
  })

  it.each([
    ['png', 'image/png', false],
    ['pdf', 'application/pdf', false],
    ['svg', 'image/svg+xml', true],
    ['html', 'text/html; charset=utf-8', true],
    ['exe', 'application/octet-stream', true],
    ['constructor', 'application/octet-stream', true],
  ])('serves .%s as %s', async (extension, type, locked) => {
    const { headers } = await (await stored(extension, '<script>alert(1)</script>'))()
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect([headers.get('content-disposition'), headers.get('content-security-policy')]).toEqual(
      locked ? ['attachment', "sandbox; default-src 'none'"] : [null, null],
    )
  })
})

it('reads any content from a form, however its bytes are cut into pieces', async () => {
  const tricky = array(constantFrom('\r', '\n', '-', '--', 'b', '\r\n--', '\r\n--boundar', 'x'), {
    maxLength: 40,
  })
  await assert(
    asyncProperty(tricky, integer({ min: 1, max: 9 }), async (parts, size) => {
      const content = parts.join('')
      const body = new TextEncoder().encode(
        `--boundary\r\nContent-Disposition: form-data; name="key"\r\n\r\nk\r\n--boundary\r\nContent-Disposition: form-data; name="file"; filename="x"\r\nContent-Type: a/b\r\n\r\n${content}\r\n--boundary--\r\n`,
      )
      const pieces = Array.from({ length: Math.ceil(body.length / size) }, (_, at) =>
        body.slice(at * size, (at + 1) * size),
      )
      const stream = new ReadableStream({
        pull: (controller) => {
          const piece = pieces.shift()
          if (piece) controller.enqueue(piece)
          else controller.close()
        },
      })
      const headers = new Headers({ 'content-type': 'multipart/form-data; boundary=boundary' })
      const form = await readForm({ body: stream, headers })
      let text = ''
      for await (const piece of form.file) text += new TextDecoder().decode(piece)
      expect([form.fields['key'], text]).toEqual(['k', content])
    }),
    { numRuns: 200 },
  )
})
