import {
  courseColors,
  deleteCourse,
  getClassStudents,
  getCourse,
  getCourseFields,
  getFinishedCourses,
  getOngoingCourses,
  getTeacherFinishedCourses,
  getTeacherOngoingCourses,
  listCourseClasses,
  saveCourse,
  searchStudents,
  text,
  updateCourse,
} from '@mango/contract/courses'
import { getPaperRecords, paperSource } from '@mango/contract/paper-records'
import { getTimetable } from '@mango/contract/today'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { course, courseClass, courseStudent, schoolClass, student } from '../../database/schema.ts'
import { startTestBackend, type TestBackend } from '../../testing/index.ts'

let backend: TestBackend
let teacher: string
let colleague: string
let pupil: string
beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('everything')
  colleague = await backend.tokenOf('ordinary')
  pupil = await backend.tokenOf('student')
}, 180_000)
afterAll(() => backend.close())

const coverUrl = courseColors[3]
const classes = async (token = teacher) => (await backend.send(listCourseClasses, {}, token)).data ?? []
const pupilsOf = async (classId: number) =>
  (await backend.send(getClassStudents, { body: { classId } }, teacher)).data ?? []
const ongoing = async (token = teacher) => (await backend.send(getTeacherOngoingCourses, {}, token)).data ?? []
const taken = async () => (await backend.send(getOngoingCourses, {}, pupil)).data ?? []
const create = async (fields: { classIds?: number[]; studentIds?: number[]; name?: string }) =>
  backend.send(
    saveCourse,
    { body: { classIds: [], studentIds: [], name: `课程 ${Math.random()}`.slice(0, 20), coverUrl, ...fields } },
    teacher,
  )

describe('lists', () => {
  it('are of this term or of those before, each person’s own', async () => {
    const now = await ongoing()
    const { data: past = [] } = await backend.send(getTeacherFinishedCourses, {}, teacher)
    expect(now.map(({ title }) => title)).toContain('七年级语文')
    expect(now.every(({ termName }) => termName === undefined)).toBe(true)
    expect([...new Set(past.map(({ termName }) => termName))]).toEqual(['2025学年 下学期', '2025学年 上学期'])
    const others = new Set((await ongoing(colleague)).map(({ courseId }) => courseId))
    expect(now.some(({ courseId }) => others.has(courseId))).toBe(false)
  })

  it('tell the teacher who takes part, and a student how many do', async () => {
    const mine = (await ongoing()).find(({ title }) => title === '名著共读社')
    expect(mine).toMatchObject({ preInstall: false, classId: null, studentNum: 24 })
    expect(mine?.cozClassVOS.map(({ selectAll, students }) => [selectAll, students.length])).toEqual([
      [false, 14],
      [false, 6],
      [false, 4],
    ])
    const seen = (await taken()).find(({ title }) => title === '名著共读社')
    expect(seen).toMatchObject({ studentNum: 24, teacherName: '林晓梅' })
    expect(seen?.cozClassVOS.flatMap(({ students }) => students)).toEqual([])
  })

  it('name the hour that runs or comes next', async () => {
    const math = (await taken()).find(({ title }) => title === '七年级数学')
    const { data: hours = [] } = await backend.send(
      getTimetable,
      { query: { from: '2026-11-20', to: '2026-11-27' } },
      pupil,
    )
    const next = hours.find(({ courseId, end }) => courseId === math?.courseId && end > '2026-11-20 10:00:00')
    expect(next).toBeDefined()
    expect(math).toMatchObject({ nextBegin: next?.begin, nextEnd: next?.end })
  })

  it('of finished courses are the student’s too', async () => {
    const { data = [] } = await backend.send(getFinishedCourses, {}, pupil)
    expect(data.map(({ title }) => title)).toEqual(expect.arrayContaining(['小升初语文衔接', '古诗词诵读']))
  })
})

describe('a course', () => {
  it('of a whole class and of students of another is seen by both, and not by the rest', async () => {
    const [first, second] = await classes()
    const [neighbour] = await pupilsOf(second?.id ?? 0)
    const { data } = await create({ classIds: [first?.id ?? 0], studentIds: [neighbour?.id ?? 0], name: '晨读' })
    expect((await taken()).map(({ title }) => title)).toContain('晨读')
    expect((await ongoing()).find(({ courseId }) => courseId === data?.courseId)).toMatchObject({
      title: '晨读',
      preInstall: false,
      coverUrl,
      studentNum: (first?.studentNum ?? 0) + 1,
    })
    expect((await ongoing(colleague)).map(({ title }) => title)).not.toContain('晨读')
  })

  it('holds a student once who is in a chosen class anyway', async () => {
    const [first] = await classes()
    const [one] = await pupilsOf(first?.id ?? 0)
    const { data } = await create({ classIds: [first?.id ?? 0], studentIds: [one?.id ?? 0], name: '午读' })
    const alone = await backend.db
      .select()
      .from(courseStudent)
      .where(eq(courseStudent.courseId, data?.courseId ?? 0))
    expect(alone).toEqual([])
  })

  it('keeps a class that has no students yet', async () => {
    const [first] = await classes()
    const { data } = await create({ classIds: [first?.id ?? 0], name: '新班' })
    const courseId = data?.courseId ?? 0
    const [empty] = await backend.db
      .insert(schoolClass)
      .values({ schoolId: 1, name: '七年级(9)班', grade: 7 })
      .returning()
    await backend.db.insert(courseClass).values({ courseId, classId: empty?.id ?? 0 })
    const fields = await backend.send(getCourseFields, { query: { courseId } }, teacher)
    expect(fields.data?.cozClassVOS.map(({ name, students }) => [name, students.length])).toContainEqual([
      '七年级(9)班',
      0,
    ])
  })

  it('pressed twice is made once', async () => {
    const [first] = await classes()
    const body = { classIds: [first?.id ?? 0], studentIds: [], name: '只有一门', coverUrl }
    const [one, two] = await Promise.all([
      backend.send(saveCourse, { body }, teacher),
      backend.send(saveCourse, { body }, teacher),
    ])
    expect(one.data?.courseId).toBe(two.data?.courseId)
    expect((await ongoing()).filter(({ title }) => title === '只有一门')).toHaveLength(1)
  })

  it('is changed as a whole, or not at all', async () => {
    const [first, second] = await classes()
    const { data } = await create({ classIds: [first?.id ?? 0], name: '改之前' })
    const id = data?.courseId ?? 0
    const [neighbour] = await pupilsOf(second?.id ?? 0)
    const changed = { id, classIds: [], studentIds: [neighbour?.id ?? 0], name: '改之后', coverUrl: courseColors[7] }
    expect((await backend.send(updateCourse, { body: changed }, teacher)).code).toBe(0)
    const fields = await backend.send(getCourseFields, { query: { courseId: id } }, teacher)
    expect(fields.data).toMatchObject({ title: '改之后', coverUrl: courseColors[7], studentNum: 1 })

    const refused = await backend.send(
      updateCourse,
      { body: { ...changed, name: '改一半', studentIds: [999_999] } },
      teacher,
    )
    expect(refused.message).toBe(text.notYours)
    expect((await backend.db.select().from(course).where(eq(course.id, id)))[0]?.name).toBe('改之后')
    expect(await backend.db.select().from(courseClass).where(eq(courseClass.courseId, id))).toEqual([])
  })

  it('keeps who was chosen alone and is between two classes', async () => {
    const [first, second] = await classes()
    const [moving] = await pupilsOf(second?.id ?? 0)
    const alone = { classIds: [first?.id ?? 0], studentIds: [moving?.id ?? 0] }
    const id = (await create({ ...alone, name: '转班之前' })).data?.courseId ?? 0
    const isMoving = eq(student.personId, moving?.id ?? 0)
    await backend.db.update(student).set({ classId: null }).where(isMoving)
    const body = { id, classIds: [first?.id ?? 0], studentIds: [], name: '转班之后', coverUrl }
    expect((await backend.send(updateCourse, { body }, teacher)).code).toBe(0)
    await backend.db
      .update(student)
      .set({ classId: second?.id ?? 0 })
      .where(isMoving)
    const { data } = await backend.send(getCourseFields, { query: { courseId: id } }, teacher)
    expect(data?.cozClassVOS.find((one) => one.id === second?.id)?.students.map((one) => one.id)).toEqual([moving?.id])
  })

  it('that is deleted is gone for all', async () => {
    const [first] = await classes()
    const { data } = await create({ classIds: [first?.id ?? 0], name: '要删的' })
    const query = { courseId: data?.courseId ?? 0 }
    expect((await backend.send(deleteCourse, { query }, colleague)).message).toBe(text.courseUnknown)
    expect((await backend.send(getCourse, { query }, pupil)).data).toEqual({ name: '要删的' })
    expect((await backend.send(deleteCourse, { query }, teacher)).code).toBe(0)
    expect((await backend.send(getCourse, { query }, pupil)).message).toBe(text.courseUnknown)
    const papers = { ...query, pageNum: 1, pageSize: 9, query: '', source: paperSource.homework }
    expect((await backend.send(getPaperRecords, { body: papers }, pupil)).message).toBe(text.courseUnknown)
    expect((await ongoing()).map(({ title }) => title)).not.toContain('要删的')
  })
})

test.each<[string, Parameters<typeof create>[0], string]>([
  ['nobody', {}, text.studentsMissing],
  ['a class of another school', { classIds: [10] }, text.notYours],
  ['a class that does not exist', { classIds: [999] }, text.notYours],
  ['a student who does not exist', { studentIds: [999_999] }, text.notYours],
  ['a name of blanks', { classIds: [1], name: '  ' }, text.nameMissing],
  ['a name that nobody can see', { classIds: [1], name: '\u200b\u3164' }, text.nameMissing],
  ['a name that is too long', { classIds: [1], name: '芒'.repeat(16) }, text.nameTooLong],
])('a course for %s is refused', async (_, fields, message) => {
  const before = await backend.db.$count(course)
  const answer = await create(fields)
  expect(answer).toEqual({ code: 100, message })
  expect(await backend.db.$count(course)).toBe(before)
})

describe('students to choose from', () => {
  it('are found by part of the name or code, in the own classes', async () => {
    const [first] = await classes()
    const [one] = await pupilsOf(first?.id ?? 0)
    const found = async (query: string) =>
      (await backend.send(searchStudents, { query: { query } }, teacher)).data ?? []
    expect((await found(one?.name.slice(1) ?? '')).map(({ id }) => id)).toContain(one?.id)
    expect((await found(one?.code ?? '')).map(({ id }) => id)).toEqual([one?.id])
    expect(await found(' ')).toEqual([])
    expect(await found('%')).toEqual([])
  })
})
