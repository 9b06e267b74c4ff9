import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createOutbox, type Delivery } from './outbox.ts'
import type { WaitingAnswer } from './seat-memory.ts'

const answer = (questionId: number, letters: string, revision: number): WaitingAnswer => ({
  questionId,
  attempt: 1,
  answer: letters,
  revision,
})

test('whatever the network does, the last choice of each question arrives, and nothing older after it', async () => {
  vi.useFakeTimers()
  const choices = fc.array(fc.record({ questionId: fc.integer({ min: 1, max: 3 }), pause: fc.nat(3000) }), {
    minLength: 1,
    maxLength: 20,
  })
  const weather = fc.infiniteStream(fc.constantFrom('stored', 'lost', 'reply lost' as const))
  await fc.assert(
    fc.asyncProperty(choices, weather, async (presses, network) => {
      const server = new Map<number, WaitingAnswer>()
      let bad = 0
      const deliver = async (item: WaitingAnswer): Promise<Delivery> => {
        const outcome = bad > 30 ? 'stored' : network.next().value
        bad += 1
        await new Promise((resolve) => setTimeout(resolve, 20))
        if (outcome === 'lost') return { kind: 'lost' }
        const held = server.get(item.questionId)
        if (!held || item.revision > held.revision) server.set(item.questionId, item)
        return { kind: outcome === 'stored' ? 'stored' : 'lost' }
      }
      let kept: readonly WaitingAnswer[] = []
      const outbox = createOutbox({ initial: [], persist: (waiting) => (kept = waiting), deliver, onChange: () => {} })
      const last = new Map<number, WaitingAnswer>()
      for (const [index, { questionId, pause }] of presses.entries()) {
        const item = answer(questionId, 'ABCD'.charAt(index % 4), index + 1)
        last.set(questionId, item)
        outbox.add(item)
        expect(kept).toContain(item)
        await vi.advanceTimersByTimeAsync(pause)
      }
      await vi.advanceTimersByTimeAsync(600_000)
      expect(kept).toEqual([])
      expect(server).toEqual(last)
      outbox.stop()
    }),
    { numRuns: 100 },
  )
  vi.useRealTimers()
})

test('what was waiting before a refresh is sent after it', async () => {
  const sent: WaitingAnswer[] = []
  const outbox = createOutbox({
    initial: [answer(1, 'B', 3)],
    persist: () => undefined,
    deliver: async (item) => {
      sent.push(item)
      return { kind: 'stored' }
    },
    onChange: () => undefined,
  })
  await outbox.flush()
  expect(sent).toEqual([answer(1, 'B', 3)])
})

test('what the server refuses for good does not block what follows', async () => {
  const deliver = vi
    .fn<(item: WaitingAnswer) => Promise<Delivery>>()
    .mockResolvedValueOnce({ kind: 'refused' })
    .mockResolvedValue({ kind: 'stored' })
  const outbox = createOutbox({
    initial: [answer(1, 'A', 1), answer(2, 'B', 1)],
    persist: () => undefined,
    deliver,
    onChange: () => undefined,
  })
  await outbox.flush()
  expect(deliver).toHaveBeenCalledTimes(2)
})

test('two tabs share one outbox: what is pressed in one is seen in the other, and nothing is sent twice', async () => {
  let kept: readonly WaitingAnswer[] = []
  const seen: Record<string, readonly WaitingAnswer[]> = {}
  const sent: WaitingAnswer[] = []
  const boxes: ReturnType<typeof createOutbox>[] = []
  let turn = Promise.resolve()
  const isOnline = { now: false }
  const tab = (name: string) => {
    const box = createOutbox({
      initial: [],
      persist: (waiting) => {
        kept = waiting
        for (const other of boxes) if (other !== box) other.reload()
      },
      read: () => kept,
      alone: (run) => (turn = turn.then(run)),
      deliver: async (item) => {
        if (!isOnline.now) return { kind: 'lost' }
        sent.push(item)
        return { kind: 'stored' }
      },
      onChange: ({ waiting }) => (seen[name] = waiting),
    })
    boxes.push(box)
    return box
  }
  const [one, two] = [tab('one'), tab('two')]
  one.add(answer(1, 'A', 1))
  expect(seen['two']).toEqual([answer(1, 'A', 1)])
  two.add(answer(1, 'B', 2))
  one.add(answer(2, 'C', 1))
  expect(seen['two']).toEqual(seen['one'])
  await turn
  isOnline.now = true
  await Promise.all([one.flush(), two.flush()])
  await turn
  expect(sent).toEqual([answer(1, 'B', 2), answer(2, 'C', 1)])
  expect(kept).toEqual([])
  for (const box of boxes) box.stop()
})
