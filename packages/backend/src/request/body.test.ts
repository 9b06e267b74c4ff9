import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { jsonOf, piecesOf, StalledBody, stallMilliseconds, wholeMilliseconds } from './body.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const bytes = (text: string) => new TextEncoder().encode(text)

it('gives up a body of which nothing comes any more, and lets go of it', async () => {
  let cancelled = false
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes('{"a":')),
    cancel: () => void (cancelled = true),
  })
  // A stream as body needs `duplex`, which the types of the browser do not know.
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' }
  const failure = jsonOf(new Request('http://school.test/api', init)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(stallMilliseconds)
  expect(await failure).toBeInstanceOf(StalledBody)
  expect(cancelled).toBe(true)
})

it.each([
  ['says', { 'content-length': '1000' }],
  ['does not say', {}],
])('gives up a JSON body that comes byte by byte, whether it %s how long it is', async (_, length) => {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      new Promise((resolve) => {
        setTimeout(() => {
          controller.enqueue(bytes(' '))
          resolve()
        }, stallMilliseconds - 1)
      }),
  })
  const headers = { 'content-type': 'application/json', ...length }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  const failure = jsonOf(new Request('http://school.test/api', init)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(wholeMilliseconds + stallMilliseconds)
  expect(await failure).toBeInstanceOf(StalledBody)
})

it('takes a slow body that goes on', async () => {
  let step = 0
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) =>
      new Promise((resolve) => {
        setTimeout(() => {
          if (step++ < 5) controller.enqueue(bytes(String(step)))
          else controller.close()
          resolve()
        }, stallMilliseconds - 1)
      }),
  })
  const all = (async () => {
    let text = ''
    for await (const piece of piecesOf(stream)) text += new TextDecoder().decode(piece)
    return text
  })()
  await vi.advanceTimersByTimeAsync(6 * stallMilliseconds)
  expect(await all).toBe('12345')
})

it('reads a request without a stream, as it is in Firefox', async () => {
  const headers = { 'content-type': 'application/json' }
  const request = new Request('http://school.test/api', { method: 'POST', headers, body: '{"a":1}' })
  Object.defineProperty(request, 'body', { value: undefined })
  expect(await jsonOf(request)).toEqual({ a: 1 })
})
