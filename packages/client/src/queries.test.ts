import { onlineManager, QueryObserver, type QueryObserverResult } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { Queries } from './queries.ts'

let network: () => Promise<string>
beforeEach(() => {
  network = async () => '答案'
})
afterEach(() => onlineManager.setOnline(true))

const goOffline = () => {
  network = () => Promise.reject(new Error('offline'))
  onlineManager.setOnline(false)
}
const goOnline = () => {
  network = async () => '新的答案'
  onlineManager.setOnline(true)
}

/** What an element sees of a load: it names its options again with each answer, as `useQuery` does. */
function watch() {
  const queries = new Queries({ defaultOptions: { queries: { retry: false } } })
  queries.mount()
  const options = () => queries.defaultQueryOptions({ queryKey: ['list'], queryFn: () => network() })
  const observer = new QueryObserver(queries, options())
  const seen = vi.fn<(result: QueryObserverResult<string>) => void>(() => observer.setOptions(options()))
  observer.subscribe(seen)
  return observer
}

test('what is shown is asked for anew for a quarter of a minute before it fails, a first load for three seconds', async () => {
  vi.useFakeTimers()
  try {
    const queries = new Queries()
    const unreachable = () => Promise.reject(new CallError('network', '网络连接失败'))
    const times = async (key: string) => {
      const ask = vi.fn<() => Promise<string>>(unreachable)
      const failed = queries.fetchQuery({ queryKey: [key], queryFn: ask }).catch(() => undefined)
      await vi.advanceTimersByTimeAsync(60_000)
      await failed
      return ask.mock.calls.length
    }
    queries.setQueryData(['shown'], '答案')
    expect([await times('first'), await times('shown')]).toEqual([3, 5])
    expect(queries.getQueryData(['shown'])).toBe('答案')
  } finally {
    vi.useRealTimers()
  }
})

test('a first load that is made offline fails, and comes by itself with the network', async () => {
  goOffline()
  const load = watch()
  await vi.waitFor(() => expect(load.getCurrentResult().status).toBe('error'))
  goOnline()
  await vi.waitFor(() => expect(load.getCurrentResult().data).toBe('新的答案'))
})

test('what was loaded stays while the page is offline, and is asked for anew with the network', async () => {
  const load = watch()
  await vi.waitFor(() => expect(load.getCurrentResult().data).toBe('答案'))
  goOffline()
  void load.refetch()
  await vi.waitFor(() => expect(load.getCurrentResult().fetchStatus).toBe('paused'))
  expect(load.getCurrentResult()).toMatchObject({ status: 'success', data: '答案' })
  goOnline()
  await vi.waitFor(() => expect(load.getCurrentResult().data).toBe('新的答案'))
})
