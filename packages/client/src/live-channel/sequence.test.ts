import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createSequence } from './sequence.ts'

const settle = () => vi.advanceTimersByTimeAsync(10_000)

test('whatever is lost, doubled or swapped, the state ends as the server has it', async () => {
  vi.useFakeTimers()
  const disorder = fc.array(fc.record({ seq: fc.integer({ min: 1, max: 30 }), pause: fc.nat(400) }), { maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(disorder, fc.integer({ min: 0, max: 30 }), async (arrivals, start) => {
      const server = 30
      let state = new Set<number>()
      let started = false
      const sequence = createSequence<{ seq: number }>({
        deliver: ({ seq }) => {
          expect(state.has(seq)).toBe(false)
          expect(state.size + 1).toBe(seq)
          state.add(seq)
        },
        heal: async () => {
          // The first state is older than the pushes that follow; a later one has everything.
          const seq = started ? server : start
          started = true
          await Promise.resolve()
          state = new Set(Array.from({ length: seq }, (_, index) => index + 1))
          return seq
        },
      })
      void sequence.restart()
      for (const { seq, pause } of arrivals) {
        sequence.take({ seq })
        await vi.advanceTimersByTimeAsync(pause)
      }
      sequence.hear(server)
      await settle()
      expect(state.size).toBe(server)
      sequence.stop()
    }),
    { numRuns: 200 },
  )
  vi.useRealTimers()
})

test('a push that overtakes another waits for it instead of asking for the state', async () => {
  vi.useFakeTimers()
  const got: number[] = []
  const heal = vi.fn<() => Promise<number>>().mockResolvedValue(0)
  const sequence = createSequence<{ seq: number }>({ deliver: ({ seq }) => got.push(seq), heal })
  await sequence.restart()
  for (const seq of [2, 1, 3]) sequence.take({ seq })
  await settle()
  expect(got).toEqual([1, 2, 3])
  expect(heal).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('a state that cannot be fetched is asked for again', async () => {
  vi.useFakeTimers()
  const heal = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(4)
  const got: number[] = []
  const sequence = createSequence<{ seq: number }>({ deliver: ({ seq }) => got.push(seq), heal })
  void sequence.restart()
  sequence.take({ seq: 5 })
  await settle()
  expect(got).toEqual([5])
  vi.useRealTimers()
})
