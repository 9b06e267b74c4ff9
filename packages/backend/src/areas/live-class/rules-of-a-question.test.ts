import { getJoinInfo, getPadState, joinClass, submitAnswer, text as padText } from '@mango/contract/answer-pad'
import { listCoursewares } from '@mango/contract/coursewares'
import {
  beginAnswerQuestion,
  beginClass,
  changeQuestionStatus,
  correctQuestionAnswer,
  decideSeat,
  extendQuestion,
  finishMatchAnswerMachine,
  getClassReport,
  getStationKey,
  graceMilliseconds,
  listCorrections,
  liveScoreCondition,
  machineAnswer,
  machinePair,
  pairCondition,
  saveMode,
  startMatchAnswerMachine,
  stopQuestion,
  takeBackCorrection,
  text,
} from '@mango/contract/live-class'
import { getQuestionByIds, type Question } from '@mango/contract/questions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { liveClass } from '../../database/schema.ts'
import { sessionOf } from '../../session/sessions.ts'
import { inLine, startTestBackend, type TestBackend } from '../../testing/index.ts'
import { askQuestion } from './ask.ts'
import { finishPairing } from './pairing.ts'

let backend: TestBackend
let teacher = ''
let other = ''
let coursewareId = 0
let questions: readonly Question[] = []
const roomId = 2
const classId = 1
beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('everything')
  other = await backend.tokenOf('ordinary')
  const { data } = await backend.send(listCoursewares, { body: { size: 60, skip: 0, share: 1 } }, teacher)
  for (const { id, questionIds } of data ?? []) {
    const found = await backend.send(getQuestionByIds, { body: questionIds }, teacher)
    coursewareId = id
    questions = found.data ?? []
    const single = questions.findIndex(({ typeName }) => typeName === '单选题')
    if (single === 0 && questions.length > 1) break
  }
}, 180_000)
afterAll(() => backend.close())

let joinToken = ''
let answerClassId = 0
const begin = async (
  coursewareOf = coursewareId,
  token = teacher,
  inRoom = roomId,
  ofClass: number | string = classId,
) => {
  const query = { roomId: inRoom, classId: ofClass, coursewareId: coursewareOf, force: true }
  const { data } = await backend.send(beginClass, { query }, token)
  return { joinToken: data?.joinToken ?? '', answerClassId: data?.answerClassId ?? 0 }
}
const questionAt = (index: number) => questions[index]?.id ?? 0
const ask = (more: { doItAgain?: boolean; seconds?: number } = {}, index = 0) =>
  backend.send(beginAnswerQuestion, { query: { roomId, questionId: questionAt(index), ...more } }, teacher)
const show = (status: 0 | 1) =>
  backend.send(changeQuestionStatus, { query: { roomId, questionId: questionAt(0), status } }, teacher)
const snapshot = async () => (await backend.send(liveScoreCondition, { query: { roomId } }, teacher)).data

// Another teacher's class comes between, so that every test begins with a class of its own.
beforeEach(async () => {
  await begin(coursewareId, other)
  ;({ joinToken, answerClassId } = await begin())
})

async function phone(studentCode: string) {
  const { data } = await backend.send(joinClass, { body: { token: joinToken, studentCode } })
  const seatToken = data?.seatToken ?? ''
  let revision = 0
  return {
    waiting: data?.waiting,
    state: () => backend.send(getPadState, { body: { seatToken } }),
    answer: (answer: string, attempt = 1, index = 0) =>
      backend.send(submitAnswer, {
        body: { seatToken, questionId: questionAt(index), attempt, answer, revision: (revision += 1) },
      }),
  }
}

test('after its answer was shown an attempt stays closed: hidden again, and when another question is on the board', async () => {
  await ask()
  const [early, late] = [await phone('20260004'), await phone('20260005')]
  expect(await early.answer('A')).toMatchObject({ code: 0, data: { answer: 'A' } })
  await show(1)
  expect(await early.answer('B')).toMatchObject({ code: 0, data: { answer: 'A' } })
  expect(await late.answer('B')).toMatchObject({ code: 100, message: text.questionStopped })
  expect((await show(0)).data).toMatchObject({ status: 0, stopped: true })
  expect(await late.answer('B')).toMatchObject({ code: 100 })
  await ask({}, 1)
  expect(await early.answer('B')).toMatchObject({ data: { answer: 'A' } })
  expect(await late.answer('B')).toMatchObject({ code: 100 })
  await ask()
  expect(await snapshot()).toMatchObject({ stopped: true, answers: [{ answer: 'A' }] })
  // Asked again is another attempt.
  await ask({ doItAgain: true })
  expect(await late.answer('B', 2)).toMatchObject({ code: 0 })
  expect(await snapshot()).toMatchObject({ answers: [{ answer: 'B' }], before: [{ answer: 'A' }] })
})

test('a question closes when its time is up, a moment later for what was sent in time, and more time moves the end', async () => {
  expect((await ask({ seconds: 30 })).data).toMatchObject({ remaining: 30_000, stopped: false })
  const [one, two, three] = [await phone('20260006'), await phone('20260007'), await phone('20260008')]
  backend.clock.advance(20)
  const more = await backend.send(
    extendQuestion,
    { query: { roomId, questionId: questionAt(0), seconds: 30 } },
    teacher,
  )
  expect(more.data).toMatchObject({ remaining: 40_000 })
  backend.clock.advance(39)
  expect(await one.answer('A')).toMatchObject({ code: 0 })
  backend.clock.advance(2)
  expect((await two.state()).data).toMatchObject({ stopped: true, remaining: null })
  expect(await two.answer('A')).toMatchObject({ code: 0 })
  backend.clock.advance(graceMilliseconds / 1000)
  expect(await three.answer('A')).toMatchObject({ code: 100, message: text.questionStopped })
  const late = await backend.send(
    extendQuestion,
    { query: { roomId, questionId: questionAt(0), seconds: 30 } },
    teacher,
  )
  expect(late).toMatchObject({ code: 100, message: text.questionStopped })
})

test('the teacher stops the answering before anything is shown', async () => {
  await ask()
  const pupil = await phone('20260009')
  expect(
    (await backend.send(stopQuestion, { query: { roomId, questionId: questionAt(0) } }, teacher)).data,
  ).toMatchObject({ status: 0, stopped: true })
  expect(await pupil.answer('A')).toMatchObject({ code: 100, message: text.questionStopped })
  expect(await backend.send(stopQuestion, { query: { roomId, questionId: questionAt(0) } }, other)).toMatchObject({
    code: 100,
  })
})

test('only what a question offers is an answer to it', async () => {
  await ask()
  const pupil = await phone('20260010')
  for (const answer of ['E', 'AB', 'ABCDEF', '对'])
    expect(await pupil.answer(answer)).toMatchObject({ code: 100, message: text.noSuchChoice })
  expect(await pupil.answer('D')).toMatchObject({ code: 0 })
  expect((await pupil.state()).data).toMatchObject({ question: { choiceCount: 4, answer1: null } })
})

test('a correction counts in the own classes only, leaves the bank as it is, and can be taken back', async () => {
  const wrong = questions[0]?.answer1 === 'A' ? 'B' : 'A'
  await ask()
  const pupil = await phone('20260011')
  await pupil.answer(wrong)
  const place = { coursewareId, questionId: questionAt(0) }
  const right = async (token: string, id: number) =>
    (await backend.send(getClassReport, { query: { answerClassId: id } }, token)).data?.questions[0]?.answer1
  await backend.send(correctQuestionAnswer, { query: { ...place, answer: wrong } }, teacher)
  await show(1)
  expect((await pupil.state()).data?.question).toMatchObject({ answer1: wrong })
  expect(await right(teacher, answerClassId)).toBe(wrong)
  const report = await backend.send(getClassReport, { query: { answerClassId } }, teacher)
  expect(report.data?.questions).toMatchObject([{ corrected: true, bankAnswer: questions[0]?.answer1 }])
  expect((await backend.send(getQuestionByIds, { body: [questionAt(0)] }, teacher)).data).toMatchObject([
    { answer1: questions[0]?.answer1 },
  ])
  expect((await backend.send(listCorrections, { query: { coursewareId } }, teacher)).data).toMatchObject([
    { questionId: questionAt(0), answer: wrong, bankAnswer: questions[0]?.answer1, takenBack: false },
  ])
  expect((await backend.send(listCorrections, { query: { coursewareId } }, other)).data).toEqual([])
  expect(await backend.send(takeBackCorrection, { body: place }, other)).toMatchObject({ code: 100 })

  const theirs = await begin(coursewareId, other)
  await backend.send(beginAnswerQuestion, { query: { roomId, questionId: questionAt(0) } }, other)
  expect(await right(other, theirs.answerClassId)).toBe(questions[0]?.answer1)

  expect(await backend.send(takeBackCorrection, { body: place }, teacher)).toMatchObject({ code: 0 })
  expect(await right(teacher, answerClassId)).toBe(questions[0]?.answer1)
  expect((await backend.send(listCorrections, { query: { coursewareId } }, teacher)).data).toMatchObject([
    { takenBack: true },
  ])
  expect(await backend.send(correctQuestionAnswer, { query: { ...place, answer: 'F' } }, teacher)).toMatchObject({
    message: text.noSuchChoice,
  })
})

test('the key of a room is for whoever holds the class in it', async () => {
  expect(await backend.send(getStationKey, { query: { roomId } }, teacher)).toMatchObject({ code: 0 })
  expect(await backend.send(getStationKey, { query: { roomId } }, other)).toMatchObject({ code: 100 })
  expect(await backend.send(getStationKey, { query: { roomId: 5 } }, teacher)).toMatchObject({ code: 100 })
})

test('while devices are paired nothing is an answer, and the clock of the question starts behind it', async () => {
  await ask()
  const { data: stationKey = '' } = await backend.send(getStationKey, { query: { roomId } }, teacher)
  const press = (revision: number) =>
    backend.send(machineAnswer, { body: { roomId, stationKey, machineCode: 'K0012', answer: 'A', revision } })
  await backend.send(startMatchAnswerMachine, { query: { roomId, classId } }, teacher)
  expect(await press(1)).toMatchObject({ code: 100, message: text.pairingFirst })
  const pair = { roomId, stationKey, machineCode: 'K0012', number: '12' }
  expect(await backend.send(machinePair, { body: pair })).toMatchObject({ code: 0 })
  backend.clock.advance(120)
  await backend.send(finishMatchAnswerMachine, { query: { roomId, classId, saveMode: 1 } }, teacher)
  backend.clock.advance(4)
  expect(await press(2)).toMatchObject({ code: 0 })
  expect((await snapshot())?.answers).toMatchObject([{ timeCost: 4000 }])
})

test('the question that comes while a pairing is being finished stays on the board', async () => {
  await ask()
  await backend.send(startMatchAnswerMachine, { query: { roomId, classId } }, teacher)
  const session = await sessionOf(backend.db, teacher, backend.clock.now())
  const next = { roomId, questionId: questionAt(1), doItAgain: false, requestId: undefined, seconds: undefined }
  const [answer] = await inLine(
    backend.db,
    (tx) => askQuestion(tx, { ...next, anonymous: false }, session, backend.clock.now()),
    () => backend.send(finishMatchAnswerMachine, { query: { roomId, classId, saveMode: 1 } }, teacher),
  )
  expect(answer).toMatchObject({ code: 0 })
  expect(await snapshot()).toMatchObject({ questionId: questionAt(1), pairing: false })
})

test('of two devices that take one number at once the later has it, as the boards say', async () => {
  const { data: stationKey = '' } = await backend.send(getStationKey, { query: { roomId } }, teacher)
  await backend.send(startMatchAnswerMachine, { query: { roomId, classId } }, teacher)
  const pair = (machineCode: string) =>
    backend.send(machinePair, { body: { roomId, stationKey, machineCode, number: '13' } })
  const answers = await inLine(
    backend.db,
    (tx) => tx.select().from(liveClass).where(eq(liveClass.id, answerClassId)).for('update'),
    () => pair('K0131'),
    () => pair('K0132'),
  )
  expect(answers).toMatchObject([{ code: 0 }, { code: 0 }])
  const { data } = await backend.send(pairCondition, { query: { roomId, classId } }, teacher)
  const studentId = answers[0]?.data?.studentId ?? 0
  expect(data?.pairs.filter((one) => one.studentId === studentId)).toEqual([{ machineCode: 'K0132', studentId }])
})

test('no device is paired behind the end of a pairing', async () => {
  const { data: stationKey = '' } = await backend.send(getStationKey, { query: { roomId } }, teacher)
  await backend.send(startMatchAnswerMachine, { query: { roomId, classId } }, teacher)
  const session = await sessionOf(backend.db, teacher, backend.clock.now())
  const body = { roomId, stationKey, machineCode: 'K0141', number: '14' }
  const [answer] = await inLine(
    backend.db,
    (tx) => finishPairing(tx, { roomId, saveMode: saveMode.permanent }, session, backend.clock.now()),
    () => backend.send(machinePair, { body }),
  )
  expect(answer).toMatchObject({ code: 100, message: text.pairingClosed })
})

test('several classes pair by the four digits that are asked for', async () => {
  await begin(coursewareId, teacher, roomId, '1,2,3')
  const { data: stationKey = '' } = await backend.send(getStationKey, { query: { roomId } }, teacher)
  await backend.send(startMatchAnswerMachine, { query: { roomId, classId: '1,2,3' } }, teacher)
  const pair = (number: string) =>
    backend.send(machinePair, { body: { roomId, stationKey, machineCode: `P${number}`, number } })
  expect(await pair('0050')).toMatchObject({ code: 0 })
  expect(await pair('05')).toMatchObject({ code: 100, message: text.unmatched })
})

test('a seat is taken once: a second phone waits for the teacher, who lets it in or turns it away', async () => {
  await ask()
  const first = await phone('20260013')
  const second = await phone('20260013')
  expect([first.waiting, second.waiting]).toEqual([false, true])
  expect(await second.state()).toMatchObject({ code: 100, message: padText.seatWaiting })
  expect(await second.answer('B')).toMatchObject({ code: 100 })
  expect(await first.answer('A')).toMatchObject({ code: 0 })
  const decide = async (admit: boolean, token = teacher) => {
    const seatId = (await snapshot())?.seatRequests[0]?.seatId ?? 0
    return backend.send(decideSeat, { body: { roomId, seatId, admit } }, token)
  }
  expect(await decide(true, other)).toMatchObject({ code: 100 })
  expect(await decide(false)).toMatchObject({ code: 0 })
  expect(await second.state()).toMatchObject({ message: padText.seatRefused })
  expect(await first.state()).toMatchObject({ code: 0 })
  const third = await phone('20260013')
  expect(await decide(true)).toMatchObject({ code: 0 })
  expect(await third.state()).toMatchObject({ code: 0, data: { answer: 'A' } })
  expect(await first.state()).toMatchObject({ message: padText.seatTaken })
})

test('a join code is six signs, names its class before anybody joins, and says when that is over', async () => {
  expect(joinToken).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{6}$/)
  const info = () => backend.send(getJoinInfo, { body: { token: ` ${joinToken.toLowerCase()} ` } })
  expect((await info()).data).toMatchObject({ schoolName: '芒果实验学校', className: '七年级(1)班', endedAt: '' })
  await begin(coursewareId, other)
  expect((await info()).data?.endedAt).toMatch(/^2026-11-20/)
  expect(await backend.send(getJoinInfo, { body: { token: 'AAAAAA' } })).toMatchObject({ message: padText.codeUnknown })
})
