import { expect, test, vi } from 'vitest'
import { createMarks } from './marks.store.ts'

const one = { id: 1, questionId: 10 }
const two = { id: 2, questionId: 10 }

interface Answer {
  resolve(): void
  reject(error: Error): void
}

function started() {
  const takeBack = vi.fn<() => void>()
  const onFailed = vi.fn<Parameters<typeof createMarks>[0]['onFailed']>().mockReturnValue(takeBack)
  const sent: { part: number; check: number; isOver: boolean; settle: Answer }[] = []
  const ask = vi.fn<() => Promise<unknown>>().mockResolvedValue(undefined)
  const drop = vi.fn<() => boolean>().mockReturnValue(false)
  const marks = createMarks({
    ask,
    drop,
    save: (part, check, isOver) =>
      new Promise<void>((resolve, reject) => {
        sent.push({ part: part.id, check, isOver, settle: { resolve, reject } })
      }),
    onFailed,
  })
  marks.adopt([
    { id: 1, check: 0 },
    { id: 2, check: 0 },
  ])
  return { marks, sent, onFailed, takeBack, ask, drop }
}
/** Lets what has settled be heard. */
const heard = () => new Promise((resolve) => setTimeout(resolve))

test('a mark is seen at once; the last one says that it is', async () => {
  const { marks, sent } = started()
  marks.mark(one, 1)
  marks.mark(two, 3)
  expect([marks.checkOf(1), marks.checkOf(2)]).toEqual([1, 3])
  await heard()
  // The second one was there when the first went out.
  expect(sent.map(({ part, check, isOver }) => [part, check, isOver])).toEqual([
    [1, 1, true],
    [2, 3, true],
  ])
})

test('what is not kept goes back to what the server holds', async () => {
  const { marks, sent, onFailed } = started()
  marks.mark(one, 1)
  await heard()
  sent[0]?.settle.reject(new Error('gone'))
  await marks.settled()
  expect(marks.checkOf(1)).toBe(0)
  expect(onFailed).toHaveBeenCalledOnce()
})

test('a failed mark neither undoes a newer one nor is told, and one part is saved in order', async () => {
  const { marks, sent, onFailed } = started()
  marks.mark(one, 1)
  marks.mark(one, 3)
  await heard()
  expect(sent).toHaveLength(1)
  sent[0]?.settle.reject(new Error('gone'))
  await heard()
  expect(marks.checkOf(1)).toBe(3)
  expect(onFailed).not.toHaveBeenCalled()
  sent[1]?.settle.resolve()
  await marks.settled()
  expect(sent.map(({ check }) => check)).toEqual([1, 3])
  expect(marks.checkOf(1)).toBe(3)
})

test('all that was not kept is tried again, but what was marked since; then the news of it is taken back', async () => {
  const { marks, sent, takeBack } = started()
  marks.mark(one, 1)
  marks.mark(two, 1)
  await heard()
  for (const { settle } of sent) settle.reject(new Error('gone'))
  await heard()
  marks.mark(one, 3)
  expect(takeBack).not.toHaveBeenCalled()
  marks.retry()
  expect(takeBack).toHaveBeenCalled()
  await heard()
  expect(sent.slice(2).map(({ part, check }) => [part, check])).toEqual([
    [1, 3],
    [2, 1],
  ])
})

test('once nothing can be marked any more, what was not kept is given up, and its news with it', async () => {
  const { marks, sent, takeBack } = started()
  expect(marks.giveUp()).toBe(false)
  marks.mark(one, 1)
  await heard()
  sent[0]?.settle.reject(new Error('finished'))
  await heard()
  expect(marks.giveUp()).toBe(true)
  expect(takeBack).toHaveBeenCalledOnce()
  marks.retry()
  await heard()
  expect(sent).toHaveLength(1)
})

test('undoing puts back what was there, mark by mark', async () => {
  const { marks, sent } = started()
  marks.mark(one, 1)
  marks.mark(one, 3)
  expect(marks.undo()).toEqual(one)
  expect(marks.checkOf(1)).toBe(1)
  expect(marks.undo()).toEqual(one)
  expect(marks.checkOf(1)).toBe(0)
  expect(marks.undo()).toBeUndefined()
  for (let index = 0; index < 4; index++) {
    await heard()
    sent[index]?.settle.resolve()
  }
  await marks.settled()
  expect(sent.map(({ check }) => check)).toEqual([1, 3, 1, 0])
})

test('news from the server leaves alone what is on its way', async () => {
  const { marks, sent } = started()
  marks.mark(one, 1)
  await heard()
  marks.adopt([
    { id: 1, check: 0 },
    { id: 2, check: 3 },
  ])
  expect([marks.checkOf(1), marks.checkOf(2)]).toEqual([1, 3])
  sent[0]?.settle.resolve()
  await marks.settled()
  expect(marks.checkOf(1)).toBe(1)
})

test('what the server holds is asked for after a failure, once nothing is on its way, until it comes', async () => {
  const { marks, sent, ask } = started()
  ask.mockRejectedValueOnce(new Error('gone'))
  marks.mark(one, 1)
  marks.mark(two, 1)
  await heard()
  sent[0]?.settle.reject(new Error('gone'))
  await heard()
  expect(ask).not.toHaveBeenCalled()
  sent[1]?.settle.resolve()
  await heard()
  expect(ask).toHaveBeenCalledTimes(1)
  for (const times of [2, 2]) {
    marks.mark(one, marks.checkOf(1) === 1 ? 3 : 1)
    await heard()
    sent.at(-1)?.settle.resolve()
    await heard()
    expect(ask).toHaveBeenCalledTimes(times)
  }
})

test('an answer from before a mark is dropped, and asked for again behind it', async () => {
  const { marks, sent, ask, drop } = started()
  drop.mockReturnValueOnce(true)
  marks.mark(one, 1)
  await heard()
  expect(ask).not.toHaveBeenCalled()
  sent[0]?.settle.resolve()
  await heard()
  expect(ask).toHaveBeenCalledTimes(1)
})
