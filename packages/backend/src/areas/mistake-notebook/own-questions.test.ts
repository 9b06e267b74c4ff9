import { joinClass, submitAnswer } from '@mango/contract/answer-pad'
import {
  addCourseware,
  getCourseware,
  listPapers,
  updateCourseware,
  uploadQuestionPicture,
  writeQuestion,
  type CoursewareFields,
  type WrittenQuestion,
} from '@mango/contract/coursewares'
import { beginAnswerQuestion, beginClass } from '@mango/contract/live-class'
import * as notebook from '@mango/contract/mistake-notebook'
import { isPaper, mastery, type MistakeQuestion } from '@mango/contract/mistake-notebook'
import { listChoiceQuestion } from '@mango/contract/questions'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../../testing/index.ts'

const subjectId = 2
let backend: TestBackend
let teacher = ''
let pupil = ''
let studentId = 0
beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('everything')
  pupil = await backend.tokenOf('student')
  studentId = (await backend.db.query.student.findFirst())?.personId ?? 0
}, 180_000)
afterAll(() => backend.close())

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const several: WrittenQuestion = {
  typeName: '多选题',
  content: '哪些是质数？',
  imageUrl: null,
  options: ['二', '九', '十一', '十五', '十七'],
  answer: 'ACE',
}
const written = async (part: Partial<WrittenQuestion> = {}) =>
  (await backend.send(writeQuestion, { body: { ...several, ...part } }, teacher)).data?.id ?? 0
const picture = async () => {
  const file = new File([Buffer.from(pixel, 'base64')], 'drawing.png')
  return (await backend.send(uploadQuestionPicture, { body: {}, file }, teacher)).data ?? ''
}
const fields = (name: string, questionIds: number[], paperId: number | null): CoursewareFields => ({
  name,
  gradeId: 7,
  subjectId,
  source: paperId === null ? 0 : 1,
  type: '0',
  share: 0,
  paperId,
  questionIds,
  excludeQuestionIds: [],
})

/** A class in which the pupil answers; another one in the room ends it. @returns its courseware */
async function hold(plan: CoursewareFields, answers: readonly (readonly [number, string])[]) {
  const coursewareId = (await backend.send(addCourseware, { body: plan }, teacher)).data?.id ?? 0
  const begin = { roomId: 1, classId: 1, force: true }
  const { data: begun } = await backend.send(beginClass, { query: { ...begin, coursewareId } }, teacher)
  const body = { token: begun?.joinToken ?? '', studentCode: '20260001' }
  const seatToken = (await backend.send(joinClass, { body })).data?.seatToken ?? ''
  for (const [questionId, answer] of answers) {
    await backend.send(beginAnswerQuestion, { query: { roomId: 1, questionId, doItAgain: false } }, teacher)
    const given = { seatToken, questionId, attempt: 1, answer, revision: 1 }
    expect(await backend.send(submitAnswer, { body: given })).toMatchObject({ code: 0 })
  }
  const other = await backend.send(addCourseware, { body: { ...plan, name: `${plan.name}之后` } }, teacher)
  await backend.send(beginClass, { query: { ...begin, coursewareId: other.data?.id ?? 0 } }, teacher)
  return coursewareId
}
async function noted(id: number): Promise<MistakeQuestion | undefined> {
  const query = { studentId, subjectId, schoolYear: 2026, termId: 1, sourceType: 0, mastered: mastery.all } as const
  const page = { query: { ...query, pageNum: 1, pageSize: 50 } }
  const { data } = await backend.send(notebook.getMistakes, page, pupil)
  return data?.data.filter((row): row is MistakeQuestion => !isPaper(row)).find((row) => row.id === id)
}

test('a mistake in an own question shows what was asked and answered, and where, also after the courseware is changed', async () => {
  const first = await written({ content: '先问的' })
  const wrong = await written({ imageUrl: await picture() })
  const plan = fields('质数与合数', [first, wrong], null)
  const id = await hold(plan, [[wrong, 'AB']])
  const mine = {
    content: several.content,
    options: several.options,
    myAnswerText: 'AB',
    answer1: 'ACE',
    sourceName: '质数与合数',
    sourceOrder: 2,
  }
  const shown = await noted(wrong)
  expect(shown).toMatchObject(mine)
  const { pathname, search } = new URL(shown?.imageUrl ?? '')
  expect((await backend.fetch(`${pathname}${search}`)).status).toBe(200)
  const changed = { ...plan, name: '改了名的课件', questionIds: [first], id }
  await backend.send(updateCourseware, { body: changed }, teacher)
  expect((await backend.send(getCourseware, { query: { id } }, teacher)).data?.questionIds).toEqual([first])
  expect(await noted(wrong)).toMatchObject(mine)

  // On paper: words, picture, options in this order, then the pupil's own answer and the right one.
  await backend.send(notebook.cleanBasket, { query: { studentId, subjectId } }, pupil)
  const put = { studentId, subjectId, questionId: wrong, paperId: null }
  expect(await backend.send(notebook.addQuestionToBasket, { body: put }, pupil)).toMatchObject({ code: 0 })
  const wish = { fillMyAnswer: true, fillAnswerAndParse: true, subjectId, type: notebook.pushType, studentId }
  const { data: url = '' } = await backend.send(notebook.pushQuestions, { query: wish }, pupil)
  const made = new URL(url)
  const file = await backend.fetch(`${made.pathname}${made.search}`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect(Buffer.from(bytes).toString('latin1')).toContain('/Subtype /Image')
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
  await pdf.destroy()
  expect(pages.join('')).toMatch(/【多选题】哪些是质数？A\. 二B\. 九C\. 十一D\. 十五E\. 十七.*AB.*ACE/)
})

test('behind the questions of a paper it has its place in the class, and theirs is that in the paper', async () => {
  const query = { source: 1, subjectId, query: '' }
  const papers = (await backend.send(listPapers, { query }, teacher)).data ?? []
  const paper = papers.find(({ name }) => !name.startsWith('扫描'))
  const page = { pageNum: 1, pageSize: 20, paperId: paper?.id ?? 0 }
  const { data: printed = [] } = await backend.send(listChoiceQuestion, { query: page }, teacher)
  const [one, last] = [printed[0], printed.at(-1)]
  const own = await written({ content: '卷子上没有的题' })
  const wrongOf = (answer: string | null | undefined) =>
    answer === '对' ? '错' : answer === '错' ? '对' : answer === 'A' ? 'B' : 'A'
  const plan = fields('讲评加一题', [last?.id ?? 0, one?.id ?? 0, own], paper?.id ?? null)
  await hold(plan, [
    [last?.id ?? 0, wrongOf(last?.answer1)],
    [own, 'B'],
  ])
  expect(await noted(own)).toMatchObject({ sourceName: '讲评加一题', sourceOrder: 3, options: several.options })
  expect(await noted(last?.id ?? 0)).toMatchObject({
    sourceName: paper?.name,
    sourceOrder: last?.showOrder,
    options: [],
  })
})
