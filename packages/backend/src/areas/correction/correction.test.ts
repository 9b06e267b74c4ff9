import {
  createPhotoToken,
  finishCorrection,
  getAnswerPages,
  getComposedPaperId,
  getCurrentGrade,
  getCorrection,
  getPhotoTask,
  getPractises,
  getWorkbooks,
  removeAnswerPage,
  saveCheck,
  text,
  uploadAnswerPicture,
} from '@mango/contract/correction'
import { getPaperDetail, getPaperRecords } from '@mango/contract/paper-records'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answeredPaper, mistake, mistakeAnswer, student, teaching } from '../../database/schema.ts'
import { startSession } from '../../session/sessions.ts'
import { startTestBackend, type TestBackend } from '../../testing/index.ts'

let backend: TestBackend
let me: string
let classmate: string
let elsewhere: string
/** A new paper of the student, with questions in parts. */
let id: number

const tokenOf = async (index: number, schoolId = 1) => {
  const students = await backend.db
    .select()
    .from(student)
    .where(eq(student.schoolId, schoolId))
    .orderBy(student.personId)
  const one = students[index]
  if (!one) throw new Error('no such student')
  return startSession(backend.db, one, backend.clock.now())
}

beforeAll(async () => {
  backend = await startTestBackend()
  me = await tokenOf(0)
  classmate = await tokenOf(1)
  elsewhere = await tokenOf(0, 2)
}, 180_000)
afterAll(() => backend.close())

let opened = 0
const subjects = [2, 1, 3, 5, 8]
beforeEach(async () => {
  // Each test has a paper for itself.
  const subjectId = subjects[opened % subjects.length] ?? 2
  const which = Math.floor(opened++ / subjects.length)
  const { data: books } = await backend.send(getWorkbooks, { query: { subjectId, source: 1 } }, me)
  const parentId = books?.[0]?.practiseId ?? 0
  const { data } = await backend.send(getPractises, { query: { subjectId, parentId, query: '' } }, me)
  const { data: made } = await backend.send(
    getComposedPaperId,
    { query: { paperId: data?.[which]?.paperId ?? 0, type: 1 } },
    me,
  )
  id = made ?? 0
})

const detail = async (token = me) => {
  const { data } = await backend.send(getCorrection, { query: { id, showAnswer: true } }, token)
  if (!data) throw new Error('no detail')
  return data
}
type Part = { id: number; questionId: number }
const mark = (part: Part, check: 0 | 1 | 2 | 3, token = me) =>
  backend.send(saveCheck, { body: { id, questionId: part.questionId, scoreId: part.id, check, isOver: false } }, token)
const finish = (token = me) => backend.send(finishCorrection, { query: { id } }, token)
const send = (photoId: string | undefined, emend = false, token = me) =>
  backend.send(
    uploadAnswerPicture,
    {
      body: { id, emend, ...(photoId !== undefined && { photoId }) },
      file: new File(['GIF89a of a page'], 'page.gif'),
    },
    token,
  )
const pages = async (token = me) => (await backend.send(getAnswerPages, { query: { id } }, token)).data ?? []
const notebook = () => backend.db.select().from(mistake).where(eq(mistake.sourceId, id))

test('asking twice for a paper, also at once, makes one answered paper', async () => {
  const before = await backend.db.select().from(answeredPaper)
  const { data: practises } = await backend.send(getWorkbooks, { query: { subjectId: 1, source: 4 } }, me)
  const paperId = practises?.find((book) => book.paperId !== null)?.paperId ?? 0
  const asked = { query: { paperId, type: 3 } }
  const ids = await Promise.all([1, 2, 3].map(() => backend.send(getComposedPaperId, asked, me)))
  expect(new Set(ids.map(({ data }) => data)).size).toBe(1)
  const made = (await backend.db.select().from(answeredPaper)).filter(({ id }) => !before.some((one) => one.id === id))
  expect(made).toMatchObject([{ id: ids[0]?.data }])
})

test('chapters say whether they have sections and what was done, and are found by the names of their sections', async () => {
  const { data: books } = await backend.send(getWorkbooks, { query: { subjectId: 2, source: 4 } }, me)
  const below = async (parentId: number, query = '') =>
    (await backend.send(getPractises, { query: { subjectId: 2, parentId, query } }, me)).data ?? []
  const book = books?.[0]?.practiseId ?? 0
  const chapters = await below(book)
  expect(chapters.map(({ hasChild }) => hasChild)).toEqual([true, true, true, false])
  const sections = await below(chapters[0]?.id ?? 0)
  expect(sections.map(({ done }) => done)).toEqual([false, true, true])
  expect((await below(book, sections[0]?.name)).map(({ id }) => id)).toEqual([chapters[0]?.id])
  expect((await below(book, '期中')).map(({ name }) => name)).toEqual(['期中综合练习'])
})

test('half right is for the questions that allow it, and a part belongs to its paper', async () => {
  const { answerList } = await detail()
  const whole = answerList.find((question) => !question.halfRight)?.subAnswers[0]
  const part = answerList.find((question) => question.halfRight)?.subAnswers[0]
  if (!whole || !part) throw new Error('the paper has no such questions')
  expect((await mark(whole, 2)).code).not.toBe(0)
  expect((await mark(part, 2)).code).toBe(0)
  expect((await mark({ ...part, questionId: whole.questionId }, 1)).code).not.toBe(0)
  expect((await mark(whole, 1, classmate)).code).not.toBe(0)
})

test('two tabs marking one paper lose nothing of each other', async () => {
  const parts = (await detail()).answerList.flatMap((question) => question.subAnswers)
  await Promise.all(parts.map((part, index) => mark(part, index % 2 ? 1 : 3)))
  const after = (await detail()).answerList.flatMap((question) => question.subAnswers)
  expect(after.map((part) => part.check)).toEqual(parts.map((_, index) => (index % 2 ? 1 : 3)))
})

test('an unchecked question keeps a paper open; finishing twice at once fills the notebook once', async () => {
  const { answerList } = await detail()
  const parts = answerList.flatMap((question) => question.subAnswers)
  const [first, ...rest] = parts
  if (!first) throw new Error('no questions')
  for (const part of rest) await mark(part, 1)
  expect((await finish()).message).toBe(text.unchecked(1))
  const composed = answerList.find((question) => question.subAnswers.length > 1)
  await mark(first, 3)
  await mark(composed?.subAnswers[0] ?? first, 2)
  expect((await finish(classmate)).code).not.toBe(0)
  expect((await Promise.all([finish(), finish(), finish()])).map(({ code }) => code)).toEqual([0, 0, 0])
  const entered = await notebook()
  expect(entered.map(({ questionId }) => questionId).toSorted()).toEqual(
    [first.questionId, composed?.id ?? 0].toSorted(),
  )
  const answers = await backend.db.select().from(mistakeAnswer)
  const ofComposed = entered.find(({ questionId }) => questionId === composed?.id)
  expect(answers.filter(({ mistakeId }) => mistakeId === ofComposed?.id)).toHaveLength(1)
  expect((await detail()).corrected).toBe(true)
  expect((await mark(first, 1)).code).not.toBe(0)
})

test('a photo sent again is there once, the ninth is refused, corrections are counted apart', async () => {
  await Promise.all([send('photo-number-1'), send('photo-number-1')])
  await send('photo-number-1')
  expect(await pages()).toHaveLength(1)
  await Promise.all(Array.from({ length: 9 }, () => send(undefined)))
  expect(await pages()).toHaveLength(8)
  expect((await send(undefined)).message).toBe(text.tooManyPhotos)
  for (let n = 0; n < 8; n++) expect((await send(undefined, true)).code).toBe(0)
  expect((await send(undefined, true)).message).toBe(text.tooManyCorrections)
  const [first] = await pages()
  await backend.send(removeAnswerPage, { body: { id, pageId: first?.id ?? 0 } }, classmate)
  expect(await pages()).toHaveLength(16)
  await backend.send(removeAnswerPage, { body: { id, pageId: first?.id ?? 0 } }, me)
  expect(await pages()).toHaveLength(15)
})

test('what nobody could see is no page of the paper', async () => {
  const before = await pages()
  const file = new File(['hello'], 'page.jpg')
  const { code: answered, message } = await backend.send(uploadAnswerPicture, { body: { id, emend: false }, file }, me)
  expect([answered, message]).toEqual([100, '这张图片打不开，请换成 JPG 或 PNG 格式的'])
  expect(await pages()).toEqual(before)
})

test('a photo whose paper is corrected while it is stored is refused; one that is there already is there', async () => {
  await send('photo-before-end')
  for (const part of (await detail()).answerList.flatMap((question) => question.subAnswers)) await mark(part, 1)
  const { storage } = backend
  const put = storage.put.bind(storage)
  const slow = vi.spyOn(storage, 'put').mockImplementationOnce(async (...file) => {
    const size = await put(...file)
    await finish()
    return size
  })
  expect((await send('photo-at-the-end')).message).toBe('这份作答已经批改完成')
  slow.mockRestore()
  expect((await send('photo-before-end')).code).toBe(0)
  expect(await pages()).toHaveLength(1)
  expect((await send('of-the-correction', true)).code).toBe(0)
})

test('after the end a wrong photo of the correction can be taken away, one of the answers can not', async () => {
  await send('of-the-answers')
  for (const part of (await detail()).answerList.flatMap((question) => question.subAnswers)) await mark(part, 1)
  await finish()
  await send('wrong-correction', true)
  const remove = async (emend: boolean) => {
    const pageId = (await pages()).find((page) => page.emend === emend)?.id ?? 0
    return backend.send(removeAnswerPage, { body: { id, pageId } }, me)
  }
  expect((await remove(false)).message).toBe('这份作答已经批改完成')
  expect((await remove(true)).code).toBe(0)
  expect((await pages()).map(({ emend }) => emend)).toEqual([false])
})

test('the phone token sends photos of its paper and nothing else, for half an hour', async () => {
  const { data } = await backend.send(createPhotoToken, { body: { id } }, me)
  const phone = data?.token ?? ''
  expect((await send('from-the-phone', false, phone)).code).toBe(0)
  expect(await pages(phone)).toHaveLength(1)
  const task = await backend.send(getPhotoTask, { query: { id } }, phone)
  expect(task.data).toMatchObject({ originals: 1, corrections: 0 })
  const other = await backend.send(getAnswerPages, { query: { id: 1 } }, phone)
  const refused = [
    other,
    await backend.send(getCorrection, { query: { id, showAnswer: true } }, phone),
    await backend.send(createPhotoToken, { body: { id } }, phone),
    await backend.send(getPaperRecords, { body: { pageNum: 1, pageSize: 9, query: '', source: 4 } }, phone),
  ]
  for (const { code } of refused) expect(code).not.toBe(0)
  backend.clock.advance(31 * 60)
  expect((await send(undefined, false, phone)).code).not.toBe(0)
})

test('the student and the teachers of the class may read, nobody else', async () => {
  const read = (token: string) => backend.send(getPaperDetail, { query: { id } }, token)
  const [seat] = await backend.db.select().from(student).limit(1)
  const teachings = await backend.db.select().from(teaching)
  const own = teachings.find(({ classId }) => classId === seat?.classId)
  const ofOthers = teachings.find(
    ({ personId }) => !teachings.some((one) => one.personId === personId && one.classId === seat?.classId),
  )
  const staffToken = (personId = 0) => startSession(backend.db, { personId, schoolId: 1 }, backend.clock.now())
  expect((await read(me)).code).toBe(0)
  expect((await read(await staffToken(own?.personId))).code).toBe(0)
  for (const token of [classmate, elsewhere, ...(ofOthers ? [await staffToken(ofOthers.personId)] : [])]) {
    expect((await read(token)).code).not.toBe(0)
    expect(await pages(token)).toEqual([])
  }
})

test('a paper waits for nobody but its student to check it, and only until it is checked', async () => {
  const waits = async (token = me) =>
    (await backend.send(getPaperDetail, { query: { id } }, token)).data?.awaitsCorrection
  const [seat] = await backend.db
    .select({ classId: student.classId })
    .from(answeredPaper)
    .innerJoin(student, eq(student.personId, answeredPaper.studentId))
    .where(eq(answeredPaper.id, id))
  const [own] = await backend.db
    .select()
    .from(teaching)
    .where(eq(teaching.classId, seat?.classId ?? 0))
  const teacher = await startSession(backend.db, { personId: own?.personId ?? 0, schoolId: 1 }, backend.clock.now())
  expect(await waits()).toBe(true)
  expect(await waits(teacher)).toBe(false)
  for (const { subAnswers } of (await detail()).answerList) for (const part of subAnswers) await mark(part, 1)
  expect(await waits()).toBe(true)
  await finish()
  expect(await waits()).toBe(false)
})

test('who is in no class yet is told so', async () => {
  const [unplaced] = await backend.db.select().from(student).where(eq(student.schoolId, 1)).limit(1)
  const one = { personId: unplaced?.personId ?? 0, schoolId: 1 }
  const inClass = eq(student.personId, one.personId)
  await backend.db.update(student).set({ classId: null }).where(inClass)
  const token = await startSession(backend.db, one, backend.clock.now())
  expect((await backend.send(getCurrentGrade, {}, token)).message).toBe('您还没有加入班级，请联系老师')
  await backend.db
    .update(student)
    .set({ classId: unplaced?.classId ?? null })
    .where(inClass)
})
