import {
  addCourseware,
  getCourseware,
  listPapers,
  text,
  updateCourseware,
  type CoursewareFields,
} from '@mango/contract/coursewares'
import { submitAnswer, joinClass } from '@mango/contract/answer-pad'
import { beginAnswerQuestion, beginClass, getClassReport } from '@mango/contract/live-class'
import { getQuestionByIds, listChoiceQuestion, type Question } from '@mango/contract/questions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courseware } from '../../database/schema.ts'
import { startTestBackend, type TestBackend } from '../../testing/index.ts'

let backend: TestBackend
let teacher = ''
let paperId = 0
let questions: readonly Question[] = []
beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('everything')
  const query = { source: 1, subjectId: 2, query: '缺答案' } as const
  paperId = (await backend.send(listPapers, { query }, teacher)).data?.[0]?.id ?? 0
  const page = { pageNum: 1, pageSize: 20, paperId }
  questions = (await backend.send(listChoiceQuestion, { query: page }, teacher)).data ?? []
}, 180_000)
afterAll(() => backend.close())

const lacking = () => questions.find(({ answer1 }) => !answer1)?.id ?? 0
const fields = (answers?: CoursewareFields['answers']): CoursewareFields => ({
  name: '补答案的课件',
  gradeId: 7,
  subjectId: 2,
  source: 1,
  type: '0',
  share: 1,
  paperId,
  questionIds: questions.map(({ id }) => id),
  excludeQuestionIds: [],
  ...(answers && { answers }),
})
const add = (answers?: CoursewareFields['answers']) => backend.send(addCourseware, { body: fields(answers) }, teacher)
const kept = async (id: number) => (await backend.send(getCourseware, { query: { id } }, teacher)).data?.answers

test.each([[undefined], [[]], [[{ questionId: 1, answer: 'A' }]], ['F'], ['AB']])(
  'a question without an answer is not taught with: %o',
  async (given) => {
    const answers = typeof given === 'string' ? [{ questionId: lacking(), answer: given }] : given
    expect((await add(answers)).message).toBe(text.answerMissing)
  },
)

test('an entered answer is kept with the courseware, and the bank stays as it is', async () => {
  const known = questions.find(({ answer1 }) => answer1)
  const answers = [
    { questionId: lacking(), answer: 'B' },
    // The bank knows this one: nothing is entered over it.
    { questionId: known?.id ?? 0, answer: 'D' },
  ]
  const id = (await add(answers)).data?.id ?? 0
  expect(await kept(id)).toEqual([{ questionId: lacking(), answer: 'B' }])
  const bank = await backend.send(getQuestionByIds, { body: [lacking()] }, teacher)
  expect(bank.data?.[0]?.answer1).toBeNull()

  // A page that knows nothing of entered answers changes the name, and they stay.
  await backend.send(updateCourseware, { body: { ...fields(), id, name: '改了名' } }, teacher)
  expect(await kept(id)).toEqual([{ questionId: lacking(), answer: 'B' }])
  await backend.send(updateCourseware, { body: { ...fields([{ questionId: lacking(), answer: 'C' }]), id } }, teacher)
  expect(await kept(id)).toEqual([{ questionId: lacking(), answer: 'C' }])
})

test('it is the right answer in a class with the courseware', async () => {
  const coursewareId = (await add([{ questionId: lacking(), answer: 'B' }])).data?.id ?? 0
  const roomId = 1
  const query = { roomId, classId: 1, coursewareId, force: true }
  const { data: begun } = await backend.send(beginClass, { query }, teacher)
  await backend.send(beginAnswerQuestion, { query: { roomId, questionId: lacking(), doItAgain: false } }, teacher)
  for (const [studentCode, answer] of [
    ['20260001', 'B'],
    ['20260002', 'A'],
  ] as const) {
    const seat = await backend.send(joinClass, { body: { token: begun?.joinToken ?? '', studentCode } })
    const body = { seatToken: seat.data?.seatToken ?? '', questionId: lacking(), attempt: 1, answer, revision: 1 }
    expect(await backend.send(submitAnswer, { body })).toMatchObject({ code: 0 })
  }
  const answerClassId = begun?.answerClassId ?? 0
  const report = await backend.send(getClassReport, { query: { answerClassId } }, teacher)
  expect(report.data?.questions).toMatchObject([
    { questionId: lacking(), answer1: 'B', corrected: false, bankAnswer: null, enteredAnswer: 'B' },
  ])
})

test('what a colleague saved meanwhile is not overwritten, unless that is wanted', async () => {
  const id = (await add([{ questionId: lacking(), answer: 'B' }])).data?.id ?? 0
  const detail = async () => (await backend.send(getCourseware, { query: { id } }, teacher)).data
  const begun = (await detail())?.version
  const colleague = await backend.tokenOf('ordinary')
  const save = (name: string, token: string, version?: string) =>
    backend.send(updateCourseware, { body: { ...fields(), id, name, ...(version && { version }) } }, token)
  expect(await save('同事改的', colleague, begun)).toMatchObject({ code: 0 })
  expect(await save('我改的', teacher, begun)).toMatchObject({ code: 100, message: text.savedSince })
  expect((await detail())?.name).toBe('同事改的')
  // That a class was held with it is no change.
  const current = (await detail())?.version
  await backend.db.update(courseware).set({ usedAt: backend.clock.now() }).where(eq(courseware.id, id))
  expect(await save('我改的', teacher, current)).toMatchObject({ code: 0 })
  expect(await save('不看版本', teacher)).toMatchObject({ code: 0 })
})
