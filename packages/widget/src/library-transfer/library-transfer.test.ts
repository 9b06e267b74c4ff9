import { CallError } from '@mango/client'
import type { Attempt } from '@mango/client/upload'
import type { UploadPolicy } from '@mango/contract/library'
import { afterEach, expect, test, vi } from 'vitest'
import { libraryTransfer } from './library-transfer.ts'

const policy: UploadPolicy = {
  accesskey: 'k',
  policy: 'p',
  signature: 's',
  expire: 1,
  dir: 'school/1/',
  host: 'http://oss.test',
}
const registered = { id: 9, createTime: '2026-11-18 16:20:00', url: 'u', urlAbridge: '', transcodeImg: '' }

afterEach(() => void vi.unstubAllGlobals())

/** A transfer whose storage answers by `statuses`, one after the other, and whose calls fail as they are told to. */
function aTransfer(name: string, variant: 'class' | 'evaluation' = 'class', statuses: number[] = [], refusing = false) {
  const calls: { path: string; input: unknown }[] = []
  const keys: string[] = []
  const failing = new Set<string>()
  const steps: string[] = []
  class Storage extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    readonly responseText = ''
    open() {}
    abort() {}
    send(form: FormData) {
      keys.push(String(form.get('key')))
      this.status = statuses.shift() ?? 204
      this.upload.dispatchEvent(new Event('load'))
      this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Storage)
  const send = libraryTransfer(
    {
      // Two kinds of calls are made; what they answer is all that is read.
      send: async (call, input) => {
        calls.push({ path: call.path, input })
        if (failing.has(call.path)) throw new CallError(refusing ? 'refused' : 'network', 'lost')
        return { data: call.method === 'GET' ? policy : registered } as never
      },
    },
    variant,
  )(new File([new Uint8Array(2048)], name))
  const attempt: Attempt = {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onStep: (step) => steps.push(step),
  }
  return {
    run: (replaces?: number) => send({ ...attempt, replaces }),
    calls,
    keys,
    failing,
    steps,
    paths: () => calls.map(({ path }) => path),
  }
}
const policyPath = '/api/conn/coz/teacher/getFilePolicy'
const registration = '/api/conn/coz/teacher/addFileToRepo'

test('policy, storage, registration', async () => {
  const { run, calls, keys, steps } = aTransfer('a.pdf')
  expect(await run()).toMatchObject({ id: 9, fileName: 'a.pdf', type: 2, size: 2 })
  expect(calls).toEqual([
    { path: policyPath, input: { query: { needTranscode: false } } },
    {
      path: registration,
      input: { body: { fileName: 'a.pdf', url: `http://oss.test/${keys[0]}`, needTranscode: false, size: 2 } },
    },
  ])
  expect(steps).toEqual(['saving', 'registering'])
})

test('stores a .mov under an .mp4 name and says that it needs transcoding', async () => {
  const { run, calls, keys } = aTransfer('课堂.MOV')
  await run()
  expect(calls[0]?.input).toEqual({ query: { needTranscode: true } })
  expect(keys[0]).toMatch(/^school\/1\/[0-9a-f]{32}\.mp4$/)
})

test('the evaluation library sends the type along', async () => {
  const { run, calls } = aTransfer('a.mp4', 'evaluation')
  await run()
  expect(calls[1]).toMatchObject({
    path: '/api/tk/qbotTeach/manage/addFileToRepo',
    input: { body: { type: 4, needTranscode: true } },
  })
})

test.each([
  [403, '存储服务没有接收文件（403）'],
  [500, '存储服务出错了（500），请稍后重试'],
])(
  'a storage that answers %i is said to have failed, and the next attempt has a fresh policy and key',
  async (status, said) => {
    const { run, keys, paths } = aTransfer('a.pdf', 'class', [status])
    await expect(run()).rejects.toThrow(said)
    await run()
    expect(paths()).toEqual([policyPath, policyPath, registration])
    expect(keys[1]).not.toBe(keys[0])
  },
)

test('a registration that failed or whose answer was lost is repeated alone, for the same object', async () => {
  const { run, calls, keys, failing, paths } = aTransfer('a.pdf')
  failing.add(registration)
  await expect(run()).rejects.toThrow('lost')
  failing.clear()
  await run()
  expect(paths()).toEqual([policyPath, registration, registration])
  expect(keys).toHaveLength(1)
  expect(calls[2]?.input).toEqual(calls[1]?.input)
})

const deletion = '/api/conn/coz/teacher/deleteLibraryFile'

test('a file takes the place of another only once it is there itself', async () => {
  const { run, calls, paths } = aTransfer('a.pdf')
  await run(7)
  expect(paths()).toEqual([policyPath, registration, deletion])
  expect(calls[2]?.input).toMatchObject({ body: { fileId: 7 } })
})

test('what it should take the place of and is gone already is no failure; a lost answer is, and is only repeated', async () => {
  const gone = aTransfer('a.pdf', 'class', [], true)
  gone.failing.add(deletion)
  expect(await gone.run(7)).toMatchObject({ id: 9 })
  const lost = aTransfer('a.pdf')
  lost.failing.add(deletion)
  await expect(lost.run(7)).rejects.toThrow('lost')
  lost.failing.clear()
  await lost.run(7)
  expect(lost.keys).toHaveLength(1)
})
