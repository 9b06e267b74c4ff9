import { code, tokenParameter } from '@mango/contract'
import { addCourseware, type CoursewareFields } from '@mango/contract/coursewares'
import { loginByToken, loginFrom, loginSign } from '@mango/contract/account'
import { uploadAnswerPicture } from '@mango/contract/correction'
import { addExam } from '@mango/contract/exams'
import { deleteProject, listProjects, saveProject } from '@mango/contract/today'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { courseware, press } from '../database/schema.ts'
import { text } from '../refusal.ts'
import { startTestBackend, type TestBackend } from '../testing/index.ts'
import { forgetPresses } from './one-press.ts'

let backend: TestBackend
let teacher: string
beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('everything')
}, 180_000)
afterAll(() => backend.close())

let names = 0
const fields = (name: string): CoursewareFields => ({
  name,
  gradeId: 7,
  subjectId: 2,
  source: 0,
  type: '0',
  share: 1,
  paperId: null,
  questionIds: [],
  excludeQuestionIds: [],
})
const fresh = () => fields(`一次${++names}`)

async function add(body: CoursewareFields, key?: string, token = teacher) {
  const answer = await backend.fetch(`${addCourseware.path}?${tokenParameter}=${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  })
  return answer.json()
}
const times = <T>(many: number, act: () => Promise<T>) => Promise.all(Array.from({ length: many }, act))
async function rowsNamed(name: string): Promise<number> {
  const [found] = await backend.db.select({ rows: count() }).from(courseware).where(eq(courseware.name, name))
  return found?.rows ?? 0
}

describe('a press that is sent twenty times at once', () => {
  it.each([
    ['with a key', 'a'],
    ['without one', undefined],
  ])('%s makes one row, and each gets its answer', async (_, key) => {
    const body = fresh()
    const answers = await times(20, () => add(body, key))
    expect(answers.map((answer) => answer.code)).toEqual(Array(20).fill(code.success))
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(await rowsNamed(body.name)).toBe(1)
  })

  it('is refused each time where it is refused, and leaves nothing behind', async () => {
    const body = { ...fresh(), source: 1 as const, paperId: 999_999 }
    const answers = await times(5, () => add(body, 'refused'))
    expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([code.refused]))
    expect(await backend.db.select().from(press).where(eq(press.key, 'key refused'))).toEqual([])
    expect((await add(fresh(), 'refused')).code).toBe(code.success)
  })
})

describe('a press', () => {
  it('with a key is the same one for a day, without one for two seconds', async () => {
    const [named, plain] = [fresh(), fresh()]
    for (const seconds of [0, 1, 2, 3600]) {
      backend.clock.advance(seconds)
      await add(named, 'later')
      await add(plain)
    }
    expect([await rowsNamed(named.name), await rowsNamed(plain.name)]).toEqual([1, 3])
  })

  it('is another one with another key, by another person, and of another call', async () => {
    const body = fresh()
    await add(body, 'one')
    await add(body, 'two')
    await add(body, 'one', await backend.tokenOf('ordinary'))
    expect(await rowsNamed(body.name)).toBe(3)
  })

  it('is refused when its key was used for something else', async () => {
    await add(fresh(), 'used')
    expect((await add(fresh(), 'used')).message).toBe(text.otherPress)
  })

  it('twice creates one exam instead of telling that its name is taken', async () => {
    const body = { schoolYear: 2026, gradeId: 7, type: 1, termId: 1 as const, name: '连按的考试' }
    const answers = await times(2, () => backend.send(addExam, { body }, teacher))
    expect(answers.map((answer) => answer.code)).toEqual([code.success, code.success])
    expect(answers[0]?.data).toEqual(answers[1]?.data)
  })

  it('that changes what is there is none twice: the last state that was answered is the stored one', async () => {
    const values = { name: '改来改去', note: '', total: 3, due: null }
    const save = (done: number, id?: number) => backend.send(saveProject, { body: { ...values, done, id } }, teacher)
    const saved = async () =>
      (await backend.send(listProjects, {}, teacher)).data?.filter(({ name }) => name === values.name) ?? []
    await times(2, () => save(0))
    const [{ id } = { id: 0 }, ...others] = await saved()
    expect(others).toEqual([])
    for (const done of [2, 1, 2]) {
      expect((await save(done, id)).code).toBe(code.success)
      expect(await saved()).toMatchObject([{ done }])
    }
    // What was deleted may be made anew at once.
    await backend.send(deleteProject, { body: { id } }, teacher)
    await times(2, () => save(0))
    expect(await saved()).toHaveLength(1)
    expect((await saved())[0]?.id).not.toBe(id)
  })

  it('that answers a token is not kept', async () => {
    const body = { mobile: '13800000001', schoolId: 2, from: loginFrom.multiSchool, sign: loginSign }
    await backend.fetch(`${loginByToken.path}?${tokenParameter}=${teacher}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'secret' },
      body: JSON.stringify(body),
    })
    expect(await backend.db.select().from(press).where(eq(press.key, 'key secret'))).toEqual([])
  })

  it('of a file holds up nobody while the file comes', async () => {
    const student = await backend.tokenOf('student')
    let finish = () => {}
    const slow = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('--x\r\ncontent-disposition: form-data; name="id"\r\n\r\n1\r\n'))
        finish = () => controller.close()
      },
    })
    const upload: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'idempotency-key': 'photo' },
      body: slow,
      duplex: 'half',
    }
    const sending = backend.fetch(`${uploadAnswerPicture.path}?${tokenParameter}=${student}`, upload)
    expect((await add(fresh())).code).toBe(code.success)
    finish()
    expect(await (await sending).json()).toMatchObject({ code: code.refused })
    expect(await backend.db.select().from(press).where(eq(press.key, 'key photo'))).toEqual([])
  })

  it('is forgotten after a day', async () => {
    await add(fresh(), 'old')
    backend.clock.advance(25 * 3600)
    await forgetPresses(backend.db, backend.clock.now())
    expect(await backend.db.$count(press)).toBe(0)
  })
})
