import {
  addCourseware,
  deleteCourseware,
  getCourseware,
  listCoursewares,
  text,
  updateCourseware,
  type CoursewareFields,
} from '@mango/contract/coursewares'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionOf, type Session } from '../../session/sessions.ts'
import { inLine, startTestBackend, type TestBackend } from '../../testing/index.ts'
import { beginClass } from './begin.ts'

let backend: TestBackend
let teacher = ''
let colleague = ''
let questionIds: readonly number[] = []
let session: Session
beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('everything')
  colleague = await backend.tokenOf('ordinary')
  session = await sessionOf(backend.db, teacher, backend.clock.now())
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

/** What a colleague does to a courseware, so that a class with it can't be come back to or gone on with. */
const change = (id: number, some: Partial<CoursewareFields>) =>
  backend.send(updateCourseware, { body: { ...fields(some), id } }, colleague)
const losses = {
  deletes: {
    call: (id: number) => backend.send(deleteCourseware, { params: { id } }, colleague),
    refusal: text.inClass,
  },
  hides: { call: (id: number) => change(id, { share: 0 }), refusal: text.sharedInClass },
  empties: { call: (id: number) => change(id, { questionIds: [] }), refusal: text.questionsInClass },
}

test.each(Object.entries(losses))('nobody %s the courseware of a class that begins at that moment', async (_, loss) => {
  const coursewareId = await added()
  const wish = { roomId: 1, classIds: [1], coursewareId, force: true }
  const [answer] = await inLine(
    backend.db,
    (tx) => beginClass(tx, wish, session, backend.clock.now()),
    async (): Promise<{ code: number; message?: string }> => loss.call(coursewareId),
  )
  expect(answer).toMatchObject({ code: 100, message: loss.refusal })
  const { data } = await backend.send(getCourseware, { query: { id: coursewareId } }, teacher)
  expect(data).toMatchObject({ questionIds })
})
