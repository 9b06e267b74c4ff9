import type { UploadPolicy } from '@mango/contract/library'
import { expect, test, vi } from 'vitest'
import { createUploadQueue, uploadStatus } from './upload-queue.ts'

const policy: UploadPolicy = {
  accesskey: 'k',
  policy: 'p',
  signature: 's',
  expire: 1,
  dir: 'school/1/',
  host: 'http://oss.test',
}
const registered = { id: 9, createTime: '2026-11-18 16:20:00', url: 'u', urlAbridge: '', transcodeImg: '' }
const aFile = (name: string, bytes = 2048) => new File([new Uint8Array(bytes)], name)

/** A queue whose three steps are settled by the test: `post` waits, the calls answer what they are told to. */
function aQueue(variant: 'class' | 'evaluation' = 'class') {
  const calls: { path: string; input: unknown }[] = []
  const posts: { key: string; name: string; done(): void; fail(): void; progress(bytes: number): void }[] = []
  const failing = new Set<string>()
  let settled = false
  let token: string | undefined = 't1'
  const endSession = () => (token = undefined)
  const page = Object.assign(new EventTarget(), { navigator: { onLine: true } })
  const onUploaded = vi.fn<() => void>()
  const onFailed = vi.fn<() => void>()
  const queue = createUploadQueue({
    client: {
      token: () => token,
      // The queue makes two kinds of calls; what they answer is all it reads.
      send: async (call, input) => {
        calls.push({ path: call.path, input })
        if (failing.has(call.path)) throw new Error('step failed')
        return { data: call.method === 'GET' ? policy : registered } as never
      },
    },
    variant,
    page,
    post: ({ key, file, signal, onProgress }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        if (settled) resolve()
        posts.push({ key, name: file.name, done: resolve, fail: () => reject(new Error('403')), progress: onProgress })
      }),
  })
  const disconnect = queue.connect({ onUploaded, onFailed })
  /** From now on the storage host takes every file at once. */
  const settlePosts = () => (settled = true)
  const items = () => queue.store.getState().items
  const posted = (count: number) => vi.waitFor(() => expect(posts).toHaveLength(count))
  const statuses = (...expected: number[]) =>
    vi.waitFor(() => expect(items().map((item) => item.status)).toEqual(expected))
  return {
    queue,
    disconnect,
    calls,
    posts,
    posted,
    items,
    statuses,
    failing,
    page,
    onUploaded,
    onFailed,
    settlePosts,
    endSession,
  }
}
const { waiting, uploading, succeeded, failed } = uploadStatus

test('uploads one file at a time, first come first served: policy, storage, registration', async () => {
  const { queue, posts, posted, statuses, calls, items } = aQueue()
  queue.add([aFile('a.pdf'), aFile('b.pdf')])
  await posted(1)
  await statuses(uploading, waiting)
  posts[0]?.done()
  await posted(2)
  await statuses(succeeded, uploading)
  expect(posts.map((post) => post.name)).toEqual(['a.pdf', 'b.pdf'])
  expect(calls.slice(0, 2)).toEqual([
    { path: '/api/conn/coz/teacher/getFilePolicy', input: { query: { needTranscode: false } } },
    {
      path: '/api/conn/coz/teacher/addFileToRepo',
      input: { body: { fileName: 'a.pdf', url: `http://oss.test/${posts[0]?.key}`, needTranscode: false, size: 2 } },
    },
  ])
  expect(items()[0]?.file).toMatchObject({ id: 9, fileName: 'a.pdf', type: 2, size: 2 })
})

test('stores a .mov under an .mp4 name and says that it needs transcoding', async () => {
  const { queue, posts, posted, calls } = aQueue()
  queue.add([aFile('课堂.MOV')])
  await posted(1)
  expect(calls[0]?.input).toEqual({ query: { needTranscode: true } })
  expect(posts[0]?.key).toMatch(/^school\/1\/[0-9a-f]{32}\.mp4$/)
})

test('the evaluation library sends the type along', async () => {
  const { queue, posts, posted, calls } = aQueue('evaluation')
  queue.add([aFile('a.mp4')])
  await posted(1)
  posts[0]?.done()
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[1]).toMatchObject({
    path: '/api/tk/qbotTeach/manage/addFileToRepo',
    input: { body: { type: 4, needTranscode: true } },
  })
})

test.each([
  ['policy', '/api/conn/coz/teacher/getFilePolicy'],
  ['registration', '/api/conn/coz/teacher/addFileToRepo'],
])('a failing %s marks the item failed and the next one starts; retry makes it wait again', async (_, path) => {
  const { queue, failing, statuses, onFailed, items, settlePosts } = aQueue()
  settlePosts()
  failing.add(path)
  queue.add([aFile('a.pdf'), aFile('b.pdf')])
  await statuses(failed, failed)
  expect(onFailed).toHaveBeenCalledTimes(2)
  failing.clear()
  queue.retry(items()[0]?.key ?? '')
  await statuses(succeeded, failed)
})

test('a retry after a storage failure asks for a fresh policy and key', async () => {
  const { queue, posts, posted, statuses, items, calls } = aQueue()
  queue.add([aFile('a.pdf')])
  await posted(1)
  posts[0]?.fail()
  await statuses(failed)
  queue.retry(items()[0]?.key ?? '')
  await posted(2)
  expect(calls.filter((call) => call.path.endsWith('getFilePolicy'))).toHaveLength(2)
  expect(posts[1]?.key).not.toBe(posts[0]?.key)
})

test('cancelling the running item removes it without a failure and starts the next', async () => {
  const { queue, posted, statuses, items, onFailed } = aQueue()
  queue.add([aFile('a.pdf'), aFile('b.pdf')])
  await posted(1)
  queue.remove(items()[0]?.key ?? '')
  await posted(2)
  await statuses(uploading)
  expect(onFailed).not.toHaveBeenCalled()
})

test('going offline puts the running item back and coming online starts it anew', async () => {
  const { queue, page, posted, statuses } = aQueue()
  queue.add([aFile('a.pdf')])
  await posted(1)
  page.navigator.onLine = false
  page.dispatchEvent(new Event('offline'))
  await statuses(waiting)
  expect(queue.store.getState().paused).toBe(true)
  page.navigator.onLine = true
  page.dispatchEvent(new Event('online'))
  await posted(2)
})

test('leaving the page is guarded exactly while something is still to be uploaded', async () => {
  const { queue, page, posts, posted, statuses, endSession } = aQueue()
  const leave = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(true)
  queue.add([aFile('a.pdf')])
  await posted(1)
  expect(leave()).toBe(false)
  posts[0]?.done()
  await statuses(succeeded)
  expect(leave()).toBe(true)
  queue.add([aFile('b.pdf')])
  await posted(2)
  endSession()
  expect(leave()).toBe(true)
})

test('a disconnected queue keeps its items, stops the transfer and listens to nothing', async () => {
  const { queue, disconnect, page, posts, posted, statuses } = aQueue()
  queue.add([aFile('a.pdf')])
  await posted(1)
  disconnect()
  await statuses(waiting)
  page.dispatchEvent(new Event('online'))
  expect(page.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  expect(posts).toHaveLength(1)
  queue.connect()
  await posted(2)
})

test('a progress report changes one item and leaves the others as they are', async () => {
  const { queue, posts, posted, items } = aQueue()
  queue.add([aFile('a.pdf'), aFile('b.pdf')])
  await posted(1)
  const before = items()[1]
  posts[0]?.progress(1024)
  expect(items()[0]?.progress).toBe(0.5)
  expect(items()[1]).toBe(before)
})
