import { authority, code } from '@mango/contract'
import { anyStatus, examList } from '@mango/contract/exams'
import { listSubjects } from '@mango/contract/subjects'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { membership, person, session } from '../database/schema.ts'
import { startTestBackend, type TestBackend } from '../testing/index.ts'
import { endSessionsOf, sessionOf } from './sessions.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
}, 180_000)
afterAll(() => backend.close())

const works = async (token: string) => (await backend.send(listSubjects, { query: {} }, token)).code
const filters = { schoolYear: '', termId: '', type: '', gradeId: '', status: anyStatus, name: '' } as const
const exams = async (token: string) =>
  (await backend.send(examList, { body: { pageNum: 1, pageSize: 10, subjectIds: [], ...filters } }, token)).code
const who = (token: string) => sessionOf(backend.db, token, backend.clock.now())

it('tells apart who asks in the same moment', async () => {
  const tokens = await Promise.all((['everything', 'student', 'ordinary', 'everything'] as const).map(backend.tokenOf))
  const found = await Promise.allSettled([...tokens, 'of nobody'].map(who))
  const people = found.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
  expect(people.map((one) => one?.kind)).toEqual(['teacher', 'student', 'teacher', 'teacher', undefined])
  expect(people[0]?.personId).not.toBe(people[2]?.personId)
  expect(people[0]?.personId).toBe(people[3]?.personId)
  expect(people[0]?.tokenHash).not.toBe(people[3]?.tokenHash)
})

/** What the look-up reads, and what a change of it does to the next call, while others go on asking with the same token. */
async function whileOthersAsk(token: string, change: () => Promise<unknown>, next: () => Promise<unknown>) {
  const over = new AbortController()
  const others = Array.from({ length: 5 }, async () => {
    while (!over.signal.aborted) await works(token)
  })
  await works(token)
  await change()
  const answer = await next()
  over.abort()
  await Promise.all(others)
  return answer
}

it('ends a session with the next call', async () => {
  const token = await backend.tokenOf('ordinary')
  const { personId, tokenHash } = await who(token)
  const end = () => endSessionsOf(backend.db, personId, 'password', backend.clock.now())
  expect(await whileOthersAsk(token, end, () => works(token))).toBe(code.sessionRevoked)
  const revive = () =>
    backend.db.update(session).set({ endedAt: null, endedBy: null }).where(eq(session.tokenHash, tokenHash))
  expect(await whileOthersAsk(token, revive, () => works(token))).toBe(code.success)
})

it('takes a right away with the next call, and gives it back', async () => {
  const token = await backend.tokenOf('everything')
  const { personId, schoolId, permissions } = await who(token)
  const allow = (rights: readonly number[]) => () =>
    backend.db
      .update(membership)
      .set({ permissions: [...rights] })
      .where(and(eq(membership.personId, personId), eq(membership.schoolId, schoolId)))
  const others = permissions.filter((right) => right !== authority.examManagement)
  expect(await whileOthersAsk(token, allow(others), () => exams(token))).toBe(code.refused)
  expect(await whileOthersAsk(token, allow(permissions), () => exams(token))).toBe(code.success)
})

it('knows a person by another name with the next call', async () => {
  const token = await backend.tokenOf('student')
  const { personId } = await who(token)
  const rename = () => backend.db.update(person).set({ nickname: '新的名字' }).where(eq(person.id, personId))
  expect(await whileOthersAsk(token, rename, () => who(token))).toMatchObject({ nickname: '新的名字' })
})
