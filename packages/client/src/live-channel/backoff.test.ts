import { expect, test } from 'vitest'
import { createBackoff } from './backoff.ts'

test('waits grow to what a restart bears, later to ten seconds, and are spread over the whole range', () => {
  const backoff = createBackoff(
    () => 1,
    () => 0,
  )
  const waits = Array.from({ length: 20 }, () => backoff.next())
  expect(waits).toEqual([0, 1000, 2000, ...Array.from({ length: 15 }, () => 3500), 10_000, 10_000])
  expect(
    createBackoff(
      () => 0.25,
      () => 0,
    ).next(),
  ).toBe(0)
})

test('only a connection that was stable starts the waits over: accept-and-drop is no hot loop', () => {
  let now = 0
  const backoff = createBackoff(
    () => 1,
    () => now,
  )
  for (let round = 0; round < 20; round++) {
    backoff.next()
    backoff.connected()
    now += 100
    backoff.lost()
  }
  expect(backoff.next()).toBe(10_000)
  backoff.connected()
  now += 30_000
  backoff.lost()
  expect(backoff.next()).toBe(1000)
})
