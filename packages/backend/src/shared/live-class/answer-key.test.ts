import {
  addCourseware,
  listCoursewares,
  listPapers,
  scoreCondition,
  text,
  updateCourseware,
  type CoursewareFields,
} from '@mango/contract/coursewares'
import {
  beginAnswerQuestion,
  beginClass,
  correctQuestionAnswer,
  getClassReport,
  takeBackCorrection,
  text as liveText,
} from '@mango/contract/live-class'
import { listChoiceQuestion } from '@mango/contract/questions'
import { and, asc, eq, notInArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mostMissed } from '../../areas/headmaster-cockpit/figures/live-classes.ts'
import { mondayOfWeek } from '../../areas/headmaster-cockpit/figures/span.ts'
import { liveAnswer, liveClass, mistake, mistakeAnswer, questionProgress, student } from '../../database/schema.ts'
import { liveRoutes } from '../../dev/live.ts'
import { startTestBackend, type TestBackend } from '../../testing/index.ts'

const roomId = 1
const classId = 1
/** As many as a question needs to be counted by the headmaster. */
const enough = 20

let backend: TestBackend
let teacher = ''
let studentIds: number[] = []
let coursewareId = 0
let fields: CoursewareFields
/** The bank has an answer to it. */
let known = { id: 0, answer: '', other: '' }
/** The bank has none: B was entered for the courseware. */
let lacking = 0
let answerClassId = 0

beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('everything')
  const query = { source: 1, subjectId: 2, query: '缺答案' } as const
  const paperId = (await backend.send(listPapers, { query }, teacher)).data?.[0]?.id ?? 0
  const page = { pageNum: 1, pageSize: 20, paperId }
  const questions = (await backend.send(listChoiceQuestion, { query: page }, teacher)).data ?? []
  const single = questions.find(({ typeName, answer1 }) => typeName === '单选题' && answer1)
  known = { id: single?.id ?? 0, answer: single?.answer1 ?? '', other: single?.answer1 === 'A' ? 'B' : 'A' }
  lacking = questions.find(({ answer1 }) => !answer1)?.id ?? 0
  fields = {
    name: '答案不一的课件',
    gradeId: 7,
    subjectId: 2,
    source: 1,
    type: '0',
    share: 1,
    paperId,
    questionIds: questions.map(({ id }) => id),
    excludeQuestionIds: [],
    answers: [{ questionId: lacking, answer: 'B' }],
  }
  coursewareId = (await backend.send(addCourseware, { body: fields }, teacher)).data?.id ?? 0
  const pupils = await backend.db
    .select({ id: student.personId })
    .from(student)
    .where(eq(student.classId, classId))
    .orderBy(asc(student.personId))
    .limit(enough)
  studentIds = pupils.map(({ id }) => id)
}, 180_000)
afterAll(() => backend.close())

const begin = async (token = teacher) => {
  const query = { roomId, classId, coursewareId, force: true }
  return (await backend.send(beginClass, { query }, token)).data?.answerClassId ?? 0
}
beforeEach(async () => {
  for (const table of [liveAnswer, mistakeAnswer, mistake]) await backend.db.delete(table)
  answerClassId = await begin()
})

/** Everybody has answered: the first one so, the others otherwise. */
async function answered(questionId: number, first: string, others: string) {
  const round = { answerClassId, questionId, attempt: 1 }
  await backend.send(beginAnswerQuestion, { query: { roomId, questionId, doItAgain: false } }, teacher)
  await backend.db.insert(liveAnswer).values(
    studentIds.map((studentId, index) => ({
      ...round,
      studentId,
      answer: index === 0 ? first : others,
      revision: 1,
      timeCost: index,
      answeredAt: backend.clock.now(),
    })),
  )
}

/** What the report, the notebooks and the headmaster say of a question after the class. */
async function figures(questionId: number) {
  const report = await backend.send(getClassReport, { query: { answerClassId } }, teacher)
  const [held] = await backend.db.select().from(liveClass).where(eq(liveClass.id, answerClassId))
  // Another teacher's class ends this one.
  await begin(await backend.tokenOf('ordinary'))
  const wrong = await backend.db
    .select({ studentId: mistake.studentId })
    .from(mistake)
    .where(and(eq(mistake.source, 'liveClass'), eq(mistake.questionId, questionId)))
    .orderBy(asc(mistake.studentId))
  const now = backend.clock.now()
  const scope = { schoolId: held?.schoolId ?? 0, monday: mondayOfWeek(now, 0), until: now }
  const missed = await mostMissed(backend.db, scope, [classId])
  const counted = missed.find(({ id }) => id === questionId)
  return {
    report: report.data?.questions.find((asked) => asked.questionId === questionId)?.answer1,
    notebooks: wrong.map(({ studentId }) => studentId),
    headmaster: counted && { answers: counted.answers, share: counted.share },
  }
}
const correct = (answer: string) =>
  backend.send(correctQuestionAnswer, { query: { coursewareId, questionId: known.id, answer } }, teacher)
const firstOnly = () => studentIds.slice(0, 1)

describe('report, notebooks and headmaster go by the same right answer', () => {
  it('that was entered for the courseware', async () => {
    await answered(lacking, 'A', 'B')
    expect(await figures(lacking)).toEqual({
      report: 'B',
      notebooks: firstOnly(),
      headmaster: { answers: enough, share: 95 },
    })
  })

  it('that the teacher has corrected', async () => {
    expect(await correct(known.other)).toMatchObject({ code: 0 })
    await answered(known.id, known.answer, known.other)
    expect(await figures(known.id)).toEqual({
      report: known.other,
      notebooks: firstOnly(),
      headmaster: { answers: enough, share: 95 },
    })
  })

  it('that was corrected twice: the last one', async () => {
    await correct(known.answer)
    await correct(known.other)
    await answered(known.id, known.answer, known.other)
    expect(await figures(known.id)).toMatchObject({ notebooks: firstOnly(), headmaster: { share: 95 } })
  })

  it('of the bank again, after all corrections were taken back', async () => {
    await correct(known.other)
    await backend.send(takeBackCorrection, { body: { coursewareId, questionId: known.id } }, teacher)
    await answered(known.id, known.other, known.answer)
    expect(await figures(known.id)).toEqual({
      report: known.answer,
      notebooks: firstOnly(),
      headmaster: { answers: enough, share: 95 },
    })
  })
})

it('a correction after the class mends its notebooks, and taken back it does so again', async () => {
  await answered(known.id, known.answer, known.other)
  const others = studentIds.slice(1)
  expect((await figures(known.id)).notebooks).toEqual(others)
  const waiting = async () => {
    const rows = await backend.db
      .select({ id: questionProgress.studentId })
      .from(questionProgress)
      .where(eq(questionProgress.questionId, known.id))
      .orderBy(asc(questionProgress.studentId))
    return rows.map(({ id }) => id)
  }
  await backend.db.delete(questionProgress).where(notInArray(questionProgress.studentId, others))
  backend.clock.advance(3600)
  await correct(known.other)
  expect((await figures(known.id)).notebooks).toEqual(firstOnly())
  expect(await waiting()).toEqual(firstOnly())
  await backend.send(takeBackCorrection, { body: { coursewareId, questionId: known.id } }, teacher)
  expect((await figures(known.id)).notebooks).toEqual(others)
  expect(await waiting()).toEqual(others)
})

describe('what is entered for a courseware later', () => {
  /** Ends the class with the courseware: another one is in the room. */
  const leave = async () => {
    const { data = [] } = await backend.send(listCoursewares, { body: { size: 2, skip: 0, share: 1 } }, teacher)
    const other = data.find(({ id }) => id !== coursewareId)?.id ?? 0
    await backend.send(beginClass, { query: { roomId, classId, coursewareId: other, force: true } }, teacher)
  }
  const update = async (changed: Partial<CoursewareFields>) =>
    backend.send(
      updateCourseware,
      { body: { ...fields, ...changed, id: coursewareId } },
      await backend.tokenOf('ordinary'),
    )
  const enter = (answer: string) => update({ answers: [{ questionId: lacking, answer }] })
  const said = async () => {
    const all = await figures(lacking)
    const { data } = await backend.send(scoreCondition, { query: { coursewareId, classId } }, teacher)
    await leave()
    return { ...all, students: data?.studentInfo, rate: data?.totalScoreRate }
  }
  afterEach(async () => {
    await leave()
    await update({})
  })

  it('changes nothing in the classes that were held', async () => {
    await answered(lacking, 'A', 'B')
    const before = await said()
    expect(before).toMatchObject({ report: 'B', notebooks: firstOnly(), headmaster: { share: 95 }, rate: 95 })
    expect(await enter('A')).toMatchObject({ code: 0 })
    expect(await said()).toEqual(before)
    expect(await update({ questionIds: fields.questionIds.filter((id) => id !== lacking) })).toMatchObject({ code: 0 })
    expect(await said()).toEqual(before)
  })

  it('hinders no correction where it was taken out with its question', async () => {
    await answered(lacking, 'A', 'B')
    await leave()
    await update({ questionIds: fields.questionIds.filter((id) => id !== lacking) })
    const query = { coursewareId, questionId: lacking, answer: 'A' }
    const refused = { code: 100, message: liveText.questionNotOpen }
    expect(await backend.send(correctQuestionAnswer, { query }, await backend.tokenOf('ordinary'))).toEqual(refused)
    expect(await backend.send(correctQuestionAnswer, { query }, teacher)).toMatchObject({ code: 0 })
    expect(await figures(lacking)).toMatchObject({
      report: 'A',
      notebooks: studentIds.slice(1),
      headmaster: { share: 5 },
    })
    await leave()
    await backend.send(takeBackCorrection, { body: { coursewareId, questionId: lacking } }, teacher)
    expect(await figures(lacking)).toMatchObject({ report: 'B', notebooks: firstOnly(), headmaster: { share: 95 } })
  })

  it('counts in the classes to come, and each keeps its own when a correction is taken back', async () => {
    await answered(lacking, 'A', 'B')
    const first = answerClassId
    await leave()
    await enter('A')
    answerClassId = await begin()
    await answered(lacking, 'A', 'B')
    expect(await figures(lacking)).toMatchObject({ report: 'A' })
    const wrongIn = async (sourceId: number) => {
      const rows = await backend.db
        .select({ studentId: mistake.studentId })
        .from(mistake)
        .where(and(eq(mistake.sourceId, sourceId), eq(mistake.source, 'liveClass')))
        .orderBy(asc(mistake.studentId))
      return rows.map(({ studentId }) => studentId)
    }
    const byItself = [firstOnly(), studentIds.slice(1)]
    expect([await wrongIn(first), await wrongIn(answerClassId)]).toEqual(byItself)
    const query = { coursewareId, questionId: lacking, answer: 'C' }
    await backend.send(correctQuestionAnswer, { query }, teacher)
    expect([await wrongIn(first), await wrongIn(answerClassId)]).toEqual([studentIds, studentIds])
    await backend.send(takeBackCorrection, { body: { coursewareId, questionId: lacking } }, teacher)
    expect([await wrongIn(first), await wrongIn(answerClassId)]).toEqual(byItself)
  })

  it('waits until the class is over that runs with it', async () => {
    expect(await enter('A')).toMatchObject({ code: 100, message: text.answersInClass })
    expect(await enter('B')).toMatchObject({ code: 0 })
  })
})

it('the simulated room answers by it too', async () => {
  const simulated = async (questionId: number) => {
    await backend.send(beginAnswerQuestion, { query: { roomId, questionId, doItAgain: false } }, teacher)
    return (await liveRoutes(backend.services).request('/dev/live')).json()
  }
  expect(await simulated(lacking)).toMatchObject([{ question: { id: lacking, answer1: 'B' } }])
  await correct(known.other)
  expect(await simulated(known.id)).toMatchObject([{ question: { id: known.id, answer1: known.other } }])
})
