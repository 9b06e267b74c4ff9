import { joinClass, submitAnswer } from '@mango/contract/answer-pad'
import {
  deleteCourseware,
  existsScoreClasses,
  getCourseware,
  listClasses,
  listCoursewares,
  scoreCondition,
  text as coursewareText,
  updateCourseware,
} from '@mango/contract/coursewares'
import {
  beginAnswerQuestion,
  beginClass,
  getClassReport,
  getVirtualRoomId,
  listHeldClasses,
  scoresOf,
  text,
} from '@mango/contract/live-class'
import { getQuestionByIds, type Question } from '@mango/contract/questions'
import { getStudentsByClassId, getStudentsByClassIds } from '@mango/contract/students'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courseware, liveClass, student, teaching } from '../../database/schema.ts'
import { startTestBackend, type TestBackend } from '../../testing/index.ts'

let backend: TestBackend
let teacher = ''
let other = ''
let coursewareId = 0
let questions: readonly Question[] = []
const roomId = 1
const classId = 1
beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('everything')
  other = await backend.tokenOf('ordinary')
  const { data } = await backend.send(listCoursewares, { body: { size: 1, skip: 0, share: 1 } }, teacher)
  coursewareId = data?.[0]?.id ?? 0
  questions = (await backend.send(getQuestionByIds, { body: data?.[0]?.questionIds ?? [] }, teacher)).data ?? []
}, 180_000)
afterAll(() => backend.close())

const begin = async (token = teacher) => {
  const query = { roomId, classId, coursewareId, force: true }
  const { data } = await backend.send(beginClass, { query }, token)
  return { token: data?.joinToken ?? '', answerClassId: data?.answerClassId ?? 0 }
}
const ask = (index: number, doItAgain = false) =>
  backend.send(beginAnswerQuestion, { query: { roomId, questionId: questions[index]?.id ?? 0, doItAgain } }, teacher)
const wrongTo = ({ typeName, answer1 }: Question) =>
  typeName === '判断题' ? (answer1 === '对' ? '错' : '对') : answer1 === 'A' ? 'B' : 'A'
/** Phones of the first students answer a question, the first ones rightly. */
async function answer(token: string, index: number, right: number, wrong: number, attempt = 1) {
  const asked = questions[index]
  if (!asked) throw new Error('no such question')
  for (let number = 1; number <= right + wrong; number++) {
    const seatToken = await seatOf(token, `202600${String(number).padStart(2, '0')}`)
    const letters = number <= right ? (asked.answer1 ?? '') : wrongTo(asked)
    const body = { seatToken, questionId: asked.id, attempt, answer: letters, revision: 1 }
    expect(await backend.send(submitAnswer, { body })).toMatchObject({ code: 0 })
  }
}
const seats = new Map<string, string>()
async function seatOf(token: string, studentCode: string): Promise<string> {
  const known = seats.get(token + studentCode)
  if (known) return known
  const { data } = await backend.send(joinClass, { body: { token, studentCode } })
  seats.set(token + studentCode, data?.seatToken ?? '')
  return data?.seatToken ?? ''
}
const scores = async () => (await backend.send(scoreCondition, { query: { coursewareId, classId } }, teacher)).data
const held = async (token = teacher) =>
  await backend.send(listHeldClasses, { body: { pageNum: 1, pageSize: 10, coursewareId } }, token)

test('nothing takes a result away: begun again, asked again, a question removed after it, the courseware deleted', async () => {
  const first = await begin()
  await ask(0)
  await answer(first.token, 0, 3, 1)
  await ask(1)
  await answer(first.token, 1, 1, 1)
  // Who answered nothing to the second question was there, and who never came counts nowhere.
  const before = await scores()
  expect(before?.overview.slice(0, 2)).toEqual([
    { questionId: questions[0]?.id, scoreRate: 75, studentCount: 4, hasAnswer: true, unscored: false },
    { questionId: questions[1]?.id, scoreRate: 25, studentCount: 4, hasAnswer: true, unscored: false },
  ])
  expect(before?.totalScoreRate).toBe(50)
  expect(before?.studentInfo.filter(({ absent }) => !absent)).toHaveLength(4)
  const report = async () =>
    (await backend.send(getClassReport, { query: { answerClassId: first.answerClassId } }, teacher)).data
  const kept = await report()
  expect(kept && scoresOf(kept)).toMatchObject({ present: 4, asked: 2, rate: 50 })

  // By mistake: opened again by another teacher and the same one, and asked again without an answer.
  await ask(1, true)
  await begin(other)
  const second = await begin()
  expect(second.answerClassId).not.toBe(first.answerClassId)
  await ask(0)
  await ask(1)
  expect(await scores()).toEqual(before)
  expect((await held()).data).toMatchObject([
    { answerClassId: first.answerClassId, questionCount: 2, presentCount: 4, studentCount: 45, scoreRate: 50 },
  ])

  expect(await backend.send(deleteCourseware, { params: { id: coursewareId } }, teacher)).toMatchObject({
    code: 100,
    message: coursewareText.inClass,
  })
  const { data: courseware } = await backend.send(getCourseware, { query: { id: coursewareId } }, teacher)
  if (!courseware) throw new Error('no courseware')
  const { name, gradeId, subjectId, source, type, share, paperId, excludeQuestionIds } = courseware
  const fields = { name: '改了名字', gradeId, subjectId, source, type, share, paperId, excludeQuestionIds }
  const removed = { ...fields, id: coursewareId, questionIds: courseware.questionIds.slice(1) }
  // Its teacher could not come back to the class after a reload.
  expect(await backend.send(updateCourseware, { body: { ...removed, share: 0 } }, teacher)).toMatchObject({
    code: 100,
    message: coursewareText.sharedInClass,
  })
  // Nor could it be gone on with.
  expect(await backend.send(updateCourseware, { body: removed }, other)).toMatchObject({
    code: 100,
    message: coursewareText.questionsInClass,
  })
  const reordered = { ...fields, id: coursewareId, questionIds: courseware.questionIds.toReversed() }
  expect(await backend.send(updateCourseware, { body: reordered }, other)).toMatchObject({ code: 0 })

  // The room is another class's now.
  await backend.send(
    beginClass,
    { query: { roomId, classId: 2, coursewareId: coursewareId - 1, force: true } },
    teacher,
  )
  expect(await backend.send(updateCourseware, { body: removed }, teacher)).toMatchObject({ code: 0 })
  expect((await scores())?.overview.filter(({ hasAnswer }) => hasAnswer)).toHaveLength(2)
  expect((await scores())?.totalScoreRate).toBe(50)
  expect(await backend.send(deleteCourseware, { params: { id: coursewareId } }, teacher)).toMatchObject({ code: 0 })
  expect((await scores())?.totalScoreRate).toBe(50)
  expect((await backend.send(existsScoreClasses, { query: { coursewareId } }, teacher)).data).toMatchObject([{ id: 1 }])
  expect((await held()).data).toMatchObject([{ coursewareName: name, scoreRate: 50 }])
  const after = await report()
  expect(after?.coursewareName).toBe(name)
  expect(after && scoresOf(after)).toEqual(kept && scoresOf(kept))
})

test('scores are of the class that was taught, wherever its pupils are now', async () => {
  const { db } = backend
  const everybody = await db.select().from(student).where(eq(student.classId, classId))
  await db.update(student).set({ classId: 3 }).where(eq(student.classId, classId))
  const offered = async () => (await backend.send(existsScoreClasses, { query: { coursewareId } }, teacher)).data
  expect(await offered()).toMatchObject([{ id: classId }])
  for (const { personId } of everybody) await db.update(student).set({ classId }).where(eq(student.personId, personId))
})

test('a report is its teacher’s, and an empty class is in no list', async () => {
  const mine = (await held()).data?.[0]?.answerClassId ?? 0
  const query = { answerClassId: mine }
  expect(await backend.send(getClassReport, { query }, other)).toMatchObject({ code: 100, message: text.reportMissing })
  expect(await backend.send(getClassReport, { query }, await backend.tokenOf('otherSchool'))).toMatchObject({
    code: 100,
  })
  expect((await held(other)).total).toBe(0)
})

test('the demo has held classes, with a second vote, and the one before is compared with', async () => {
  const { data, total } = await backend.send(listHeldClasses, { body: { pageNum: 1, pageSize: 10 } }, teacher)
  expect(total).toBeGreaterThan(4)
  const reports = []
  for (const { answerClassId } of data ?? [])
    reports.push((await backend.send(getClassReport, { query: { answerClassId } }, teacher)).data)
  expect(reports.some((report) => report?.previousRate !== null)).toBe(true)
  const rounds = reports.flatMap((report) => report?.questions.map((asked) => asked.rounds.length) ?? [])
  expect(Math.max(...rounds)).toBe(2)
})

test('of a class that somebody else teaches no one learns pupils and scores, or begins it; what one holds and has held stays open', async () => {
  const own = (await backend.send(listClasses, {}, other)).data?.map(({ id }) => id) ?? []
  const held = await backend.db
    .select({ coursewareId: liveClass.coursewareId, classIds: liveClass.classIds })
    .from(liveClass)
    .innerJoin(courseware, eq(courseware.id, liveClass.coursewareId))
    .where(and(eq(liveClass.schoolId, 1), eq(courseware.share, 1)))
  const theirs = held.find(({ classIds: [id = 0] }) => !own.includes(id))
  const [classId = 0] = theirs?.classIds ?? []
  const query = { coursewareId: theirs?.coursewareId ?? 0, classId }
  const asked = async (id: number, token = other) => [
    await backend.send(getStudentsByClassId, { body: { classId: id } }, token),
    await backend.send(getStudentsByClassIds, { body: { classIds: [own[0] ?? 0, id] } }, token),
    await backend.send(getVirtualRoomId, { query: { classId: id } }, token),
    await backend.send(beginClass, { query: { ...query, classId: `${own[0]},${id}`, roomId: 3 } }, token),
  ]
  const refused = { code: 100, message: coursewareText.classNotYours }
  expect([...(await asked(classId)), await backend.send(scoreCondition, { query }, other)]).toEqual(
    Array.from({ length: 5 }, () => refused),
  )
  const scores = async (token: string) =>
    (await backend.send(existsScoreClasses, { query }, token)).data?.map(({ id }) => id) ?? []
  expect(await scores(other)).not.toContain(classId)

  // Whoever held it sees it still, and whoever holds it comes back to it, although it is somebody else's from now on.
  const [second = 0] = own
  const begun = await backend.send(beginClass, { query: { ...query, classId: second, roomId: 3 } }, other)
  await backend.db.delete(teaching).where(inArray(teaching.classId, [classId, second]))
  expect(await scores(teacher)).toContain(classId)
  expect(await backend.send(scoreCondition, { query }, teacher)).toMatchObject({ code: 0 })
  expect(await backend.send(beginClass, { query: { ...query, classId: second, roomId: 3 } }, other)).toEqual(begun)
  expect(await backend.send(getStudentsByClassId, { body: { classId: second } }, other)).toMatchObject({ code: 0 })
  await backend.send(beginClass, { query: { ...query, classId: own[1] ?? 0, roomId: 3, force: true } }, other)
  expect(await backend.send(getStudentsByClassId, { body: { classId: second } }, other)).toEqual(refused)
})
