import { pushType, type LiveAnswer, type LiveSnapshot, type Push, type QuestionState } from '@mango/contract/live-class'
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
  stopped: false,
  remaining: null,
  answers: [],
  before: [],
  connected: [],
  pairing: false,
  seatRequests: [],
  anonymous: false,
  ballots: [],
  hiddenWords: [],
  locked: false,
  anonymousNext: false,
  askedToGoOn: false,
  students: [],
  lastPicked: null,
  ...part,
})

const asked = (part: Partial<QuestionState>): QuestionState => ({
  questionId: 1,
  attempt: 1,
  status: 0,
  stopped: false,
  remaining: null,
  anonymous: false,
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
          setQuestion(asked({ attempt: 2 }))
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
  setQuestion(asked({ status: 1, stopped: true }))
  expect(draw()).toMatchObject({ status: 1, ranking: [{ studentId: 1 }], connected: new Set([4]) })
  setQuestion(asked({ questionId: 2 }))
  expect(draw().ranking).toEqual([])
})

test('a question that comes back has its answers at once, and a redo those of the attempt before beside it', () => {
  const { replace, setQuestion, apply, draw } = model()
  replace(snapshot({ answers: [answer(1, 5), answer(2, 7)] }))
  setQuestion(asked({ questionId: 2 }))
  expect(draw().ranking).toEqual([])
  expect(setQuestion(asked({}))).toBe(true)
  expect(setQuestion(asked({ status: 1 }))).toBe(false)
  expect(draw().ranking).toHaveLength(2)
  setQuestion(asked({ attempt: 2 }))
  apply(answerPush(4, 1, 2))
  expect(draw()).toMatchObject({ ranking: [{ studentId: 1 }], before: [{ studentId: 1 }, { studentId: 2 }] })
})

test('a state that was asked for earlier and comes later takes nothing off the board', () => {
  const { replace, apply, draw } = model()
  replace(snapshot({ seq: 4, questionId: 2 }))
  apply({ type: pushType.question, seq: 5, attempt: 1, answerClassId: 1, data: asked({ questionId: 3 }) })
  replace(snapshot({ seq: 4, questionId: 2 }))
  expect(draw().questionId).toBe(3)
  replace(snapshot({ seq: 6, questionId: 1 }))
  expect(draw().questionId).toBe(1)
})

test('what is wanted of the questions to come is known before it is drawn, and changes no round', () => {
  const { replace, setAnonymity, apply, draw, round } = model()
  replace(snapshot({ anonymousNext: true }))
  expect(draw()).toMatchObject({ anonymousNext: true, anonymous: false })
  setAnonymity(false)
  expect(round().anonymousNext).toBe(false)
  expect(draw()).toMatchObject({ anonymousNext: false })
  // Another window has switched it.
  apply({ type: pushType.anonymity, seq: 1, attempt: 1, answerClassId: 1, data: { anonymousNext: true } })
  expect(draw()).toMatchObject({ anonymousNext: true, anonymous: false })
})

test('a second phone is asked for until somebody has decided', () => {
  const { replace, apply, draw } = model()
  replace(snapshot({}))
  const seat = (waiting: boolean): Push => ({
    type: pushType.seat,
    seq: 1,
    attempt: 1,
    answerClassId: 1,
    data: { seatId: 7, studentId: 3, removed: false, waiting },
  })
  apply(seat(true))
  expect(draw().seatRequests).toEqual([{ seatId: 7, studentId: 3, removed: false }])
  apply(seat(false))
  expect(draw().seatRequests).toEqual([])
})

test('a device that is paired with another student leaves the one before', () => {
  const { replace, setPairs, apply, draw } = model()
  replace(snapshot({}))
  setPairs([{ studentId: 1, machineCode: 'K1' }], true)
  apply({ type: pushType.pair, seq: 1, attempt: 0, answerClassId: 1, data: { studentId: 2, machineCode: 'K1' } })
  expect([...draw().pairs]).toEqual([[2, 'K1']])
})

test('a window asks whether the class goes on until any window has said so, or somebody does something', () => {
  const { replace, apply, draw } = model()
  const push = (type: typeof pushType.keepGoing | typeof pushType.goesOn): Push => ({
    type,
    seq: 1,
    attempt: 1,
    answerClassId: 1,
  })
  // It came back after the question.
  replace(snapshot({ askedToGoOn: true }))
  expect(draw()).toMatchObject({ askedToGoOn: true })
  apply(push(pushType.goesOn))
  expect(draw()).toMatchObject({ askedToGoOn: false })
  apply(push(pushType.keepGoing))
  expect(draw()).toMatchObject({ askedToGoOn: true })
  apply(answerPush(1, 1))
  expect(draw()).toMatchObject({ askedToGoOn: false })
})
