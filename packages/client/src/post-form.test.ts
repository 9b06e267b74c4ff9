import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { postForm } from './post-form.ts'
import { stubRequests } from './upload/request.test-support.ts'
import type { UploadStep } from './upload/transfer.ts'
import { uploadStatus } from './upload/upload-item.ts'
import { createUploadQueue } from './upload/upload-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function posting() {
  const requests = stubRequests()
  const controller = new AbortController()
  const steps: UploadStep[] = []
  const loaded: number[] = []
  const outcome = postForm('/there', new FormData(), {
    signal: controller.signal,
    onProgress: (bytes) => loaded.push(bytes),
    onStep: (step) => steps.push(step),
  })
  const settled = vi.fn<() => void>()
  outcome.then(settled, settled)
  const [request] = requests
  if (!request) throw new Error('nothing was sent')
  return { request, outcome, settled, steps, loaded, controller }
}

test('thirty seconds without progress are a failure while bytes go out', async () => {
  const { request, outcome, settled } = posting()
  await vi.advanceTimersByTimeAsync(29_000)
  request.progress(10)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  await expect(outcome).rejects.toMatchObject({ kind: 'network', message: '30 秒没有传输进展，请检查网络后重试' })
  expect(request.aborted).toBe(true)
})

test('after the last byte a slow answer is waited for, and said to be', async () => {
  const { request, outcome, settled, steps } = posting()
  request.progress(10)
  expect(steps).toEqual([])
  request.lastByte()
  expect(steps).toEqual(['saving'])
  await vi.advanceTimersByTimeAsync(9 * 60_000)
  expect(settled).not.toHaveBeenCalled()
  request.answer(204)
  expect(await outcome).toEqual({ status: 204, text: '' })
})

test('an answer that never comes is given up at last', async () => {
  const { request, outcome } = posting()
  request.lastByte()
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  await expect(outcome).rejects.toMatchObject({ message: '文件已传完，但一直没有收到答复，请稍后重试' })
  expect(request.aborted).toBe(true)
})

test('a lost connection and an abort reject, and leave nothing running', async () => {
  const lost = posting()
  lost.request.drop()
  await expect(lost.outcome).rejects.toMatchObject({ kind: 'network' })
  const ended = posting()
  ended.controller.abort(new Error('cancelled'))
  await expect(ended.outcome).rejects.toThrow('cancelled')
  expect(ended.request.aborted).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('a transfer of another kind fits: one multipart POST to the platform, without storage and registration', async () => {
  const requests = stubRequests()
  const photos: unknown[] = []
  const queue = createUploadQueue<unknown>({
    transfer: (file) => async (attempt) => {
      const form = new FormData()
      form.append('photo', file)
      const { text } = await postForm('/api/photos', form, attempt)
      return JSON.parse(text)
    },
    onDone: (answer) => photos.push(answer),
    client: { token: () => 't1', session: { subscribe: () => () => true } },
    page: Object.assign(new EventTarget(), { navigator: { onLine: true } }),
  })
  queue.add([new File(['x'], '作业.jpg')])
  expect(requests[0]).toMatchObject({ address: '/api/photos' })
  expect(requests[0]?.form.get('photo')).toMatchObject({ name: '作业.jpg' })
  requests[0]?.lastByte()
  requests[0]?.answer(200, '{"id":7}')
  await vi.waitFor(() => expect(queue.store.getState().items[0]?.status).toBe(uploadStatus.succeeded))
  expect(photos).toEqual([{ id: 7 }])
})
