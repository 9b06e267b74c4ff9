import {
  addCourseware,
  deleteCourseware,
  updateCourseware,
  uploadQuestionPicture,
  writeQuestion,
  type CoursewareFields,
  type WrittenQuestion,
} from '@mango/contract/coursewares'
import { beginAnswerQuestion, beginClass } from '@mango/contract/live-class'
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mistake, question, student } from '../../database/schema.ts'
import { sweep } from '../../sweep.ts'
import { startTestBackend, type TestBackend } from '../../testing/index.ts'
import { namingColumns, sweepWrittenQuestions } from './sweep-written.ts'

let backend: TestBackend
let teacher = ''
beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('everything')
}, 180_000)
afterAll(() => backend.close())

/** Days go by, in which the server sweeps and the teacher logs in anew. */
async function pass(days: number) {
  await sweep(backend.services)
  backend.clock.advance(days * 86_400)
  await sweep(backend.services)
  teacher = await backend.tokenOf('everything')
}

/** The same twice at once would be one press. */
let turn = 0
const single: WrittenQuestion = {
  typeName: '单选题',
  content: '',
  imageUrl: null,
  options: ['6', '9'],
  answer: 'B',
}
const write = async (imageUrl: string | null = null) =>
  (
    await backend.send(
      writeQuestion,
      { body: { ...single, content: `${(turn += 1)} 的平方是多少？`, imageUrl } },
      teacher,
    )
  ).data?.id ?? 0
const sendPicture = async () => {
  const file = new File([`picture ${(turn += 1)}`], 'drawing.png')
  return (await backend.send(uploadQuestionPicture, { body: {}, file }, teacher)).data ?? ''
}
const fields = (questionIds: number[]): CoursewareFields => ({
  name: `自编题课件 ${(turn += 1)}`,
  gradeId: 7,
  subjectId: 2,
  source: 0,
  type: '0',
  share: 0,
  paperId: null,
  questionIds,
  excludeQuestionIds: [],
})
const add = async (ids: number[]) => (await backend.send(addCourseware, { body: fields(ids) }, teacher)).data?.id ?? 0
const change = (id: number, ids: number[]) => backend.send(updateCourseware, { body: { ...fields(ids), id } }, teacher)
const drop = (id: number) => backend.send(deleteCourseware, { params: { id } }, teacher)
async function teach(coursewareId: number, questionId: number) {
  await backend.send(beginClass, { query: { roomId: 1, classId: 1, coursewareId, force: true } }, teacher)
  await backend.send(beginAnswerQuestion, { query: { roomId: 1, questionId, doItAgain: false } }, teacher)
}
async function enterMistake(questionId: number) {
  const [pupil] = await backend.db.select().from(student).limit(1)
  await backend.db.insert(mistake).values({
    schoolId: pupil?.schoolId ?? 0,
    studentId: pupil?.personId ?? 0,
    subjectId: 2,
    questionId,
    source: 'liveClass',
    sourceId: 0,
    schoolYear: 2026,
    termId: 1,
    madeAt: backend.clock.now(),
  })
}
const left = async (ids: Record<string, number>) => {
  const rows = await backend.db.select({ id: question.id }).from(question)
  const there = new Set(rows.map(({ id }) => id))
  return Object.keys(ids).filter((name) => there.has(ids[name] ?? 0))
}
const isKept = async (key: string) => (await backend.storage.head(key)) !== undefined

test('every table that can name a question is asked before one goes', async () => {
  const rows = await backend.db
    .select({ name: sql<string>`conrelid::regclass::text` })
    .from(sql`pg_constraint`)
    .where(sql`contype = 'f' and confrelid = 'question'::regclass`)
  const names = (some: readonly string[]) => some.toSorted((a, b) => a.localeCompare(b))
  expect(names(namingColumns.map(({ table }) => getTableName(table)))).toEqual(names(rows.map(({ name }) => name)))
})

test('what nothing names goes after a month with its picture; what a class, a mistake or a courseware shows stays', async () => {
  const [picture, shared] = [await sendPicture(), await sendPicture()]
  const ids = {
    forgotten: await write(picture),
    edited: await write(shared),
    editedAnew: await write(shared),
    planned: await write(),
    asked: await write(),
    plannedOnce: await write(),
    wrong: await write(),
    neverTaught: await write(),
  }
  await add([ids.planned])
  const changed = await add([ids.edited])
  await change(changed, [ids.editedAnew])
  // Deleted: one was taught, and its scores have every question of it.
  const gone = await add([ids.planned, ids.plannedOnce])
  await teach(gone, ids.planned)
  // Taken out after it was asked.
  const taught = await add([ids.asked, ids.planned])
  await teach(taught, ids.asked)
  await change(taught, [ids.planned])
  expect(await drop(gone)).toMatchObject({ code: 0 })
  await drop(await add([ids.neverTaught]))
  await enterMistake(ids.wrong)

  const bank = () => backend.db.$count(question, sql`${question.options} is null`)
  const before = await bank()
  await pass(29)
  expect(await left(ids)).toEqual(Object.keys(ids))
  expect(await isKept(picture)).toBe(true)
  await pass(2)
  expect(await left(ids)).toEqual(['editedAnew', 'planned', 'asked', 'plannedOnce', 'wrong'])
  expect([await isKept(picture), await isKept(shared)]).toEqual([false, true])
  expect(await bank()).toBe(before)
})

test('the month begins anew when a question is put into a courseware and taken out again', async () => {
  const [wanted, other] = [await write(), await write()]
  const ids = { wanted, other }
  await pass(25)
  const courseware = await add([wanted, other])
  await pass(10)
  expect(await left(ids)).toEqual(['wanted', 'other'])
  await change(courseware, [other])
  await pass(25)
  expect(await left(ids)).toEqual(['wanted', 'other'])
  await pass(6)
  expect(await left(ids)).toEqual(['other'])
})

test('what was swept cannot be put into a courseware any more', async () => {
  const id = await write()
  await pass(31)
  const answer = await backend.send(addCourseware, { body: fields([id]) }, teacher)
  expect(answer).toMatchObject({ code: 100 })
})

test('saved while a sweep runs, a question is either in its courseware or refused with it, and a month begins anew', async () => {
  for (let round = 0; round < 3; round++) {
    const ids: number[] = []
    for (let place = 0; place < 24; place++) ids.push(await write())
    await sweep(backend.services)
    backend.clock.advance(31 * 86_400)
    teacher = await backend.tokenOf('everything')
    const save = (id: number) => backend.send(addCourseware, { body: fields([id]) }, teacher)
    // Some before, some beside, some behind it.
    const early = ids.slice(0, 8).map(save)
    const swept = sweepWrittenQuestions(backend.db, backend.clock.now())
    const saved = await Promise.all([...early, ...ids.slice(8).map(save)])
    await swept
    const rows = await backend.db.select().from(question)
    const there = new Set(rows.map(({ id }) => id))
    expect(saved.map(({ code }) => code === 0)).toEqual(ids.map((id) => there.has(id)))
    // Taken out at once, what was kept is not taken for long forgotten.
    await Promise.all(saved.map(({ data }) => data && drop(data.id)))
    await sweepWrittenQuestions(backend.db, backend.clock.now())
    const kept = ids.filter((id) => there.has(id))
    const after = await backend.db.select({ id: question.id }).from(question)
    expect(kept.filter((id) => !after.some((row) => row.id === id))).toEqual([])
  }
})
