import { uploadAnswerPicture } from '@mango/contract/correction'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alone, createClient } from '../client.ts'
import { memoryStorage } from '../browser-storage.ts'
import { createSession } from '../session.ts'
import { sendFile } from './send-file.ts'

/** As much of a browser's request as an upload needs; the test plays the network. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  opened: string[] = []
  sent: FormData | undefined
  aborted = false
  constructor() {
    super()
    FakeRequest.last = this
  }
  open = (...address: string[]) => void (this.opened = address)
  send = (form: FormData) => void (this.sent = form)
  abort = () => void (this.aborted = true)
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  answer(body: string, status = 200) {
    this.status = status
    this.responseText = body
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const client = createClient(
  { apiBase: 'http://school.test', userToken: 't1', loginPath: '/login', basePath: '', target: new EventTarget() },
  {
    session: createSession(memoryStorage(), memoryStorage()),
    fetch: () => Promise.reject(new Error('an upload does not fetch')),
    goToLogin: () => undefined,
  },
  alone,
)
const file = new File(['照片'], '作答.jpg', { type: 'image/jpeg' })
const start = (options: { signal?: AbortSignal; onProgress?(part: number): void } = {}) => {
  const sent = sendFile(client, uploadAnswerPicture, { body: { id: 7, emend: true } }, file, options)
  // Looked at later in the test.
  sent.catch(() => undefined)
  return { sent, request: FakeRequest.last }
}

test('sends a form whose file stands last, with the token, and tells how far it is', async () => {
  const parts: number[] = []
  const { sent, request } = start({ onProgress: (part) => parts.push(part) })
  expect(request.opened).toEqual(['POST', 'http://school.test/api/tk/inputPaperAnswer/uploadFormDataPic?userToken=t1'])
  expect([...(request.sent ?? [])]).toEqual([
    ['id', '7'],
    ['emend', 'true'],
    ['file', file],
  ])
  request.progress(file.size / 4, file.size)
  vi.advanceTimersByTime(1000)
  request.progress(file.size, file.size)
  request.answer('{"code":0}')
  await sent
  expect(parts).toEqual([0.25, 1])
})

test.each([
  ['a refusal', (request: FakeRequest) => request.answer('{"code":100,"message":"文件过大"}'), '文件过大'],
  ['a page', (request: FakeRequest) => request.answer('<html>'), '网络连接失败，请检查网络后重试'],
  [
    'a gateway that has lost the server',
    (request: FakeRequest) => request.answer('<html>', 502),
    '服务器出错了，请稍后重试',
  ],
  ['nothing', (request: FakeRequest) => request.answer(''), '服务器出错了，请稍后重试'],
  ['no network', (request: FakeRequest) => request.dispatchEvent(new Event('error')), '网络连接失败，请检查网络后重试'],
])('rejects with %s like any call', async (_, end, message) => {
  const { sent, request } = start()
  end(request)
  await expect(sent).rejects.toThrow(message)
})

test('gives up after 30 s without progress, but not while it moves', async () => {
  const { sent, request } = start()
  for (const loaded of [1, 2, 3]) {
    vi.advanceTimersByTime(29_000)
    request.progress(loaded, 9)
  }
  expect(request.aborted).toBe(false)
  vi.advanceTimersByTime(30_000)
  expect(request.aborted).toBe(true)
  await expect(sent).rejects.toMatchObject({ kind: 'network' })
})

test('waits longer for the answer to a file that has gone out: a proxy hands it on only when it has all of it', async () => {
  const { sent, request } = start()
  request.progress(file.size, file.size)
  request.upload.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(9 * 60_000)
  expect(request.aborted).toBe(false)
  request.answer('{"code":0}')
  await sent
})

test('ends with its signal, also one that was given before', async () => {
  const leaving = new AbortController()
  const { sent, request } = start({ signal: leaving.signal })
  leaving.abort(new Error('gone'))
  expect(request.aborted).toBe(true)
  await expect(sent).rejects.toThrow('gone')
  await expect(start({ signal: leaving.signal }).sent).rejects.toThrow('gone')
})
