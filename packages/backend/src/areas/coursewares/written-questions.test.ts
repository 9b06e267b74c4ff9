import { getPadState, joinClass, submitAnswer } from '@mango/contract/answer-pad'
import {
  addCourseware,
  getCourseware,
  listCoursewares,
  scoreCondition,
  text,
  updateCourseware,
  uploadQuestionPicture,
  writeQuestion,
  writtenText,
  type CoursewareFields,
  type WrittenQuestion,
} from '@mango/contract/coursewares'
import { beginAnswerQuestion, beginClass, getClassReport } from '@mango/contract/live-class'
import { getQuestionByIds, getUrl } from '@mango/contract/questions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from '../../database/schema.ts'
import { origin, startTestBackend, type TestBackend } from '../../testing/index.ts'

let backend: TestBackend
let teacher = ''
let colleague = ''
let elsewhere = ''
beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('everything')
  colleague = await backend.tokenOf('ordinary')
  elsewhere = await backend.tokenOf('otherSchool')
}, 180_000)
afterAll(() => backend.close())

const single: WrittenQuestion = {
  typeName: '单选题',
  content: '<b>3</b> 的平方是多少？',
  imageUrl: null,
  options: ['6', '9', '12'],
  answer: 'B',
}
const words: WrittenQuestion = { typeName: '短文本', content: '说一个质数', imageUrl: null, options: [], answer: '' }
const write = (part: Partial<WrittenQuestion> = {}, token = teacher) =>
  backend.send(writeQuestion, { body: { ...single, ...part } }, token)
const idOf = async (part?: Partial<WrittenQuestion>) => (await write(part)).data?.id ?? 0
const sendPicture = async (token = teacher) =>
  (
    await backend.send(
      uploadQuestionPicture,
      { body: {}, file: new File(['not much of a picture'], 'drawing.png') },
      token,
    )
  ).data ?? ''

const fields = (questionIds: number[], part: Partial<CoursewareFields> = {}): CoursewareFields => ({
  name: '自编题课件',
  gradeId: 7,
  subjectId: 2,
  source: 0,
  type: '0',
  share: 0,
  paperId: null,
  questionIds,
  excludeQuestionIds: [],
  ...part,
})
const add = (questionIds: number[], token = teacher, part: Partial<CoursewareFields> = {}) =>
  backend.send(addCourseware, { body: fields(questionIds, part) }, token)

test.each<[string, Partial<WrittenQuestion>]>([
  [writtenText.contentMissing, { content: '  ' }],
  [writtenText.contentMissing, { content: '\u200b' }],
  [writtenText.optionsMissing, { options: ['6', '\u200b', '8'] }],
  [writtenText.optionsMissing, { options: ['6'] }],
  [writtenText.optionsMissing, { options: ['6', ''] }],
  [writtenText.optionsMissing, { typeName: '判断题', answer: '对' }],
  [writtenText.rightMissing, { answer: '' }],
  [writtenText.rightMissing, { answer: 'D' }],
  [writtenText.rightMissing, { answer: 'AB' }],
  [writtenText.rightMissing, { typeName: '判断题', options: [], answer: 'A' }],
  [writtenText.rightMissing, { ...words, answer: '7' }],
  [writtenText.pictureMissing, { imageUrl: 'questions/1.png' }],
])('refused: %s %o', async (refusal, part) => {
  expect((await write(part)).message).toBe(refusal)
})

test.each<[Partial<WrittenQuestion>, number | null]>([
  [{}, 3],
  [{ typeName: '多选题', answer: 'AC' }, 3],
  [{ typeName: '判断题', options: [], answer: '错' }, null],
  [words, null],
])('kept as it was written: %o', async (part, choiceCount) => {
  const { content, typeName, options, answer } = { ...single, ...part }
  const kept = await backend.send(getQuestionByIds, { body: [await idOf(part)] }, teacher)
  expect(kept.data).toMatchObject([
    { content, typeName, options, answer1: answer || null, choiceCount, imageUrl: null },
  ])
})

test('a picture is read through a signed address in its school only, and is kept with the question', async () => {
  const path = await sendPicture()
  const { data } = await write({ content: '', imageUrl: path })
  expect(data).toMatchObject({ imageUrl: path, imageUrl25: path, content: null })
  const [claimed] = await backend.db.select().from(upload).where(eq(upload.objectKey, path))
  expect(claimed?.claims).toBe(1)

  const query = { path, prop: 'imageUrl' } as const
  const address = (await backend.send(getUrl, { query }, teacher)).data ?? ''
  expect((await backend.fetch(address.slice(origin.length))).status).toBe(200)
  expect((await backend.fetch(`/oss/${path}`)).status).toBe(403)
  expect(await backend.send(getUrl, { query }, elsewhere)).toMatchObject({ code: 100 })
  expect((await write({ imageUrl: path }, elsewhere)).message).toBe(writtenText.pictureMissing)
  expect((await write({ imageUrl: path.replace(/[0-9a-f]{32}/, '0'.repeat(32)) })).message).toBe(
    writtenText.pictureMissing,
  )
})

test('it is the own until it stands in a courseware that others see, and never another school’s', async () => {
  const id = await idOf()
  const readBy = async (token: string) => (await backend.send(getQuestionByIds, { body: [id] }, token)).data?.length
  expect([await readBy(teacher), await readBy(colleague), await readBy(elsewhere)]).toEqual([1, 0, 0])
  expect((await add([id], colleague)).message).toBe(text.questionsFailed)

  const coursewareId = (await add([id])).data?.id ?? 0
  expect(await readBy(colleague)).toBe(0)
  await backend.send(updateCourseware, { body: { ...fields([id], { share: 1 }), id: coursewareId } }, teacher)
  expect([await readBy(colleague), await readBy(elsewhere)]).toEqual([1, 0])
  // Whoever sees a courseware may change it; what was written stays in it.
  const body = { ...fields([id], { share: 1, name: '同事改了名' }), id: coursewareId }
  expect(await backend.send(updateCourseware, { body }, colleague)).toMatchObject({ code: 0 })
})

/** A class with one student, who gives these answers. */
async function hold(coursewareId: number, answers: readonly (readonly [number, string])[]) {
  const roomId = 1
  const query = { roomId, classId: 1, coursewareId, force: true }
  const { data: begun } = await backend.send(beginClass, { query }, teacher)
  const joined = await backend.send(joinClass, {
    body: { token: begun?.joinToken ?? '', studentCode: '20260001' },
  })
  const seatToken = joined.data?.seatToken ?? ''
  const seen = []
  for (const [questionId, answer] of answers) {
    await backend.send(beginAnswerQuestion, { query: { roomId, questionId, doItAgain: false } }, teacher)
    seen.push((await backend.send(getPadState, { body: { seatToken } })).data?.question)
    const body = { seatToken, questionId, attempt: 1, answer, revision: 1 }
    expect(await backend.send(submitAnswer, { body })).toMatchObject({ code: 0 })
  }
  return { seen, answerClassId: begun?.answerClassId ?? 0 }
}
const reportOf = async (answerClassId: number) =>
  (await backend.send(getClassReport, { query: { answerClassId } }, teacher)).data?.questions

test('its words are the cover of a courseware that begins with it, where it has no picture', async () => {
  const coverOf = async (part: Partial<WrittenQuestion>) => {
    const id = (await add([await idOf(part), await idOf()])).data?.id ?? 0
    const { data } = await backend.send(getCourseware, { query: { id } }, teacher)
    const newest = { body: { size: 1, skip: 0 } }
    const [listed] = (await backend.send(listCoursewares, newest, teacher)).data ?? []
    expect(data).toEqual({ ...listed, version: expect.any(String) })
    return data
  }
  expect(await coverOf({ content: '5 的平方是多少？' })).toMatchObject({ coverText: '5 的平方是多少？', photoUrl: '' })
  expect((await coverOf({ content: '平方'.repeat(200) }))?.coverText).toBe('平方'.repeat(60))
  const imageUrl = await sendPicture()
  expect(await coverOf({ content: '看图', imageUrl })).toMatchObject({ coverText: '', photoUrl: imageUrl })
})

test('it is asked, answered and reported; a held class keeps what was asked after it is edited or taken out', async () => {
  const [asked, spoken] = [await idOf(), await idOf(words)]
  const id = (await add([asked, spoken])).data?.id ?? 0
  expect((await backend.send(getCourseware, { query: { id } }, teacher)).data?.writtenIds).toEqual([asked, spoken])
  const { seen, answerClassId } = await hold(id, [
    [asked, 'B'],
    [spoken, '7'],
  ])
  // What is right is not told to phones.
  expect(seen).toMatchObject([{ content: single.content, options: single.options, answer1: null }, { options: [] }])
  const report = [
    { questionId: asked, content: single.content, options: single.options, answer1: 'B', adHoc: false, number: 1 },
    { questionId: spoken, content: words.content, answer1: null, adHoc: false, number: 2 },
  ]
  expect(await reportOf(answerClassId)).toMatchObject(report)
  const scores = await backend.send(scoreCondition, { query: { coursewareId: id, classId: 1 } }, teacher)
  expect(scores.data).toMatchObject({
    totalScoreRate: 100,
    overview: [
      { questionId: asked, scoreRate: 100, hasAnswer: true, unscored: false },
      { questionId: spoken, hasAnswer: false, unscored: true },
    ],
  })

  const edited = await idOf({ content: '4 的平方是多少？', options: ['8', '16'] })
  // The next class in the room ends this one.
  await hold((await add([edited])).data?.id ?? 0, [])
  await backend.send(updateCourseware, { body: { ...fields([edited]), id } }, teacher)
  expect((await backend.send(getCourseware, { query: { id } }, teacher)).data?.writtenIds).toEqual([edited])
  expect(await reportOf(answerClassId)).toMatchObject(report)
})
