import { addCourseware, listCoursewares, text, type CoursewareFields } from '@mango/contract/coursewares'
import { beginClass } from '@mango/contract/live-class'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { sessionOf, type Session } from '../../session/sessions.ts'
import { inLine, startTestBackend, type TestBackend } from '../../testing/index.ts'
import { deleteCourseware, updateCourseware } from './save.ts'

let backend: TestBackend
let teacher = ''
let colleague = ''
let questionIds: readonly number[] = []
let session: Session
beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('everything')
  colleague = await backend.tokenOf('ordinary')
  session = await sessionOf(backend.db, colleague, backend.clock.now())
  const { data } = await backend.send(listCoursewares, { body: { size: 1, skip: 0, share: 1 } }, teacher)
  questionIds = data?.[0]?.questionIds ?? []
}, 180_000)
afterAll(() => backend.close())

let count = 0
const fields = (some: Partial<CoursewareFields> = {}): CoursewareFields => ({
  name: `要上课的课件${(count += 1)}`,
  gradeId: 7,
  subjectId: 2,
  source: 0,
  type: '0',
  share: 1,
  paperId: null,
  questionIds: [...questionIds],
  excludeQuestionIds: [],
  ...some,
})
const added = async () => (await backend.send(addCourseware, { body: fields() }, colleague)).data?.id ?? 0

/** What makes a courseware one that can't be taught with. */
const change = (tx: Database, id: number, some: Partial<CoursewareFields>) =>
  updateCourseware(tx, { ...fields(some), id }, session)
const losses = {
  deleted: {
    lose: (tx: Database, id: number) => deleteCourseware(tx, id, session, backend.clock.now()),
    refusal: text.notFound,
  },
  hidden: { lose: (tx: Database, id: number) => change(tx, id, { share: 0 }), refusal: text.notFound },
  emptied: { lose: (tx: Database, id: number) => change(tx, id, { questionIds: [] }), refusal: text.noQuestions },
}

test.each(Object.entries(losses))('no class begins with what is %s at that moment', async (_, { lose, refusal }) => {
  const coursewareId = await added()
  const query = { roomId: 1, classId: 1, coursewareId, force: true }
  const [answer] = await inLine(
    backend.db,
    (tx) => lose(tx, coursewareId),
    () => backend.send(beginClass, { query }, teacher),
  )
  expect(answer).toMatchObject({ code: 100, message: refusal })
})
