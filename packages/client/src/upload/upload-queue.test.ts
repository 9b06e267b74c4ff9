import { expect, test, vi } from 'vitest'
import { CallError } from '../call-error.ts'
import { createUnattended } from './unattended.ts'
import { uploadStatus } from './upload-item.ts'
import { createUploadQueue } from './upload-queue.ts'
import type { Attempt, Transfer } from './transfer.ts'
import { isRenamable } from './whole-progress.ts'

const aFile = (name: string, bytes = 2048) => new File([new Uint8Array(bytes)], name)
const { waiting, uploading, succeeded, failed } = uploadStatus

/** A queue whose attempts are settled by the test. */
function aQueue(known?: Transfer<string>['known']) {
  const attempts: (Attempt & { name: string; done(): void; fail(error?: Error): void })[] = []
  let token: string | undefined = 't1'
  const session = new Set<() => void>()
  const page = Object.assign(new EventTarget(), { navigator: { onLine: true } })
  const onDone = vi.fn<(name: string, replaces?: number) => void>()
  const onFailed = vi.fn<(error: unknown) => void>()
  const send: Transfer<string> = (file) => (attempt) =>
    new Promise((resolve, reject) => {
      attempt.signal.addEventListener('abort', () => reject(attempt.signal.reason))
      const fail = (error = new Error('down')) => reject(error)
      attempts.push({ ...attempt, name: file.name, done: () => resolve(file.name), fail })
    })
  const queue = createUploadQueue({
    transfer: Object.assign(send, known && { known }),
    onDone: (name, replaces) => (replaces === undefined ? onDone(name) : onDone(name, replaces)),
    onFailed,
    page,
    client: {
      token: () => token,
      session: {
        subscribe(listener) {
          session.add(listener)
          return () => session.delete(listener)
        },
      },
    },
  })
  const endSession = () => {
    token = undefined
    for (const listener of session) listener()
  }
  const items = () => queue.store.getState().items
  const begun = (count: number) => vi.waitFor(() => expect(attempts).toHaveLength(count))
  const statuses = (...expected: number[]) =>
    vi.waitFor(() => expect(items().map((item) => item.status)).toEqual(expected))
  const leave = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  return { queue, attempts, begun, items, statuses, page, onDone, onFailed, session, endSession, leave }
}

test('uploads one file at a time, first come first served', async () => {
  const { queue, attempts, begun, statuses, onDone } = aQueue()
  queue.add([aFile('a.pdf'), aFile('b.pdf')])
  await statuses(uploading, waiting)
  attempts[0]?.done()
  await begun(2)
  await statuses(succeeded, uploading)
  attempts[1]?.done()
  await statuses(succeeded, succeeded)
  expect(onDone.mock.calls).toEqual([['a.pdf'], ['b.pdf']])
})

test('a failure stays with its item, with its reason, and the next one starts; a retry waits its turn', async () => {
  const { queue, attempts, begun, statuses, items, onFailed } = aQueue()
  queue.add([aFile('a.pdf'), aFile('b.pdf')])
  attempts[0]?.fail(new CallError('refused', '空间不足'))
  await begun(2)
  await statuses(failed, uploading)
  expect(items()[0]?.reason).toBe('空间不足')
  expect(onFailed).toHaveBeenCalledOnce()
  queue.retry(items()[0]?.key ?? '')
  await statuses(waiting, uploading)
  attempts[1]?.done()
  await begun(3)
  expect(attempts[2]?.name).toBe('a.pdf')
  expect(items()[0]?.reason).toBeUndefined()
})

test('all failures are retried at once, and what is done is cleared at once', async () => {
  const { queue, attempts, begun, statuses, items } = aQueue()
  queue.add([aFile('a.pdf'), aFile('b.pdf'), aFile('c.pdf')])
  attempts[0]?.fail()
  await begun(2)
  attempts[1]?.fail()
  await begun(3)
  attempts[2]?.done()
  await statuses(failed, failed, succeeded)
  queue.clearDone()
  expect(items().map(({ fileName }) => fileName)).toEqual(['a.pdf', 'b.pdf'])
  queue.retryAll()
  await statuses(uploading, waiting)
  queue.clearEnded()
  expect(items()).toHaveLength(2)
})

test('says what a running upload is at, and never steps back after its end', async () => {
  const { queue, attempts, statuses, items } = aQueue()
  queue.add([aFile('a.pdf', 1000), aFile('b.pdf')])
  const other = items()[1]
  attempts[0]?.onProgress(500)
  expect(items()[0]).toMatchObject({ step: 'sending', progress: 0.5 })
  attempts[0]?.onStep('saving')
  expect(items()[0]).toMatchObject({ step: 'saving', progress: 1 })
  attempts[0]?.onStep('registering')
  expect(items()[0]?.step).toBe('registering')
  expect(items()[1]).toBe(other)
  attempts[0]?.fail()
  await statuses(failed, uploading)
})

test('cancelling the running item removes it without a failure and starts the next', async () => {
  const { queue, attempts, begun, statuses, items, onFailed } = aQueue()
  queue.add([aFile('a.pdf'), aFile('b.pdf')])
  queue.remove(items()[0]?.key ?? '')
  await begun(2)
  await statuses(uploading)
  expect(attempts[0]?.signal.aborted).toBe(true)
  expect(onFailed).not.toHaveBeenCalled()
})

test('what fails a moment before the page hears that it is offline is put back as well', async () => {
  const { queue, attempts, begun, statuses, page, onFailed } = aQueue()
  queue.add([aFile('a.pdf')])
  await begun(1)
  attempts[0]?.fail(new CallError('network', '网络连接失败'))
  await Promise.resolve()
  page.dispatchEvent(new Event('offline'))
  await statuses(waiting)
  page.dispatchEvent(new Event('online'))
  await begun(2)
  attempts[1]?.done()
  await statuses(succeeded)
  expect(onFailed).not.toHaveBeenCalled()
})

test('going offline puts the running item back and coming online starts it anew', async () => {
  const { queue, page, begun, statuses } = aQueue()
  queue.add([aFile('a.pdf')])
  page.navigator.onLine = false
  page.dispatchEvent(new Event('offline'))
  await statuses(waiting)
  expect(queue.store.getState().paused).toBe(true)
  page.navigator.onLine = true
  page.dispatchEvent(new Event('online'))
  await begun(2)
  expect(queue.store.getState().paused).toBe(false)
})

test('leaving the page is guarded exactly while something is still to be uploaded', async () => {
  const { queue, attempts, statuses, leave, session } = aQueue()
  expect(leave()).toBe(true)
  queue.add([aFile('a.pdf')])
  expect(leave()).toBe(false)
  attempts[0]?.done()
  await statuses(succeeded)
  expect(leave()).toBe(true)
  expect(session.size).toBe(0)
})

test('the end of the session ends what is left, so that nobody else sends it, and frees the way to the login', async () => {
  const { queue, attempts, statuses, items, leave, endSession } = aQueue()
  queue.add([aFile('a.pdf'), aFile('b.pdf')])
  endSession()
  await statuses(failed, failed)
  expect(attempts).toHaveLength(1)
  expect(attempts[0]?.signal.aborted).toBe(true)
  expect(items()[0]?.reason).toBe('登录已失效，请重新登录后重试')
  expect(leave()).toBe(true)
})

test('refuses what its limits do not allow, and asks for them anew with every selection', () => {
  let most = 1
  const queue = createUploadQueue({
    transfer: () => () => new Promise<void>(() => {}),
    limits: () => ({ together: { most, refusal: `一次最多 ${most} 个` } }),
    client: { token: () => 't1', session: { subscribe: () => () => true } },
    page: Object.assign(new EventTarget(), { navigator: { onLine: true } }),
  })
  expect(queue.add([aFile('a'), aFile('b')])).toEqual([{ text: '一次最多 1 个' }])
  most = 2
  expect(queue.add([aFile('a'), aFile('b')])).toEqual([])
  expect(queue.store.getState().items).toHaveLength(2)
})

test('unattended: only what is still on its way is shown, until it is emptied or taken back', async () => {
  const { queue, attempts, statuses } = aQueue()
  const { store, leave, takeBack } = createUnattended()
  leave(queue, 'light')
  expect(store.getState()).toEqual([])
  queue.add([aFile('a.pdf')])
  leave(queue, 'dark')
  expect(store.getState()).toMatchObject([{ theme: 'dark', items: [{ fileName: 'a.pdf', status: uploading }] }])
  takeBack(queue)
  expect(store.getState()).toEqual([])
  leave(queue, 'dark')
  attempts[0]?.done()
  await statuses(succeeded)
  expect(store.getState()).toMatchObject([{ items: [{ status: succeeded }] }])
  queue.clearEnded()
  expect(store.getState()).toEqual([])
})

test('a file is called something else until it is registered', async () => {
  const { queue, attempts, begun, items } = aQueue()
  queue.add([aFile('a.pdf'), aFile('b.pdf')])
  await begun(1)
  const [first, second] = items()
  queue.rename(first?.key ?? '', '甲.pdf')
  queue.rename(second?.key ?? '', '乙.pdf')
  expect(attempts[0]?.fileName?.()).toBe('甲.pdf')
  expect(items().every(isRenamable)).toBe(true)
  attempts[0]?.onStep('registering')
  expect(items().map(isRenamable)).toEqual([false, true])
  expect(items().map(({ fileName }) => fileName)).toEqual(['甲.pdf', '乙.pdf'])
  attempts[0]?.done()
  await begun(2)
  expect(attempts[1]?.fileName?.()).toBe('乙.pdf')
})

const theirs = { id: 7, fileName: '旧.pdf', ownerName: '张敏', createTime: '2026-11-18 16:20:00', own: true }
const knownAre = (...names: string[]) => {
  const known = vi.fn<NonNullable<Transfer<string>['known']>>(async (files) =>
    files.map(({ name }) => (names.includes(name) ? theirs : undefined)),
  )
  return { known, ...aQueue(known) }
}

test('nothing of a file that is there already goes before somebody has chosen, and the others go on', async () => {
  const { queue, known, attempts, begun, statuses, items } = knownAre('a.pdf')
  queue.add([aFile('a.pdf'), aFile('b.pdf')])
  expect(attempts).toEqual([])
  await statuses(waiting, uploading)
  expect(items()[0]?.known).toEqual(theirs)
  attempts[0]?.done()
  await statuses(waiting, succeeded)
  expect(attempts.map(({ name }) => name)).toEqual(['b.pdf'])
  expect(known).toHaveBeenCalledOnce()
  queue.choose(items()[0]?.key ?? '', 'both')
  await begun(2)
  expect(attempts[1]).toMatchObject({ name: 'a.pdf', replaces: undefined })
})

test('a file that takes the place of another says so in every attempt, and when it is there', async () => {
  const { queue, attempts, begun, statuses, items, onDone } = knownAre('a.pdf')
  queue.add([aFile('a.pdf')])
  await vi.waitFor(() => expect(items()[0]?.known).toBeDefined())
  queue.choose(items()[0]?.key ?? '', 'replace')
  await begun(1)
  attempts[0]?.fail()
  await statuses(failed)
  queue.retryAll()
  await begun(2)
  expect(attempts.map(({ replaces }) => replaces)).toEqual([7, 7])
  attempts[1]?.done()
  await vi.waitFor(() => expect(onDone.mock.calls).toEqual([['a.pdf', 7]]))
})

test('one choice counts for all that is there already', async () => {
  const { queue, attempts, statuses, items } = knownAre('a.pdf', 'c.pdf')
  queue.add([aFile('a.pdf'), aFile('b.pdf'), aFile('c.pdf')])
  await statuses(waiting, uploading, waiting)
  queue.chooseAll('skip')
  expect(items().map(({ fileName }) => fileName)).toEqual(['b.pdf'])
  attempts[0]?.done()
  await statuses(succeeded)
})

test('a question that fails lets the upload go on', async () => {
  const { queue, begun, items } = aQueue(() => Promise.reject(new CallError('network', 'lost')))
  queue.add([aFile('a.pdf')])
  await begun(1)
  expect(items()[0]?.known).toBeUndefined()
})

test('no file waits long for the answer, and a late one puts back what has begun', async () => {
  vi.useFakeTimers()
  try {
    let answer: (known: (typeof theirs)[]) => void = () => undefined
    const { queue, attempts, items } = aQueue(() => new Promise((resolve) => (answer = resolve)))
    queue.add([aFile('a.pdf')])
    expect(attempts).toEqual([])
    await vi.advanceTimersByTimeAsync(1500)
    expect(attempts).toHaveLength(1)
    answer([theirs])
    await vi.advanceTimersByTimeAsync(0)
    expect(attempts[0]?.signal.aborted).toBe(true)
    expect(items()[0]).toMatchObject({ status: waiting, known: theirs })
    queue.chooseAll('both')
    expect(attempts).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test('a late answer leaves alone what the platform is writing down', async () => {
  vi.useFakeTimers()
  try {
    let answer: (known: (typeof theirs)[]) => void = () => undefined
    const { queue, attempts, items } = aQueue(() => new Promise((resolve) => (answer = resolve)))
    queue.add([aFile('a.pdf')])
    await vi.advanceTimersByTimeAsync(1500)
    attempts[0]?.onStep('registering')
    answer([theirs])
    await vi.advanceTimersByTimeAsync(0)
    expect(attempts[0]?.signal.aborted).toBe(false)
    expect(items()[0]).toMatchObject({ status: uploading, step: 'registering' })
    expect(items()[0]?.known).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})
