import { afterEach, expect, test, vi } from 'vitest'
import { createBatches } from './batches.ts'

afterEach(() => void vi.useRealTimers())

/** Doubles numbers and keeps what it was given at a time; a batch with a zero in it fails. */
function doubling() {
  const batches: [string, ...number[]][] = []
  const double = createBatches(async (key: string, items: readonly number[]) => {
    batches.push([key, ...items])
    if (items.includes(0)) throw new Error('no zero')
    return items.map((item) => item * 2)
  })
  return { batches, double }
}

test('the first is served at once, and what comes one after the other behind it is one batch', async () => {
  vi.useFakeTimers()
  const { batches, double } = doubling()
  const first = double('a', 1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await first).toBe(2)
  const others: Promise<number | undefined>[] = []
  for (const item of [2, 3, 4]) {
    others.push(double('a', item))
    await vi.advanceTimersByTimeAsync(2)
  }
  expect(batches).toEqual([['a', 1]])
  await vi.advanceTimersByTimeAsync(20)
  expect(await Promise.all(others)).toEqual([4, 6, 8])
  expect(batches).toEqual([
    ['a', 1],
    ['a', 2, 3, 4],
  ])
})

test('keys do not wait for each other, and what can not be done takes none of its batch along', async () => {
  const { batches, double } = doubling()
  const settled = await Promise.allSettled([double('a', 1), double('a', 0), double('a', 2), double('b', 3)])
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(await double('a', 4)).toBe(8)
  expect(batches.filter(([key]) => key === 'a')).toEqual([
    ['a', 1, 0, 2],
    ['a', 1],
    ['a', 0],
    ['a', 2],
    ['a', 4],
  ])
})

test('a batch that reached no database is not tried again', async () => {
  const tried: number[] = []
  const store = createBatches((_: string, items: readonly number[]) => {
    tried.push(items.length)
    return Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }))
  })
  const settled = await Promise.allSettled([store('a', 1), store('a', 2)])
  expect([settled.map(({ status }) => status), tried]).toEqual([['rejected', 'rejected'], [2]])
})

test('a batch ends at two hundred, and nothing is lost or done twice', async () => {
  const { batches, double } = doubling()
  const items = Array.from({ length: 450 }, (_, index) => index + 1)
  expect(await Promise.all(items.map((item) => double('a', item)))).toEqual(items.map((item) => item * 2))
  expect(batches.map(([, ...batch]) => batch.length)).toEqual([200, 200, 50])
  expect(batches.flatMap(([, ...batch]) => batch)).toEqual(items)
})
