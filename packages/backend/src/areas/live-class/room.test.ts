import {
  getJoinInfo,
  getPadState,
  joinAsStudent,
  joinClass,
  leaveClass,
  submitAnswer,
  text as padText,
} from '@mango/contract/answer-pad'
import { logout, logoutEverywhere } from '@mango/contract/account'
import { getCourseware, listCoursewares } from '@mango/contract/coursewares'
import {
  askAdHoc,
  beginAnswerQuestion,
  beginClass,
  correctQuestionAnswer,
  createRemote,
  decideSeat,
  getClassReport,
  getRemoteState,
  hideWord,
  keepClassGoing,
  keepGoingMinutes,
  listHeldClasses,
  liveScoreCondition,
  lockRoom,
  pickStudent,
  pressRemote,
  remoteMinutes,
  removeStudent,
  scoresOf,
  setAnonymity,
  stopQuestion,
  text,
  type RemotePress,
  type RemoteState,
} from '@mango/contract/live-class'
import { eq, inArray, type AnyColumn } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import {
  courseware,
  liveAnswer,
  liveBallot,
  liveQuestion,
  liveSeat,
  liveVoter,
  person,
  student,
} from '../../database/schema.ts'
import { storeAnswer } from '../../shared/live-class/answer-queue.ts'
import { startTestBackend, type TestBackend } from '../../testing/index.ts'
import { watchIdle } from './idle.ts'

let backend: TestBackend
let teacher = ''
let other = ''
let foreign = ''
let pupil = ''
let coursewareId = 0
let questionId = 0
const roomId = 2
const classId = 1
beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('everything')
  other = await backend.tokenOf('ordinary')
  foreign = await backend.tokenOf('otherSchool')
  pupil = await backend.tokenOf('student')
  const { data } = await backend.send(listCoursewares, { body: { size: 1, skip: 0, share: 1 } }, teacher)
  coursewareId = data?.[0]?.id ?? 0
  questionId = data?.[0]?.questionIds[0] ?? 0
}, 180_000)
afterAll(() => backend.close())

let joinToken = ''
let answerClassId = 0
const begin = async (token: string) => {
  const query = { roomId, classId, coursewareId, force: true }
  const { data } = await backend.send(beginClass, { query }, token)
  joinToken = data?.joinToken ?? ''
  answerClassId = data?.answerClassId ?? 0
}
// Another teacher's class comes between, so that every test begins with a class of its own.
beforeEach(async () => {
  await begin(other)
  await begin(teacher)
})
const snapshot = async () => (await backend.send(liveScoreCondition, { query: { roomId } }, teacher)).data
const report = async () => (await backend.send(getClassReport, { query: { answerClassId } }, teacher)).data

async function phone(studentCode: string) {
  const joined = await backend.send(joinClass, { body: { token: joinToken, studentCode } })
  const seatToken = joined.data?.seatToken ?? ''
  let revision = 0
  return {
    joined,
    seatToken,
    studentId: joined.data?.student.id ?? 0,
    state: () => backend.send(getPadState, { body: { seatToken } }),
    answer: (question: number, answer: string, attempt = 1, again = false) =>
      backend.send(submitAnswer, {
        body: { seatToken, questionId: question, attempt, answer, revision: again ? revision : (revision += 1) },
      }),
  }
}
const adHoc = (body: Partial<Parameters<typeof backend.send<typeof askAdHoc>>[1]['body']> = {}, token = teacher) =>
  backend.send(
    askAdHoc,
    { body: { roomId, kind: 'choices', choiceCount: 4, requestId: crypto.randomUUID(), ...body } },
    token,
  )

test('an ad-hoc question is asked once however often it is sent, offers its choices, and stands in the report without a score', async () => {
  await backend.send(beginAnswerQuestion, { query: { roomId, questionId } }, teacher)
  const one = await phone('20260004')
  const wish = { choiceCount: 3, requestId: 'press-1', content: ' 哪一种？ ' }
  const asked = await adHoc(wish)
  expect((await adHoc(wish)).data).toEqual(asked.data)
  const id = asked.data?.question.id ?? 0
  expect((await one.state()).data).toMatchObject({
    questionId: id,
    index: -1,
    question: { choiceCount: 3, content: '哪一种？' },
  })
  expect(await one.answer(id, 'D')).toMatchObject({ code: 100, message: text.noSuchChoice })
  expect(await one.answer(id, 'C')).toMatchObject({ code: 0 })
  // What a phone without network had answered before is not lost.
  expect(await one.answer(questionId, 'A')).toMatchObject({ code: 0 })
  const found = await report()
  expect(found?.questions.find((row) => row.questionId === id)).toMatchObject({
    adHoc: true,
    number: null,
    typeName: '单选题',
    rounds: [{ anonymous: false, answers: [{ studentId: one.studentId, answer: 'C' }] }],
  })
  expect(found && scoresOf(found).questions.map((row) => row.questionId)).not.toContain(id)
  // Stopped is stopped; asked again it is another round.
  const query = { roomId, questionId: id }
  await backend.send(stopQuestion, { query }, teacher)
  expect(await one.answer(id, 'A')).toMatchObject({ code: 0, data: { answer: 'C' } })
  expect(
    (await backend.send(beginAnswerQuestion, { query: { ...query, doItAgain: true } }, teacher)).data,
  ).toMatchObject({
    attempt: 2,
    stopped: false,
  })
  expect(await one.answer(id, 'B', 2)).toMatchObject({ code: 0 })
})

test('an ad-hoc question gets its answer from its teacher afterwards, and scores from then on', async () => {
  const one = await phone('20260014')
  const id = (await adHoc()).data?.question.id ?? 0
  await one.answer(id, 'C')
  const correct = (token: string) =>
    backend.send(correctQuestionAnswer, { query: { coursewareId, questionId: id, answer: 'C' } }, token)
  expect(await correct(other)).toMatchObject({ code: 100 })
  expect(await correct(teacher)).toMatchObject({ code: 0 })
  const found = await report()
  expect(found && scoresOf(found)).toMatchObject({ asked: 1, rate: 100 })
})

test('an answer that no database holds is refused, and takes none along that comes in the same moment', async () => {
  await backend.send(beginAnswerQuestion, { query: { roomId, questionId } }, teacher)
  const phones = await Promise.all(['20260004', '20260005', '20260006'].map(phone))
  const given = (place: number, revision: number) => ({
    seatToken: phones[place]?.seatToken ?? '',
    questionId,
    attempt: 1,
    answer: 'A',
    revision,
  })
  // By a phone's clock that is a century ahead.
  const ahead = given(2, Date.UTC(2126, 0) / 1000)
  const sent = [given(0, 2 ** 53), given(0, 1e308), given(1, 1), ahead]
  const answers = await Promise.all(sent.map((body) => backend.send(submitAnswer, { body })))
  expect(answers.map(({ code }) => code)).toEqual([100, 100, 0, 0])
  expect(answers.at(-1)?.data).toEqual({ answer: 'A', revision: ahead.revision })
  // Nor is one that nobody foresaw.
  const kept = await Promise.allSettled(
    [-(2 ** 70), 9].map((revision, place) =>
      storeAnswer(backend.services, answerClassId, {
        questionId,
        attempt: 1,
        studentId: phones[place]?.studentId ?? 0,
        answer: 'B',
        revision,
      }),
    ),
  )
  expect(kept.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect((await snapshot())?.answers.map(({ answer }) => answer).toSorted()).toEqual(['A', 'B'])
})

test('words are one line of text of at most twenty signs, and the teacher takes them down and puts them back', async () => {
  const [one, two] = [await phone('20260005'), await phone('20260006')]
  const id = (await adHoc({ kind: 'words' })).data?.question.id ?? 0
  expect(await one.answer(id, ' <b>光合</b> \u202E')).toMatchObject({ data: { answer: '<b>光合</b>' } })
  expect(await two.answer(id, '一二三四五六七八九十一二三四五六七八九十一')).toMatchObject({ code: expect.any(Number) })
  expect(await two.answer(id, 'ＡＢ')).toMatchObject({ code: 0 })
  const hide = (hidden: boolean, token = teacher) =>
    backend.send(hideWord, { body: { roomId, questionId: id, word: 'Ａb', hidden } }, token)
  expect(await hide(true, other)).toMatchObject({ code: 100 })
  expect(await hide(true, foreign)).toMatchObject({ code: 100 })
  expect((await hide(true)).data).toEqual({ hiddenWords: ['ab'] })
  expect((await hide(true)).data).toEqual({ hiddenWords: ['ab'] })
  expect(await snapshot()).toMatchObject({ hiddenWords: ['ab'] })
  expect((await report())?.questions[0]).toMatchObject({ typeName: '短文本', rounds: [{ hiddenWords: ['ab'] }] })
  expect((await hide(false)).data).toEqual({ hiddenWords: [] })
})

test('a whole class sends its longest words in one moment, also written with marks upon marks', async () => {
  const id = (await adHoc({ kind: 'words' })).data?.question.id ?? 0
  const codes = await backend.db
    .select({ studentCode: student.studentCode })
    .from(student)
    .where(eq(student.classId, classId))
  const phones = await Promise.all(codes.map(({ studentCode }) => phone(studentCode)))
  const [zalgo, ...others] = phones
  const [marked, ...answers] = await Promise.all([
    zalgo?.answer(id, `a${'\u0301'.repeat(4000)}`),
    ...others.map((one) => one.answer(id, '光合作用'.repeat(5))),
  ])
  expect(marked).toMatchObject({ code: 100 })
  expect(answers.length).toBeGreaterThan(30)
  for (const answer of answers) expect(answer).toMatchObject({ code: 0 })
  const stored = await backend.db.select().from(liveAnswer).where(eq(liveAnswer.questionId, id))
  expect(stored).toHaveLength(answers.length)
})

test('more words are taken down than one push can carry', async () => {
  const id = (await adHoc({ kind: 'words' })).data?.question.id ?? 0
  const hiddenWords = Array.from({ length: 200 }, (_, index) => `${index}${'光合作用'.repeat(4)}`)
  await backend.db.update(liveQuestion).set({ hiddenWords }).where(eq(liveQuestion.questionId, id))
  const body = { roomId, questionId: id, word: '再一个', hidden: true }
  expect((await backend.send(hideWord, { body }, teacher)).data?.hiddenWords).toHaveLength(201)
})

test('of an anonymous round the database holds who has answered and what was answered, and nothing that joins the two', async () => {
  const phones = [await phone('20260007'), await phone('20260008'), await phone('20260009')]
  await backend.db.update(courseware).set({ usedAt: null }).where(eq(courseware.id, coursewareId))
  const id = (await adHoc({ anonymous: true })).data?.question.id ?? 0
  const [one, two, three] = phones
  expect((await one?.state())?.data).toMatchObject({ anonymous: true })
  for (const answer of ['A', 'B']) expect(await one?.answer(id, answer)).toMatchObject({ data: { answer } })
  expect(await two?.answer(id, 'B')).toMatchObject({ data: { answer: 'B' } })
  expect(await two?.answer(id, 'B', 1, true)).toMatchObject({ data: { answer: 'B' } })
  expect(await three?.answer(id, 'D')).toMatchObject({ code: 0 })
  expect((await one?.state())?.data).toMatchObject({ answer: 'B' })
  const seen = await snapshot()
  expect(seen?.answers).toEqual([])
  expect(seen?.ballots.map(({ answer }) => answer).toSorted()).toEqual(['B', 'B', 'D'])
  const kept = (await report())?.questions[0]?.rounds[0]
  expect(kept).toMatchObject({ anonymous: true, answers: [] })
  expect(kept?.ballots).toEqual([
    { answer: 'B', count: 2 },
    { answer: 'D', count: 1 },
  ])
  const ofClass = <Table extends { answerClassId: AnyColumn }>(table: Table) => eq(table.answerClassId, answerClassId)
  expect(await backend.db.select().from(liveAnswer).where(ofClass(liveAnswer))).toEqual([])
  const rows = await backend.db.select().from(liveBallot).where(ofClass(liveBallot))
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
    'answer',
    'answerClassId',
    'attempt',
    'ballotId',
    'questionId',
    'revision',
  ])
  expect(await backend.db.$count(liveVoter, ofClass(liveVoter))).toBe(3)
  // Nobody is named, but a class was held and its courseware is used.
  const held = await backend.send(listHeldClasses, { body: { pageNum: 1, pageSize: 1 } }, teacher)
  expect(held.data).toMatchObject([{ answerClassId, presentCount: 3 }])
  expect((await backend.send(getCourseware, { query: { id: coursewareId } }, teacher)).data).toMatchObject({
    used: true,
  })

  // Another phone of a student who has answered counts no second time.
  const seat = await backend.send(joinClass, { body: { token: joinToken, studentCode: '20260007' } })
  const seatId = (await snapshot())?.seatRequests[0]?.seatId ?? 0
  await backend.send(decideSeat, { body: { roomId, seatId, admit: true } }, teacher)
  const again = { seatToken: seat.data?.seatToken ?? '', questionId: id, attempt: 1, answer: 'C', revision: 9 }
  expect(await backend.send(submitAnswer, { body: again })).toMatchObject({ message: text.votedElsewhere })
  expect((await snapshot())?.ballots).toHaveLength(3)
  // What was sent before the end and is sent again after it was counted.
  await backend.send(stopQuestion, { query: { roomId, questionId: id } }, teacher)
  expect(await two?.answer(id, 'B', 1, true)).toMatchObject({ data: { answer: 'B' } })
  expect(await two?.answer(id, 'A')).toMatchObject({ data: { answer: 'B' } })

  // With devices nobody has a seat: who voted was there.
  await backend.db.delete(liveSeat).where(ofClass(liveSeat))
  const voted = (await report())?.students.filter(({ present }) => present).map(({ code }) => code)
  expect(voted).toEqual(['20260007', '20260008', '20260009'])
})

test('what the teacher’s phone asks next is anonymous as the board wants it, whatever the question before was', async () => {
  const remoteToken = (await backend.send(createRemote, { body: { roomId } }, teacher)).data?.remoteToken ?? ''
  const next = async () => {
    const seen = (await backend.send(getRemoteState, { body: { remoteToken } })).data
    const body = {
      remoteToken,
      press: 'next',
      questionId: seen?.questionId ?? null,
      attempt: seen?.attempt ?? 0,
    } as const
    return (await backend.send(pressRemote, { body })).data
  }
  const want = (anonymousNext: boolean, token = teacher) =>
    backend.send(setAnonymity, { body: { roomId, anonymousNext } }, token)
  for (const token of [other, foreign]) expect(await want(true, token)).toMatchObject({ code: 100 })
  expect(await snapshot()).toMatchObject({ anonymousNext: false })

  expect(await want(true)).toMatchObject({ code: 0 })
  // The question on the board stays as it was asked.
  expect(await snapshot()).toMatchObject({ anonymous: false, anonymousNext: true })
  expect(await next()).toMatchObject({ questionId, anonymous: true })
  await want(false)
  expect(await snapshot()).toMatchObject({ anonymous: true, anonymousNext: false })
  const second = await next()
  expect(second?.questionId).not.toBe(questionId)
  expect(second).toMatchObject({ anonymous: false })

  // The next class begins with names.
  await want(true)
  await begin(teacher)
  expect(await snapshot()).toMatchObject({ anonymousNext: true })
  await begin(other)
  await begin(teacher)
  expect(await snapshot()).toMatchObject({ anonymousNext: false })
})

test('a student who was removed is told so, asks to come back, and is let in by the teacher alone', async () => {
  const first = await phone('20260010')
  const { studentId } = first
  const remove = (token: string) => backend.send(removeStudent, { body: { roomId, studentId } }, token)
  expect(await remove(other)).toMatchObject({ code: 100 })
  expect(await remove(foreign)).toMatchObject({ code: 100 })
  expect(await remove(teacher)).toMatchObject({ code: 0 })
  expect(await remove(teacher)).toMatchObject({ message: text.notSeated })
  expect(await first.state()).toMatchObject({ message: padText.seatRemoved })
  const again = await phone('20260010')
  expect(again.joined.data).toMatchObject({ waiting: true })
  const [request] = (await snapshot())?.seatRequests ?? []
  expect(request).toMatchObject({ studentId, removed: true })
  await backend.send(decideSeat, { body: { roomId, seatId: request?.seatId ?? 0, admit: true } }, teacher)
  expect(await again.state()).toMatchObject({ code: 0 })
  expect((await snapshot())?.seatRequests).toEqual([])
})

test('a locked room lets nobody new in, keeps those who are in, and says so before anybody joins', async () => {
  const inside = await phone('20260011')
  const lock = (locked: boolean, token = teacher) => backend.send(lockRoom, { body: { roomId, locked } }, token)
  expect(await lock(true, foreign)).toMatchObject({ code: 100 })
  expect(await lock(true)).toMatchObject({ code: 0 })
  expect((await backend.send(getJoinInfo, { body: { token: joinToken } })).data).toMatchObject({ locked: true })
  expect((await phone('20260012')).joined).toMatchObject({ code: 100, message: padText.classLocked })
  expect(await inside.state()).toMatchObject({ code: 0 })
  expect((await phone('20260011')).joined.data).toMatchObject({ waiting: true })
  expect(await snapshot()).toMatchObject({ locked: true })
  await lock(false)
  expect((await phone('20260012')).joined).toMatchObject({ code: 0 })
})

test('whoever is logged in joins without a number, and takes the own seat back from whoever sits on it', async () => {
  const impostor = await phone('20260001')
  const joined = await backend.send(joinAsStudent, { body: { token: joinToken } }, pupil)
  expect(joined.data).toMatchObject({ waiting: false, student: { code: '20260001' } })
  expect(await impostor.state()).toMatchObject({ message: padText.seatTaken })
  expect((await phone('20260001')).joined.data).toMatchObject({ waiting: true })
  expect(await backend.send(joinAsStudent, { body: { token: joinToken } }, teacher)).not.toMatchObject({ code: 0 })
})

test('the teacher is asked about a student once, however often somebody comes with the number', async () => {
  await phone('20260016')
  const earlier = await phone('20260016')
  const last = await phone('20260016')
  const { seatRequests } = (await snapshot()) ?? {}
  expect(seatRequests).toMatchObject([{ studentId: last.studentId }])
  expect(await earlier.state()).toMatchObject({ message: padText.seatRefused })
  await backend.send(decideSeat, { body: { roomId, seatId: seatRequests?.[0]?.seatId ?? 0, admit: true } }, teacher)
  expect(await last.state()).toMatchObject({ code: 0 })
})

test('who has mistyped a number gives the seat back: its student comes without a question, and is not taken for present', async () => {
  const leave = (seatToken: string) => backend.send(leaveClass, { body: { seatToken } })
  await backend.send(beginAnswerQuestion, { query: { roomId, questionId } }, teacher)
  const mistyped = await phone('20260018')
  expect(await leave(mistyped.seatToken)).toMatchObject({ code: 0 })
  expect(await mistyped.state()).toMatchObject({ code: 100 })
  const present = async () => (await report())?.students.filter((one) => one.present).map(({ code }) => code)
  expect(await present()).toEqual([])
  const own = await phone('20260018')
  expect(own.joined.data).toMatchObject({ waiting: false })
  // And whoever asks for a seat that is taken takes the request back, and no seat.
  const asking = await phone('20260018')
  expect((await snapshot())?.seatRequests).toHaveLength(1)
  await leave(asking.seatToken)
  expect((await snapshot())?.seatRequests).toEqual([])
  expect(await own.answer(questionId, 'A')).toMatchObject({ code: 0 })
  expect(await present()).toEqual(['20260018'])
})

test('a class that is still is asked whether it goes on, in every window and anew after whatever was done', async () => {
  const quiet = async (minutes: number) => {
    backend.clock.advance(minutes * 60)
    await watchIdle(backend.db, backend.clock.now())
    return snapshot()
  }
  expect(await quiet(keepGoingMinutes.ask + 1)).toMatchObject({ askedToGoOn: true })
  const { seq = 0 } = (await snapshot()) ?? {}
  await backend.send(keepClassGoing, { query: { roomId } }, teacher)
  // The other windows are told.
  expect(await snapshot()).toMatchObject({ askedToGoOn: false, seq: seq + 1 })
  expect(await quiet(keepGoingMinutes.ask + 1)).toMatchObject({ askedToGoOn: true })
  await backend.send(lockRoom, { body: { roomId, locked: true } }, teacher)
  expect(await quiet(keepGoingMinutes.ask + 1)).toMatchObject({ askedToGoOn: true })
})

test('a teacher’s phone tells pupils of one name apart', async () => {
  const codes = ['20260016', '20260017']
  const pupils = await backend.db
    .select({ id: person.id, name: person.nickname })
    .from(student)
    .innerJoin(person, eq(person.id, student.personId))
    .where(inArray(student.studentCode, codes))
  const name = (id: number, nickname: string) => backend.db.update(person).set({ nickname }).where(eq(person.id, id))
  onTestFinished(async () => {
    for (const one of pupils) await name(one.id, one.name)
  })
  for (const { id } of pupils) await name(id, '张伟')
  const remoteToken = (await backend.send(createRemote, { body: { roomId } }, teacher)).data?.remoteToken ?? ''
  const body = { remoteToken, press: 'next', questionId: null, attempt: 0 } as const
  const state = (await backend.send(pressRemote, { body })).data
  expect(state?.missing.filter((one) => one.startsWith('张伟'))).toEqual(['张伟（16）', '张伟（17）'])
})

test('a teacher’s phone steers one class: the board hears of it, and another class, school or time does not obey', async () => {
  const make = (token: string) => backend.send(createRemote, { body: { roomId } }, token)
  expect(await make(foreign)).toMatchObject({ code: 100 })
  expect(await make(other)).toMatchObject({ code: 100 })
  const remoteToken = (await make(teacher)).data?.remoteToken ?? ''
  const state = async () => (await backend.send(getRemoteState, { body: { remoteToken } })).data
  const push = async (press: RemotePress, seen?: RemoteState) => {
    const { questionId: shown = null, attempt = 0, status } = seen ?? (await state()) ?? {}
    return backend.send(pressRemote, { body: { remoteToken, press, questionId: shown, attempt, status } })
  }
  const before = await state()
  expect(before).toMatchObject({ questionId: null, question: null, hasPrevious: false, hasNext: true, closed: false })
  const first = (await push('next', before)).data
  // What is asked, without what is right: others see the phone too.
  expect(first).toMatchObject({ questionId, index: 0, question: { id: questionId, answer1: null } })
  expect(first?.imageAddress).toMatch(/^http.+Signature=/)
  // Pressed twice it is one press.
  expect((await push('next', before)).data).toMatchObject({ questionId, index: 0 })
  const one = await phone('20260015')
  await one.answer(questionId, 'A')
  const seen = await state()
  expect(seen).toMatchObject({ answered: 1, stopped: false })
  expect(seen?.missing).toHaveLength((seen?.studentCount ?? 0) - 1)
  expect((await push('addTime')).data?.remaining).toBeGreaterThan(0)
  // In a room with devices those who have one are there; nobody is picked twice.
  const turns = [await push('pick'), await push('pick'), await push('pick')].map(({ data }) => data?.picked)
  expect(new Set(turns)).toHaveProperty('size', 3)
  expect((await push('stop')).data).toMatchObject({ stopped: true })
  const hidden = await state()
  expect((await push('toggleAnswer', hidden)).data).toMatchObject({ status: 1 })
  // Whoever pressed 显示答案 while the board showed it does not hide it again.
  expect((await push('toggleAnswer', hidden)).data).toMatchObject({ status: 1 })
  expect(await snapshot()).toMatchObject({ questionId, status: 1, stopped: true })
  await adHoc({ anonymous: true })
  expect(await state()).toMatchObject({ index: -1, hasPrevious: true, missing: [], rightAnswer: '' })
  expect((await push('previous')).data).toMatchObject({ questionId })

  await begin(other)
  expect(await state()).toMatchObject({ closed: true })
  expect(await push('next')).toMatchObject({ code: 100 })
  backend.clock.advance(remoteMinutes * 60)
  expect(await backend.send(getRemoteState, { body: { remoteToken } })).toMatchObject({ message: text.remoteOver })
})

test('点名 pressed on the board and on phones at once is one pick, and presses that know of no other one pick each another pupil', async () => {
  const board = (body: { lastPicked?: number | null } = {}, token = teacher) =>
    backend.send(pickStudent, { body: { roomId, ...body } }, token)
  for (const token of [other, foreign]) expect(await board({}, token)).toMatchObject({ code: 100 })
  const remoteToken = (await backend.send(createRemote, { body: { roomId } }, teacher)).data?.remoteToken ?? ''
  const state = async () => (await backend.send(getRemoteState, { body: { remoteToken } })).data
  const phonePress = async (lastPicked: number | null) => {
    const body = { remoteToken, press: 'pick', questionId: null, attempt: 0, lastPicked } as const
    return (await backend.send(pressRemote, { body })).data
  }
  const everybody = (await snapshot())?.students ?? []
  const nameOf = (id = 0) => everybody.find((one) => one.id === id)?.name
  let { lastPicked = null, seq = 0 } = (await snapshot()) ?? {}
  expect(lastPicked).toBeNull()
  const turns: number[] = []
  while (turns.length < 3) {
    const [one, two, shown] = await Promise.all([phonePress(lastPicked), phonePress(lastPicked), board({ lastPicked })])
    lastPicked = shown.data?.studentId ?? null
    turns.push(shown.data?.studentId ?? 0)
    expect([one?.picked, two?.picked]).toEqual([nameOf(shown.data?.studentId), nameOf(shown.data?.studentId)])
    // One push for three presses.
    expect(await snapshot()).toMatchObject({ lastPicked, seq: (seq += 1) })
    expect(shown.data).toMatchObject({ seq })
    expect(await state()).toMatchObject({ lastPicked })
  }
  const others = await Promise.all(Array.from({ length: everybody.length - turns.length }, () => board()))
  const picked = [...turns, ...others.map(({ data }) => data?.studentId)]
  expect(new Set(picked)).toHaveProperty('size', everybody.length)
})

test('who comes from another class in the middle of a lesson has a name, and so has who took part and moves away', async () => {
  const move = (studentCode: string, to: number) =>
    backend.db.update(student).set({ classId: to }).where(eq(student.studentCode, studentCode))
  const [came, left, absent] = ['20260046', '20260019', '20260020'] as const
  onTestFinished(async () => {
    await move(came, 2)
    for (const code of [left, absent]) await move(code, classId)
  })
  const codes = async () => (await snapshot())?.students.map(({ code }) => code) ?? []
  expect(await codes()).not.toContain(came)
  await move(came, classId)
  const { joined } = await phone(came)
  expect((await snapshot())?.students).toContainEqual(joined.data?.student)

  await backend.send(beginAnswerQuestion, { query: { roomId, questionId } }, teacher)
  const leaving = await phone(left)
  for (const code of [left, absent]) await move(code, 2)
  expect(await leaving.answer(questionId, 'A')).toMatchObject({ code: 0 })
  expect((await snapshot())?.students).toContainEqual(leaving.joined.data?.student)
  expect(await codes()).toEqual((await codes()).toSorted())
  expect(await codes()).not.toContain(absent)
  // The teacher's phone counts the same people.
  const remoteToken = (await backend.send(createRemote, { body: { roomId } }, teacher)).data?.remoteToken ?? ''
  const steered = (await backend.send(getRemoteState, { body: { remoteToken } })).data
  expect(steered).toMatchObject({ answered: 1, studentCount: (await codes()).length })
  expect(steered?.missing).toHaveLength((await codes()).length - 1)
})

test('a teacher’s phone obeys no longer than the session that lent it its right; those of other sessions, and a reload, leave it alone', async () => {
  const make = async (token: string) =>
    (await backend.send(createRemote, { body: { roomId } }, token)).data?.remoteToken ?? ''
  const press = (remoteToken: string) =>
    backend.send(pressRemote, { body: { remoteToken, press: 'next', questionId: null, attempt: 0 } })
  const state = (remoteToken: string) => backend.send(getRemoteState, { body: { remoteToken } })
  const loggedOut = { code: 100, message: text.remoteLoggedOut }
  const [desk, home] = [await backend.tokenOf('everything'), await backend.tokenOf('everything')]
  const [ofDesk, ofHome] = [await make(desk), await make(home)]
  await begin(desk)
  expect(await state(ofDesk)).toMatchObject({ code: 0, data: { closed: false } })

  await backend.send(logout, {}, desk)
  expect(await press(ofDesk)).toMatchObject(loggedOut)
  expect(await state(ofDesk)).toMatchObject(loggedOut)
  expect(await snapshot()).toMatchObject({ questionId: null })
  expect(await press(ofHome)).toMatchObject({ code: 0, data: { questionId } })

  // Ended from anywhere, by whichever way.
  await backend.send(logoutEverywhere, {}, teacher)
  teacher = await backend.tokenOf('everything')
  expect(await state(ofHome)).toMatchObject(loggedOut)
  // The class goes on, and so does whoever logs in again.
  expect(await press(await make(teacher))).toMatchObject({ code: 0 })
})
