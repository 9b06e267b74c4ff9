import { pushType, type LiveAnswer, type LiveSnapshot, type Push } from '@mango/contract/live-class'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createBoardModel } from './board-model.ts'

const answer = (studentId: number, timeCost: number, questionId = 1): LiveAnswer => ({
  questionId,
  studentId,
  timeCost,
  answer: 'A',
  answerTime: '2026-11-20 08:00:00',
  hasAnswer: true,
})
const answerPush = (seq: number, studentId: number, attempt = 1): Push => ({
  type: pushType.answer,
  seq,
  attempt,
  answerClassId: 1,
  data: answer(studentId, seq),
})
const snapshot = (part: Partial<LiveSnapshot>): LiveSnapshot => ({
  answerClassId: 1,
  coursewareId: 1,
  seq: 0,
  questionId: 1,
  attempt: 1,
  status: 0,
  answers: [],
  connected: [],
  pairing: false,
  ...part,
})

function model() {
  let pending: (() => void) | undefined
  const frames = { drawn: 0 }
  const made = createBoardModel((publish) => {
    pending = publish
    return () => (pending = undefined)
  })
  const draw = () => {
    const publish = pending
    pending = undefined
    if (publish) frames.drawn += 1
    publish?.()
    return made.store.getState()
  }
  return { ...made, draw, frames }
}

test('a thousand answers between two frames are drawn once, and none is missing', () => {
  const { replace, apply, draw, frames } = model()
  replace(snapshot({}))
  for (let seq = 1; seq <= 1000; seq++) apply(answerPush(seq, seq % 50))
  expect(draw().ranking).toHaveLength(50)
  expect(frames.drawn).toBe(1)
})

test('one answer per student whatever repeats, and late ones of an attempt that is over stay out of the redo', () => {
  const event = fc.record({ studentId: fc.nat(9), attempt: fc.constantFrom(1, 2) })
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), fc.nat(60), (events, redoAt) => {
      const { replace, apply, setQuestion, draw } = model()
      replace(snapshot({}))
      const expected = new Set<number>()
      for (const [index, { studentId, attempt }] of events.entries()) {
        if (index === redoAt) {
          setQuestion({ questionId: 1, attempt: 2, status: 0 })
          expected.clear()
        }
        apply(answerPush(index, studentId, attempt))
        if (attempt === (index >= redoAt ? 2 : 1)) expected.add(studentId)
      }
      expect(new Set(draw().ranking.map((item) => item.studentId))).toEqual(expected)
      expect(draw().ranking).toHaveLength(expected.size)
    }),
  )
})

test('showing the answer keeps the answers, another question does not', () => {
  const { replace, setQuestion, draw } = model()
  replace(snapshot({ answers: [answer(1, 5)], connected: [4] }))
  setQuestion({ questionId: 1, attempt: 1, status: 1 })
  expect(draw()).toMatchObject({ status: 1, ranking: [{ studentId: 1 }], connected: new Set([4]) })
  setQuestion({ questionId: 2, attempt: 1, status: 0 })
  expect(draw().ranking).toEqual([])
})

test('a device that is paired with another student leaves the one before', () => {
  const { replace, setPairs, apply, draw } = model()
  replace(snapshot({}))
  setPairs([{ studentId: 1, machineCode: 'K1' }], true)
  apply({ type: pushType.pair, seq: 1, attempt: 0, answerClassId: 1, data: { studentId: 2, machineCode: 'K1' } })
  expect([...draw().pairs]).toEqual([[2, 'K1']])
})
