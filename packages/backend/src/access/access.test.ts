import { authority } from '@mango/contract'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { student, teaching } from '../database/schema.ts'
import type { Session } from '../session/sessions.ts'
import { startTestBackend, type TestBackend } from '../testing/index.ts'
import { allOf, anyOf, creator, everybody, right, role, type Access } from './access.ts'
import { ownStudent } from './own-student.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
}, 180_000)
afterAll(() => backend.close())

const person: Session = {
  scope: null,
  tokenHash: '',
  family: '',
  personId: 7,
  schoolId: 1,
  kind: 'teacher',
  nickname: '',
  mobile: '',
  roles: [],
  permissions: [authority.createExam],
}
const ask = async <Input>(access: Access<Input>, input: Input, session: Partial<Session> = {}) =>
  access({ session: { ...person, ...session }, services: backend.services, input })

const never: Access = () => false
const failing: Access = () => {
  throw new Error('asked although it was clear')
}
const made = creator<{ owner?: number }>(async ({ input }) => input.owner)

describe('access', () => {
  it.each<[string, Access<{ owner?: number }>, { owner?: number }, boolean]>([
    ['everybody', everybody, {}, true],
    ['the role', role('teacher'), {}, true],
    ['another role', role('student'), {}, false],
    ['a right that is held', right(authority.createExam), {}, true],
    ['a right that is not', right(authority.deleteExam), {}, false],
    ['the creator', made, { owner: 7 }, true],
    ['somebody else', made, { owner: 8 }, false],
    ['nobody, of what is not there', made, {}, false],
    ['a right or the creator: the creator', anyOf(right(authority.deleteExam), made), { owner: 7 }, true],
    ['a right or the creator: the right', anyOf(right(authority.createExam), failing), {}, true],
    ['a right or the creator: neither', anyOf(right(authority.deleteExam), made), { owner: 8 }, false],
    ['role and right', allOf(role('teacher'), right(authority.createExam)), {}, true],
    ['role and right: not the role', allOf(role('student'), failing), {}, false],
    ['any of none', anyOf(), {}, false],
    ['all of none', allOf(), {}, true],
    ['nested', allOf(role('teacher'), anyOf(never, allOf(made, everybody))), { owner: 7 }, true],
  ])('%s', async (_, access, input, expected) => expect(await ask(access, input)).toBe(expected))
})

describe('an own student', () => {
  const own = ownStudent<{ studentId: number }>(({ studentId }) => studentId)

  it('is the student, and one of a class that the teacher teaches, in that school', async () => {
    const [taught] = await backend.db
      .select({ teacherId: teaching.personId, classId: teaching.classId, studentId: student.personId })
      .from(teaching)
      .innerJoin(student, and(eq(student.classId, teaching.classId), eq(student.schoolId, 1)))
      .limit(1)
    if (!taught) throw new Error('nobody teaches')
    const { teacherId, studentId } = taught
    const taughtBy = await backend.db.select().from(teaching).where(eq(teaching.personId, teacherId))
    const classes = new Set(taughtBy.map(({ classId }) => classId))
    const others = await backend.db
      .select()
      .from(student)
      .where(and(isNotNull(student.classId), ne(student.personId, studentId)))
    const foreign = others.find(({ classId }) => classId !== null && !classes.has(classId))?.personId ?? 0
    const teacher = { personId: teacherId }
    expect([
      await ask(own, { studentId }, teacher),
      await ask(own, { studentId: foreign }, teacher),
      await ask(own, { studentId }, { ...teacher, schoolId: 2 }),
      await ask(own, { studentId }, { kind: 'student', personId: studentId }),
      await ask(own, { studentId: foreign }, { kind: 'student', personId: studentId }),
    ]).toEqual([true, false, false, true, false])
  })
})
