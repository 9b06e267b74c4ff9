import {
  getAnswerPages,
  getComposedPaperId,
  getCorrection,
  getPractises,
  getWorkbooks,
  removeAnswerPage,
  saveCheck,
  uploadAnswerPicture,
} from '@mango/contract/correction'
import { getPaperRecords, getPaperRecordYears, paperSource } from '@mango/contract/paper-records'
import { platformTime } from '@mango/contract/platform-time'
import { getHomeworkAnswers, getHomeworkToSee } from '@mango/contract/today'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { activityOf } from '../../areas/headmaster-cockpit/figures/activity.ts'
import { mondayOfWeek } from '../../areas/headmaster-cockpit/figures/span.ts'
import { answeredPaper, student } from '../../database/schema.ts'
import { startTestBackend, type TestBackend } from '../../testing/index.ts'

let backend: TestBackend
let me = ''
let teacher = ''
beforeAll(async () => {
  backend = await startTestBackend()
  me = await backend.tokenOf('student')
  teacher = await backend.tokenOf('everything')
}, 180_000)
afterAll(() => backend.close())

const source = paperSource.homework
/** The class of the student, whom the teacher has in Chinese. */
const classId = 1
const subjectId = 1
const papersBelow = async (parentId: number) =>
  (await backend.send(getPractises, { query: { subjectId, parentId, query: '' } }, me)).data ?? []

/** Homework that nobody has had. */
let paperId = 0
let chapterId = 0
/** Of the answered paper. */
let id = 0
const open = async () => (await backend.send(getComposedPaperId, { query: { paperId, type: 1 } }, me)).data ?? 0
beforeEach(async () => {
  const { data: books } = await backend.send(getWorkbooks, { query: { subjectId, source } }, me)
  chapterId = (await papersBelow(books?.[0]?.practiseId ?? 0))[0]?.id ?? 0
  paperId = (await papersBelow(chapterId)).find(({ done }) => !done)?.paperId ?? 0
  id = await open()
})

async function mark(check: 0 | 1 | 3) {
  const { data } = await backend.send(getCorrection, { query: { id, showAnswer: false } }, me)
  const part = data?.answerList[0]?.subAnswers[0]
  if (!part) throw new Error('the paper asks nothing')
  const body = { id, questionId: part.questionId, scoreId: part.id, check, isOver: false }
  return backend.send(saveCheck, { body }, me)
}
const photograph = () =>
  backend.send(
    uploadAnswerPicture,
    { body: { id, emend: false }, file: new File(['GIF89a of a page'], 'page.gif') },
    me,
  )
async function takePhotoBack() {
  const { data } = await backend.send(getAnswerPages, { query: { id } }, me)
  await backend.send(removeAnswerPage, { body: { id, pageId: data?.[0]?.id ?? 0 } }, me)
}

/** Where the paper is seen, by the student, the teacher and the headmaster; `papers` are all that each of them counts. */
async function seen() {
  const wish = { pageNum: 1, pageSize: 9, query: '', source, subjectId }
  const records = await backend.send(getPaperRecords, { body: wish }, me)
  const years = await backend.send(getPaperRecordYears, { query: { source, subjectId } }, me)
  const toSee = await backend.send(getHomeworkToSee, {}, teacher)
  const answers = await backend.send(getHomeworkAnswers, { query: { paperId, classId } }, teacher)
  const until = backend.clock.now()
  const activity = await activityOf(backend.db, { schoolId: 1, monday: mondayOfWeek(until, 0), until }, new Map())
  return {
    record: records.data?.find((one) => one.id === id)?.createTime,
    done: (await papersBelow(chapterId)).find((one) => one.paperId === paperId)?.done,
    toSee: toSee.data?.find((one) => one.paperId === paperId)?.handedIn,
    answer: answers.data?.find((one) => one.id === id)?.createTime,
    papers: [
      records.page?.totalNum ?? 0,
      (years.data ?? []).flatMap(({ months }) => months).reduce((sum, { total }) => sum + total, 0),
      activity.homework.filter((one) => one.classId === classId && one.week === 0).length,
    ],
  }
}

test('a paper that was only opened is handed in nowhere, and goes on where it is opened again', async () => {
  const opened = await seen()
  expect(opened).toMatchObject({ record: undefined, done: false, toSee: undefined, answer: undefined })
  backend.clock.advance(3600)
  expect(await open()).toBe(id)
  expect(await seen()).toEqual(opened)
})

test('a paper is of the class that it is handed in from, whichever it was opened in', async () => {
  const [opened] = await backend.db.select().from(answeredPaper).where(eq(answeredPaper.id, id))
  const move = (to: number) =>
    backend.db
      .update(student)
      .set({ classId: to })
      .where(eq(student.personId, opened?.studentId ?? 0))
  const isHere = async () => (await seen()).answer !== undefined
  await move(classId + 1)
  await photograph()
  expect(await isHere()).toBe(false)
  await move(classId)
  await mark(1)
  expect(await isHere()).toBe(false)
  await mark(0)
  await takePhotoBack()
  await photograph()
  expect(await isHere()).toBe(true)
  await takePhotoBack()
})

test('one with a photo or a mark is handed in since that came, until the last of them is taken back', async () => {
  const opened = await seen()
  const papers = opened.papers.map((all) => all + 1)
  for (const [hand, takeBack] of [
    [() => mark(3), () => mark(0)],
    [photograph, takePhotoBack],
  ] as const) {
    backend.clock.advance(3600)
    const at = platformTime(backend.clock.now())
    expect(await hand()).toMatchObject({ code: 0 })
    backend.clock.advance(60)
    const handedIn = { record: at, done: true, toSee: 1, answer: at, papers }
    expect(await seen()).toEqual(handedIn)
    await takeBack()
    expect(await seen()).toEqual(opened)
  }

  await photograph()
  const { record } = await seen()
  backend.clock.advance(60)
  await mark(1)
  await takePhotoBack()
  expect(await seen()).toMatchObject({ record, papers })
})
