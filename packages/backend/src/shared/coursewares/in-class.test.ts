import {
  addCourseware,
  deleteCourseware,
  getCourseware,
  listCoursewares,
  text,
  updateCourseware,
  type CoursewareFields,
} from '@mango/contract/coursewares'
import { beginClass } from '@mango/contract/live-class'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteCourseware as deleteIn, updateCourseware as updateIn } from '../../areas/coursewares/save.ts'
import { beginClass as beginIn } from '../../areas/live-class/begin.ts'
import type { Database } from '../../database/database.ts'
import { sessionOf, type Session } from '../../session/sessions.ts'
import { inLine, startTestBackend, type TestBackend } from '../../testing/index.ts'

let backend: TestBackend
let teacher = ''
let colleague = ''
let questionIds: readonly number[] = []
let coursewareId = 0
beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('everything')
  colleague = await backend.tokenOf('ordinary')
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
beforeEach(async () => {
  coursewareId = (await backend.send(addCourseware, { body: fields() }, colleague)).data?.id ?? 0
})

const now = () => backend.clock.now()
const sessionFor = (token: string) => sessionOf(backend.db, token, now())
const refusedWith = (message: string) => ({ code: 100, message })

const changed = (some: Partial<CoursewareFields>) => ({
  do: (tx: Database, by: Session) => updateIn(tx, { ...fields(some), id: coursewareId }, by),
  ask: () => backend.send(updateCourseware, { body: { ...fields(some), id: coursewareId } }, colleague),
})
/** What a colleague makes of a courseware so that it can't be taught with: done in a transaction, or asked for by a call. */
const losses = {
  deleted: {
    do: (tx: Database, by: Session) => deleteIn(tx, coursewareId, by, now()),
    ask: () => backend.send(deleteCourseware, { params: { id: coursewareId } }, colleague),
    before: text.notFound,
    behind: text.inClass,
  },
  hidden: { ...changed({ share: 0 }), before: text.notFound, behind: text.sharedInClass },
  emptied: { ...changed({ questionIds: [] }), before: text.noQuestions, behind: text.questionsInClass },
}

describe.each(Object.entries(losses))('a courseware that is %s at the moment in which a class begins', (_, loss) => {
  it('is begun with by nobody where it was lost before', async () => {
    const by = await sessionFor(colleague)
    const query = { roomId: 1, classId: 1, coursewareId, force: true }
    const [answer] = await inLine(
      backend.db,
      (tx) => loss.do(tx, by),
      () => backend.send(beginClass, { query }, teacher),
    )
    expect(answer).toMatchObject(refusedWith(loss.before))
  })

  it('stays where the class began before', async () => {
    const by = await sessionFor(teacher)
    const wish = { roomId: 1, classIds: [1], coursewareId, force: true }
    const [answer] = await inLine(
      backend.db,
      (tx) => beginIn(tx, wish, by, now()),
      async (): Promise<{ code: number; message?: string }> => loss.ask(),
    )
    expect(answer).toMatchObject(refusedWith(loss.behind))
    const { data } = await backend.send(getCourseware, { query: { id: coursewareId } }, teacher)
    expect(data).toMatchObject({ questionIds })
  })
})
