import { getPartsPolicy, joinParts, type PartedUpload } from '@mango/contract/library'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../call-error.ts'
import { storeParts } from './store-parts.ts'

const policy = { accesskey: 'k', policy: 'p', signature: 's', expire: 1, dir: 'd/parts/1/', host: 'http://oss.test' }
const upload: PartedUpload = { variant: 'class', uploadId: '0'.repeat(32), extension: 'mp4', bytes: 25 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What the storage does with a part: an HTTP status, or nothing at all. */
type Fate = number | 'cut'

/** A server that keeps what came, and a storage that does what it is told, and then takes everything. */
function aServer({ fates = [], received = [] }: { fates?: Fate[]; received?: number[] } = {}) {
  const keys: string[] = []
  const asked: string[] = []
  const failing = new Map<string, CallError[]>()
  const came = new Set(received)
  class Storage extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    readonly responseText = ''
    open() {}
    abort() {}
    send(form: FormData) {
      const key = String(form.get('key'))
      keys.push(key)
      const fate = fates.shift() ?? 204
      queueMicrotask(() => {
        if (fate === 'cut') return this.dispatchEvent(new Event('error'))
        if (fate < 300) came.add(Number(key.slice(policy.dir.length)))
        this.status = fate
        return this.dispatchEvent(new Event('load'))
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', Storage)
  const client = {
    send: async (call: { path: string }) => {
      asked.push(call.path)
      const failure = failing.get(call.path)?.shift()
      if (failure) throw failure
      const data = call === joinParts ? { url: 'whole' } : { policy, partBytes: 10, received: [...came] }
      // Two calls are made; what they answer is all that is read.
      return { data } as never
    },
  }
  const progress: number[] = []
  const controller = new AbortController()
  const send = (begun = false) =>
    storeParts(
      client,
      new File([new Uint8Array(upload.bytes)], 'a.mp4'),
      upload,
      { signal: controller.signal, onProgress: (loaded) => progress.push(loaded), onStep: () => undefined },
      begun,
    )
  /** Lets all the waiting there is go by. */
  const settled = async <Result>(sending: Promise<Result>) => {
    const done = sending.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    return done
  }
  return { send, settled, keys, asked, failing, progress, controller }
}
const partKeys = (...numbers: number[]) => numbers.map((number) => `${policy.dir}${number}`)

test('sends part after part and joins them', async () => {
  const { send, settled, keys, progress } = aServer()
  expect(await settled(send())).toEqual({ value: 'whole' })
  expect(keys).toEqual(partKeys(0, 1, 2))
  expect(progress).toEqual([0, 10, 20, 25])
})

test('what has come before is not sent again', async () => {
  const { send, settled, keys, progress } = aServer({ received: [0, 1] })
  expect(await settled(send(true))).toEqual({ value: 'whole' })
  expect(keys).toEqual(partKeys(2))
  expect(progress[0]).toBe(20)
})

test.each<[string, Fate[], number[]]>([
  ['a cut of half a minute', ['cut', 'cut', 'cut', 'cut'], [0, 0, 0, 0, 0, 1, 2]],
  ['a storage that is down for a moment', [204, 503], [0, 1, 1, 2]],
  ['an answer that was lost', ['cut', 409], [0, 0, 1, 2]],
])('%s costs only the part that was on its way', async (_, fates, sent) => {
  const { send, settled, keys } = aServer({ fates })
  expect(await settled(send())).toEqual({ value: 'whole' })
  expect(keys).toEqual(partKeys(...sent))
})

test('a network that does not come back is told at last', async () => {
  const { send, settled } = aServer({ fates: Array.from<Fate>({ length: 100 }).fill('cut') })
  expect(await settled(send())).toMatchObject({ error: { kind: 'network' } })
})

test('what the storage refuses is not tried again', async () => {
  const { send, settled, keys } = aServer({ fates: [403] })
  expect(await settled(send())).toMatchObject({ error: { kind: 'refused' } })
  expect(keys).toHaveLength(1)
})

test('joining is asked for again when its answer was lost', async () => {
  const { send, settled, failing, asked, keys } = aServer()
  failing.set(joinParts.path, [new CallError('network', 'lost')])
  expect(await settled(send())).toEqual({ value: 'whole' })
  expect(asked.filter((path) => path === joinParts.path)).toHaveLength(2)
  expect(keys).toHaveLength(3)
})

test('a server that knows no parts is left alone, but not one that has taken some', async () => {
  const unknown = new CallError('refused', '接口不存在')
  const first = aServer()
  first.failing.set(getPartsPolicy.path, [unknown])
  expect(await first.settled(first.send())).toEqual({ value: undefined })
  const again = aServer({ received: [0] })
  again.failing.set(getPartsPolicy.path, [new CallError('network', 'lost')])
  expect(await again.settled(again.send(true))).toEqual({ value: 'whole' })
})

test('ends at once when it is cancelled while it waits', async () => {
  const { send, controller, keys } = aServer({ fates: ['cut'] })
  const sending = send()
  await vi.advanceTimersByTimeAsync(500)
  controller.abort(new Error('cancelled'))
  await expect(sending).rejects.toThrow('cancelled')
  expect(keys).toHaveLength(1)
})
