import { nameProblem } from '@mango/contract'
import { askAdHoc, beginAnswerQuestion, beginClass } from '@mango/contract/live-class'
import { getPaperDetail, paperSource } from '@mango/contract/paper-records'
import {
  deleteProject,
  foundKind,
  getHomeworkAnswers,
  getHomeworkToSee,
  getRunningClasses,
  getTimetable,
  listProjects,
  projectNameLength,
  saveProject,
  searchHome,
} from '@mango/contract/today'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  answeredPaper,
  course,
  courseware,
  lesson,
  paper,
  person,
  room,
  student,
  teaching,
} from '../../database/schema.ts'
import { demoAccounts } from '../../demo/accounts.ts'
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

describe('the timetable', () => {
  const hours = async (token: string, from: string, to = from) =>
    (await backend.send(getTimetable, { query: { from, to } }, token)).data ?? []

  it('is the day of a class for its student, and the own hours for a teacher', async () => {
    const day = await hours(pupil, '2026-11-20')
    expect(day.map(({ begin }) => begin.slice(11, 16))).toEqual(day.map(({ begin }) => begin.slice(11, 16)).toSorted())
    expect(day.every(({ begin }) => begin.startsWith('2026-11-20'))).toBe(true)
    expect(day.find(({ subjectName }) => subjectName === '语文')).toMatchObject({
      courseName: '七年级语文',
      teacherName: '林晓梅',
      className: '七年级(1)班',
      room: '致远楼 101',
    })
    const taught = await hours(teacher, '2026-11-20')
    expect(taught.map(({ id }) => id)).toContain(day.find(({ subjectName }) => subjectName === '语文')?.id)
    expect(taught.every(({ teacherName }) => teacherName === '林晓梅')).toBe(true)
  })

  it('puts no class and no teacher in two places at once', async () => {
    const rows = await backend.db.query.timetableHour.findMany()
    const courses = new Map((await backend.db.select().from(course)).map((one) => [one.id, one]))
    const places = rows.flatMap((row) => [
      `class ${row.classId} ${row.beginsAt.getTime()}`,
      `teacher ${courses.get(row.courseId)?.teacherId} ${row.beginsAt.getTime()}`,
    ])
    expect(new Set(places).size).toBe(places.length)
  })

  it('leaves out the hours of a deleted course, and refuses a span without end', async () => {
    const [first] = await hours(teacher, '2026-11-20')
    await backend.db
      .update(course)
      .set({ deletedAt: new Date() })
      .where(eq(course.id, first?.courseId ?? 0))
    expect((await hours(teacher, '2026-11-20')).map(({ id }) => id)).not.toContain(first?.id)
    await backend.db
      .update(course)
      .set({ deletedAt: null })
      .where(eq(course.id, first?.courseId ?? 0))
    for (const query of [
      { from: '2026-01-01', to: '2026-12-31' },
      { from: '2026-11-20', to: '2026-11-19' },
    ])
      expect((await backend.send(getTimetable, { query }, teacher)).code).toBe(100)
  })
})

it('a running class is there for whoever began it', async () => {
  const running = async (token: string) => (await backend.send(getRunningClasses, {}, token)).data ?? []
  expect(await running(teacher)).toEqual([])
  const [place] = await backend.db.select().from(room).where(eq(room.schoolId, 1))
  const [paper] = await backend.db.select().from(courseware).where(eq(courseware.share, 1))
  await backend.send(
    beginClass,
    { query: { roomId: place?.id ?? 0, classId: '1,2', coursewareId: paper?.id ?? 0 } },
    teacher,
  )
  expect(await running(teacher)).toMatchObject([
    {
      roomName: place?.name,
      classIds: '1,2',
      className: '七年级(1)班、七年级(2)班',
      coursewareName: paper?.name,
      asked: 0,
      questionCount: paper?.questionIds.length,
      begin: '2026-11-20 10:00:00',
    },
  ])
  expect(await running(colleague)).toEqual([])

  // What is asked in between is none of its questions.
  const roomId = place?.id ?? 0
  const asked = { roomId, questionId: paper?.questionIds[0] ?? 0, doItAgain: false }
  await backend.send(beginAnswerQuestion, { query: asked }, teacher)
  const vote = { roomId, kind: 'choices', choiceCount: 4, requestId: crypto.randomUUID() } as const
  expect(await backend.send(askAdHoc, { body: vote }, teacher)).toMatchObject({ code: 0 })
  // As it was called when the class began, as on the pads and in the report.
  await backend.db
    .update(courseware)
    .set({ name: '改了名字' })
    .where(eq(courseware.id, paper?.id ?? 0))
  expect(await running(teacher)).toMatchObject([
    { asked: 1, questionCount: paper?.questionIds.length, coursewareName: paper?.name },
  ])
})

describe('homework to look at', () => {
  const open = async (token: string) => (await backend.send(getHomeworkToSee, {}, token)).data ?? []

  it('is that of the own subjects in the own classes, and goes once all of it is checked', async () => {
    const [own] = await backend.db
      .select({ classId: teaching.classId, subjectId: teaching.subjectId })
      .from(teaching)
      .innerJoin(person, eq(person.id, teaching.personId))
      .where(eq(person.mobile, demoAccounts.teachers.everything))
    if (!own) throw new Error('teaches nothing')
    const pupils = await backend.db.select().from(student).where(eq(student.classId, own.classId))
    const add = async (subjectId: number, name: string, daysAgo: number) => {
      const createdAt = new Date(Date.parse('2026-11-20T09:59:00+08:00') - daysAgo * 86_400_000)
      const [made] = await backend.db
        .insert(paper)
        .values({ schoolId: 1, subjectId, source: paperSource.homework, name, createdAt })
        .returning()
      await backend.db.insert(answeredPaper).values(
        pupils.slice(0, 3).map(({ personId }, index) => ({
          studentId: personId,
          paperId: made?.id ?? 0,
          classId: own.classId,
          correctBySelf: true,
          handedInAt: createdAt,
          updatedAt: createdAt,
          correctedAt: index === 0 ? createdAt : null,
        })),
      )
      return made?.id ?? 0
    }
    const paperId = await add(own.subjectId, '背影课时作业', 0)
    await add(own.subjectId, '上个月的作业', 20)
    await add(50, '别科的作业', 0)
    expect((await open(teacher))[0]).toMatchObject({
      paperId,
      title: '背影课时作业',
      classId: own.classId,
      handedIn: 3,
      students: pupils.length,
      waiting: 2,
      last: '2026-11-20 09:59:00',
    })
    const titles = async (token: string) => (await open(token)).map(({ title }) => title)
    expect(await titles(teacher)).not.toContain('上个月的作业')
    expect(await titles(teacher)).not.toContain('别科的作业')
    expect(await titles(colleague)).not.toContain('背影课时作业')
    expect(await titles(await backend.tokenOf('otherSchool'))).not.toContain('背影课时作业')
    expect((await backend.send(getHomeworkToSee, {}, pupil)).code).toBe(100)
    const handedIn = (token: string) =>
      backend.send(getHomeworkAnswers, { query: { paperId, classId: own.classId } }, token)
    const [first, second, third] = pupils
    expect((await handedIn(teacher)).data).toMatchObject([
      { studentId: second?.personId, studentCode: second?.studentCode, checked: false },
      { studentId: third?.personId, createTime: '2026-11-20 09:59:00', checked: false },
      { studentId: first?.personId, checked: true },
    ])
    expect((await handedIn(colleague)).data).toEqual([])
    expect((await handedIn(await backend.tokenOf('otherSchool'))).data).toEqual([])
    expect((await handedIn(pupil)).code).toBe(100)
    // In another class now, somebody's homework is that of the class it was given to.
    const [next] = await backend.db
      .select({ classId: teaching.classId })
      .from(teaching)
      .innerJoin(person, eq(person.id, teaching.personId))
      .where(and(eq(person.mobile, demoAccounts.teachers.everything), ne(teaching.classId, own.classId)))
    const moved = eq(student.personId, third?.personId ?? 0)
    await backend.db.update(student).set({ classId: next?.classId }).where(moved)
    expect((await open(teacher)).filter(({ title }) => title === '背影课时作业')).toMatchObject([
      { classId: own.classId, handedIn: 3 },
    ])
    expect((await handedIn(teacher)).data).toHaveLength(3)
    await backend.db.update(student).set({ classId: own.classId }).where(moved)
    await backend.db.update(answeredPaper).set({ correctedAt: new Date() }).where(eq(answeredPaper.paperId, paperId))
    expect(await titles(teacher)).not.toContain('背影课时作业')
  })

  it('counts all that came in of what still comes in, the longest waiting as well', async () => {
    const all = async () => {
      const [homework] = await open(teacher)
      if (!homework) throw new Error('no homework')
      return homework
    }
    const before = await all()
    const query = { paperId: before.paperId, classId: before.classId }
    const { data: [longest] = [] } = await backend.send(getHomeworkAnswers, { query }, teacher)
    const of = eq(answeredPaper.id, longest?.id ?? 0)
    const [kept] = await backend.db.select().from(answeredPaper).where(of)
    await backend.db
      .update(answeredPaper)
      .set({ handedInAt: new Date(backend.clock.now().getTime() - 20 * 86_400_000) })
      .where(of)
    expect(await all()).toEqual(before)
    await backend.db.update(answeredPaper).set({ handedInAt: kept?.handedInAt }).where(of)
  })

  it('shows its teacher what each pupil wrote, and nobody else', async () => {
    const [homework] = await open(teacher)
    const query = { paperId: homework?.paperId ?? 0, classId: homework?.classId ?? 0 }
    const { data: papers = [] } = await backend.send(getHomeworkAnswers, { query }, teacher)
    expect(papers.filter(({ checked }) => !checked)).toHaveLength(homework?.waiting ?? -1)
    expect(papers).toHaveLength(homework?.handedIn ?? -1)
    const detailOf = (token: string) => backend.send(getPaperDetail, { query: { id: papers[0]?.id ?? 0 } }, token)
    const { data: paper } = await detailOf(teacher)
    expect(paper?.paperName).toBe(homework?.title)
    expect(paper?.answerList.length).toBeGreaterThan(0)
    const written = paper?.answerList.flatMap(({ subAnswers }) => subAnswers.map((one) => one.subScoreVOs))
    expect(written?.every(([one]) => one && (one.text !== '' || one.pic !== ''))).toBe(true)
    expect((await detailOf(await backend.tokenOf('otherSchool'))).code).toBe(100)
  })
})

describe('projects', () => {
  const list = async (token = teacher) => (await backend.send(listProjects, {}, token)).data ?? []
  const fields = { name: '读书节', note: '', done: 0, total: 4, due: '2026-11-21' }

  it('are the own ones, what is due first, what is done last', async () => {
    await backend.send(saveProject, { body: fields }, teacher)
    const names = (await list()).map(({ name }) => name)
    expect(names[0]).toBe('读书节')
    expect(names.at(-1)).toBe('读书节展板')
    expect((await list(colleague)).map(({ name }) => name)).not.toContain('读书节')
  })

  it.each([30, 31, 40])('of %i family emojis are kept or refused as the field says', async (characters) => {
    const name = '👨‍👩‍👧‍👦'.repeat(characters)
    const said = nameProblem(name, projectNameLength)
    const answer = await backend.send(saveProject, { body: { ...fields, name } }, teacher)
    expect(answer.code === 0 ? undefined : answer.message).toBe(said)
    expect((await list()).filter((one) => one.name === name)).toHaveLength(said ? 0 : 1)
  })

  it('go on, never beyond their end, and are nobody else’s to change', async () => {
    const [first] = await list()
    if (!first) throw new Error('no project')
    await backend.send(saveProject, { body: { ...first, done: 9 } }, teacher)
    expect((await list()).find(({ id }) => id === first.id)).toMatchObject({ done: 4, total: 4 })
    expect((await backend.send(saveProject, { body: { ...first, name: '改' } }, colleague)).code).toBe(100)
    expect((await backend.send(deleteProject, { body: { id: first.id } }, colleague)).code).toBe(100)
    expect((await backend.send(deleteProject, { body: { id: first.id } }, teacher)).code).toBe(0)
    expect((await list()).map(({ id }) => id)).not.toContain(first.id)
  })
})

describe('the search', () => {
  const kinds = async (query: string, token: string) => {
    const { data = [] } = await backend.send(searchHome, { query: { query } }, token)
    return [...new Set(data.map(({ kind }) => kind))]
  }

  it('finds a teacher’s courses, students and coursewares, and a student’s courses', async () => {
    expect(await kinds('语文', teacher)).toContain(foundKind.course)
    expect(await kinds('20260001', teacher)).toEqual([foundKind.student])
    expect(await kinds('复习课', teacher)).toEqual([foundKind.courseware])
    expect(await kinds('七年级 数学', pupil)).toEqual([foundKind.course])
    expect(await kinds('20260002', pupil)).toEqual([])
    expect(await kinds('复习课', pupil)).toEqual([])
    expect(await kinds('%', teacher)).toEqual([])
  })

  it('finds lessons of own courses: their teacher all of them, a student the published ones', async () => {
    const lessonsOf = async (query: string, token: string) => {
      const { data = [] } = await backend.send(searchHome, { query: { query } }, token)
      return data.flatMap((one) => (one.kind === foundKind.lesson ? one.id : []))
    }
    const rows = await backend.db
      .select({ id: lesson.id, status: lesson.status })
      .from(lesson)
      .where(eq(lesson.courseId, 1))
      .orderBy(desc(lesson.heldAt))
    const draft = rows.find(({ status }) => status === 1)?.id ?? 0
    const published = rows.find(({ status }) => status === 2)?.id ?? 0
    await backend.db
      .update(lesson)
      .set({ title: '独一无二的课' })
      .where(inArray(lesson.id, [draft, published]))
    expect((await lessonsOf('独一无二', teacher)).toSorted()).toEqual([draft, published].toSorted())
    expect(await lessonsOf('独一无二', pupil)).toEqual([published])
    expect(await lessonsOf('独一无二', await backend.tokenOf('otherSchool'))).toEqual([])
  })
})
