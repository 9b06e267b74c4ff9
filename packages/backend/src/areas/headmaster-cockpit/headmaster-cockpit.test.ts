import { authority } from '@mango/contract'
import { logout } from '@mango/contract/account'
import { getHeadmasterCockpit } from '@mango/contract/headmaster-cockpit'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paperSource } from '@mango/contract/paper-records'
import {
  answeredPaper,
  answeredPart,
  answerPage,
  growthPoint,
  liveAnswer,
  liveBallot,
  liveClass,
  liveQuestion,
  liveSeat,
  liveVoter,
  membership,
  paper,
  question,
  student,
  utterance,
} from '../../database/schema.ts'
import { sessionOf } from '../../session/sessions.ts'
import { origin, startTestBackend, type TestBackend } from '../../testing/index.ts'
import { ceiling, lineChart, spark } from './charts.ts'
import { alarms, changeOf, compared, groupsOf, type Measure } from './compare.ts'
import { activityOf } from './figures/activity.ts'
import { examScores, together } from './figures/exam-scores.ts'
import { attendance, lessonsByWeek, mostMissed } from './figures/live-classes.ts'
import { mondayOfWeek } from './figures/span.ts'
import { overviewOf } from './overview.ts'
import { firstTicket, readTicket, ticketFor } from './ticket.ts'

const counted = (classId: number, week: 0 | 1, part: number, whole: number) => ({ classId, week, part, whole })
const measure: Measure = {
  name: '参与率',
  unit: '%',
  of: 'percent',
  counted: [counted(1, 0, 30, 40), counted(1, 1, 36, 40), counted(2, 0, 10, 10), counted(2, 1, 5, 10)],
}
const classes = [
  { id: 1, name: '七年级(1)班', grade: 7, students: 40 },
  { id: 2, name: '八年级(1)班', grade: 8, students: 10 },
]

describe('what is compared', () => {
  it('is weighed by how many there are, this week beside the last', () => {
    expect(compared(measure, new Set([1, 2]))).toEqual({ now: 80, before: 82 })
    expect(compared(measure, new Set([3]))).toEqual({ now: undefined, before: undefined })
  })
  it('is counted once where several classes had it together', () => {
    const held = [1, 2].map((classId) => ({ ...counted(classId, 0, 1, 1), id: 7 }))
    expect(compared({ ...measure, of: 'count', counted: held }, new Set([1, 2]))).toEqual({ now: 1, before: 0 })
  })
  it.each([
    ['percent', { now: 80, before: 82 }, -2],
    ['mean', { now: 3, before: 4 }, -25],
    ['count', { now: 3, before: 0 }, undefined],
    ['count', { now: 0, before: 0 }, 0],
    ['count', { now: undefined, before: 3 }, undefined],
  ] as const)('changes, as a %s, from %j by %s', (of, both, change) => {
    expect(changeOf({ ...measure, of }, both)).toBe(change)
  })
  it('leads from the school to grades, and from a grade to classes', () => {
    expect(groupsOf(classes, undefined).map(({ name }) => name)).toEqual(['七年级', '八年级'])
    expect(groupsOf(classes.slice(0, 1), 7).map(({ query }) => query)).toEqual([{ grade: 7, class: 1 }])
  })
  it('is told where it fell', () => {
    expect(alarms(classes, [measure]).map(({ group, change }) => [group.name, change])).toEqual([['七年级(1)班', -15]])
  })
  it('is no fall where a class had one lesson fewer', () => {
    const lessons = (classId: number, week: 0 | 1, times: number) =>
      Array.from({ length: times }, (_, id) => ({
        ...counted(classId, week, 1, 1),
        id: classId * 100 + week * 10 + id,
      }))
    const held = [...lessons(1, 1, 1), ...lessons(2, 0, 1), ...lessons(2, 1, 3)]
    const found = alarms(classes, [{ ...measure, of: 'count', counted: held }])
    expect(found.map(({ group, compared: both }) => [group.name, both])).toEqual([
      ['八年级(1)班', { now: 1, before: 3 }],
    ])
  })
})

it.each([
  ['2026-11-22T15:59:00Z', 0, '2026-11-15T16:00:00.000Z'],
  ['2026-11-22T16:01:00Z', 0, '2026-11-22T16:00:00.000Z'],
  ['2026-11-18T02:00:00Z', 1, '2026-11-08T16:00:00.000Z'],
])('the week of %s, %s back, begins at %s: Monday in China', (now, back, monday) => {
  expect(mondayOfWeek(new Date(now), back).toISOString()).toBe(monday)
})

describe('charts', () => {
  it('leave a gap where nothing is known, and have a table', async () => {
    const points = [3, undefined, 1].map((value, index) => ({ label: `${index + 1}日`, value }))
    const drawn = String(await lineChart({ label: '命中率', heading: '日期', points, max: 4, unit: '%' }))
    const drawings = drawn.split('</svg>').slice(0, -1)
    expect(drawings.map((one) => one.match(/class="line"/g)?.length)).toEqual([2, 2])
    expect(drawn).toContain('<th scope="row">2日</th>')
    expect(drawn).toContain('<summary aria-label="以表格查看 命中率">')
    expect(drawn).not.toContain('NaN')
  })
  it('do not draw a week that still runs as a fall', async () => {
    const points = [3, 4, 0].map((value, index) => ({ label: `${index + 1}日`, value }))
    const line = { label: '每周节数', heading: '周', points, max: 4, unit: ' 节' }
    const lines = (drawn: string) => drawn.split('</svg>')[0]?.match(/<path class="line[^>]*>/g) ?? []
    const over = lines(String(await lineChart(line)))
    expect(over.map((one) => one.split('L').length)).toEqual([3])
    const drawn = String(await lineChart({ ...line, soFar: '至今' }))
    expect(lines(drawn).map((one) => [one.includes('so-far'), one.split('L').length])).toEqual([
      [false, 2],
      [true, 2],
    ])
    expect(drawn).toContain('<th scope="row">3日 至今</th>')
  })
  it.each([[], [undefined], [5]])('draw no line of %s', (...values) => {
    expect(String(spark(values))).toBe('')
  })
  it.each([
    [0, 4],
    [9, 12],
    [91, 120],
    [8001, 12_000],
  ])('have a round top above %s: %s', (most, top) => expect(ceiling(most)).toBe(top))
})

it('a way of tickets ends, however often each is changed for the next', async () => {
  const start = new Date('2026-11-20T02:00:00Z')
  const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
  let ticket = await firstTicket('secret', 'hash', start)
  let minutes = 0
  for (let known = await readTicket(ticket, 'secret', start); known;) {
    ticket = await ticketFor('secret', known, later(minutes))
    minutes += 9
    known = await readTicket(ticket, 'secret', later(minutes))
  }
  expect(minutes).toBeGreaterThan(11 * 60)
  expect(minutes).toBeLessThan(13 * 60)
})

describe('homework', () => {
  let backend: TestBackend
  const monday = mondayOfWeek(new Date('2026-11-20T02:00:00Z'), 0)
  const at = (days: number) => new Date(monday.getTime() + days * 86_400_000)
  beforeAll(async () => {
    backend = await startTestBackend()
  }, 180_000)
  afterAll(() => backend.close())

  it('counts in the week in which a class began with it, as it stood when as much of the week had gone, and nothing of another school', async () => {
    const { db } = backend
    await db.delete(answeredPart)
    await db.delete(answerPage)
    await db.delete(answeredPaper)
    const pupils = await db.select().from(student).where(eq(student.classId, 1)).limit(3)
    const [foreign] = await db.select().from(student).where(eq(student.schoolId, 2)).limit(1)
    const homework = await db.select().from(paper).where(eq(paper.source, paperSource.homework)).limit(3)
    const [exam] = await db.select().from(paper).where(eq(paper.source, paperSource.exam)).limit(1)
    const handIn = (pupil = pupils[0], of = homework[0], day = 0, correctedAt: Date | null = null) =>
      db.insert(answeredPaper).values({
        studentId: pupil?.personId ?? 0,
        paperId: of?.id ?? 0,
        classId: pupil?.classId,
        correctBySelf: true,
        handedInAt: at(day),
        updatedAt: at(day),
        correctedAt,
      })
    await handIn(pupils[0], homework[0], -2, at(-1))
    await handIn(pupils[1], homework[0], 1)
    await handIn(pupils[0], homework[1], 1, at(1))
    await handIn(pupils[0], homework[2], -20)
    await handIn(pupils[2], homework[2], 2)
    await handIn(pupils[2], exam, 2)
    await handIn(foreign, homework[0], 1)
    const until = (days: number) => activityOf(db, { schoolId: 1, monday, until: at(days) }, new Map([[1, 40]]))
    expect(await until(7)).toEqual({
      homework: [counted(1, 0, 1, 40), counted(1, 1, 1, 40)],
      corrections: [counted(1, 0, 1, 1), counted(1, 1, 1, 1)],
    })
    // On Tuesday morning, what came in on the Saturday before is no part of the comparison.
    expect(await until(1)).toEqual({ homework: [], corrections: [] })
    await handIn(pupils[1], homework[1], 0)
    expect((await until(1)).homework).toEqual([counted(1, 0, 1, 40)])
    // What somebody handed in before says nothing about the class that they are in now.
    const before = await until(7)
    await db
      .update(student)
      .set({ classId: 2 })
      .where(eq(student.personId, pupils[0]?.personId ?? 0))
    expect(await until(7)).toEqual(before)
  })
})

describe('the page', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await startTestBackend()
  }, 180_000)
  afterAll(() => backend.close())
  beforeEach(() => backend.clock.advance(1))

  const ticketOf = async (account: 'headmaster' | 'everything' = 'headmaster') => {
    const { data = '' } = await backend.send(getHeadmasterCockpit, {}, await backend.tokenOf(account))
    return data.slice(origin.length)
  }
  const open = async (address: string, query = '') => {
    const answer = await backend.fetch(address + query)
    return { status: answer.status, text: await answer.text() }
  }
  const linkTo = (text: string, name: string) =>
    new RegExp(`href="([^"]*)"[^>]*>${name.replace(/[()]/g, '\\$&')}<`).exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const page = '/api/oauth2/headmasterCockpit/page'

  it("has a policy that holds in a sandbox, where Safari knows no 'self'", async () => {
    const { headers } = await backend.fetch(await ticketOf())
    expect(headers.get('content-security-policy')).toContain(`default-src 'self' ${origin};`)
  })
  it('leads from the school to a grade and a class, each by a ticket of its own', async () => {
    const school = await open(await ticketOf())
    expect(school.status).toBe(200)
    for (const words of [
      '芒果实验学校',
      '9 个班',
      '实时课堂的节数',
      '助手命中率',
      '作业提交率',
      '作业批改率',
      '答错最多的题',
      '本学年的考试',
      '考试得分率的分布',
    ])
      expect(school.text).toContain(words)
    expect(school.text).not.toMatch(/NaN|undefined|\[object/)
    // A ticket lasts ten minutes; whoever goes on reading gets another with each page.
    backend.clock.advance(9 * 60)
    const grade = await open(page, linkTo(school.text, '七年级'))
    expect(grade.text).toContain('3 个班')
    backend.clock.advance(9 * 60)
    const own = await open(page, linkTo(grade.text, '七年级(1)班'))
    expect(own.text).toContain('1 个班')
    const before = await open(page, linkTo(own.text, '‹ 上一周'))
    expect(before.text).toContain('1 个班')
    expect(before.text).toContain('下一周 ›')
  })

  it('counts what happened today', async () => {
    const value = async () => {
      const { text } = await open(await ticketOf())
      const [, points] = /人均成长积分<\/h2>\s*<p>\s*<b>([\d.]+)/.exec(text) ?? []
      return { points: Number(points), text }
    }
    const before = await value()
    const own = await backend.db.select().from(student).where(eq(student.schoolId, 1))
    await backend.db
      .insert(growthPoint)
      .values(
        own.map(({ personId }) => ({ schoolId: 1, studentId: personId, day: '2026-11-20', name: '活动', point: 10 })),
      )
    await backend.db.insert(utterance).values(
      Array.from({ length: 300 }, () => ({
        schoolId: 1,
        at: backend.clock.now(),
        day: '2026-11-20',
        studentId: own[0]?.personId ?? 0,
        deviceId: 'YB1-20260001',
        missed: true,
        mediaKey: '',
        transcript: '<b>什么是黑洞</b>',
      })),
    )
    // Within a minute the school is not counted anew, and the page says of when it is.
    expect((await value()).points).toBe(before.points)
    backend.clock.advance(60)
    const after = await value()
    expect(after.points - before.points).toBeCloseTo(10, 0)
    expect(after.text).toContain('&lt;b&gt;什么是黑洞&lt;/b&gt;')
  })

  it('compares the running week with as much of the one before', async () => {
    const { db, clock } = backend
    const compared = async () => {
      const { text } = await open(await ticketOf())
      const [, points, change] = /人均成长积分<\/h2>.*?<b>([\d.–]+).*?<p>(.*?)<\/p>/s.exec(text) ?? []
      return { points: Number(points), change: change?.replaceAll(/<[^>]*>/g, '').trim() }
    }
    await db.delete(growthPoint)
    const own = await db.select().from(student).where(eq(student.schoolId, 1))
    const earn = (day: string, point: number) =>
      db
        .insert(growthPoint)
        .values(own.map(({ personId }) => ({ schoolId: 1, studentId: personId, day, name: '活动', point })))
    // Friday, and the Friday and Saturday before.
    await earn('2026-11-20', 6)
    await earn('2026-11-13', 4)
    await earn('2026-11-14', 4)
    clock.advance(60)
    expect(await compared()).toEqual({ points: 6, change: '↑ 50% 较上周同期' })
    const { text } = await open(await ticketOf(), '&back=1')
    expect(text).toContain('上周没有数据')
  })

  it.each([
    ['on a Monday', '2026-11-16T10:00:00+08:00', 0, '11/3', '11/16'],
    ['on a Friday', '2026-11-20T10:00:00+08:00', 0, '11/7', '11/20'],
    ['on a Sunday', '2026-11-22T23:59:59+08:00', 0, '11/9', '11/22'],
    ['of the week before', '2026-11-16T10:00:00+08:00', 1, '11/2', '11/15'],
  ])('shows fourteen days of the assistant that have been: %s', async (_, now, back, first, last) => {
    const { hits } = await overviewOf(backend.db, 1, { back }, new Date(now))
    expect([hits.length, hits[0]?.label, hits.at(-1)?.label]).toEqual([14, first, last])
  })

  it('counts classes that were held, not what was opened by mistake, and who joined there as there', async () => {
    const { db, clock } = backend
    const until = clock.now()
    const scope = { schoolId: 1, monday: mondayOfWeek(until, 0), until }
    const figures = async () => {
      const { lessons, answered } = await attendance(db, scope)
      const ofClass = (one: { classId: number; week: number }) => one.classId === 1 && one.week === 0
      const [week] = (await lessonsByWeek(db, scope, [1], 1)).map((one) => one.lessons)
      return [lessons.filter(ofClass).length, answered.find(ofClass)?.students ?? 0, week ?? 0]
    }
    const [lessons = 0, there = 0, week = 0] = await figures()
    const [known] = await db
      .select()
      .from(liveQuestion)
      .innerJoin(liveClass, eq(liveClass.id, liveQuestion.answerClassId))
    if (!known) throw new Error('no class was held')
    const { id: _, joinCode: __, ...like } = known.live_class
    const beganAt = new Date(until.getTime() - 60_000)
    const [opened] = await db
      .insert(liveClass)
      .values({ ...like, classIds: [1], beganAt, endedAt: until })
      .returning()
    const answerClassId = opened?.id ?? 0
    expect(await figures()).toEqual([lessons, there, week])

    const [one, two] = await db.select().from(student).where(eq(student.classId, 1))
    if (!one || !two) throw new Error('no pupils')
    const round = { answerClassId, questionId: known.live_question.questionId, attempt: 1 }
    await db.insert(liveBallot).values({ ...round, ballotId: 'one-ballot', answer: 'A', revision: 1 })
    await db.insert(liveVoter).values({ ...round, studentId: one.personId })
    await db.insert(liveSeat).values(
      [one, two].map(({ personId }) => ({
        answerClassId,
        studentId: personId,
        tokenHash: `seat-${personId}`,
        createdAt: beganAt,
        admittedAt: beganAt,
      })),
    )
    expect(await figures()).toEqual([lessons + 1, there + 2, week + 1])
  })

  it('of a question that was asked again, what it is missed by is the last round that somebody answered', async () => {
    const { db } = backend
    // In a week in which nothing else was asked.
    const until = new Date('2020-03-04T02:00:00Z')
    const scope = { schoolId: 1, monday: mondayOfWeek(until, 0), until }
    const [like] = await db.select().from(liveClass)
    const pupils = await db.select().from(student).where(eq(student.classId, 1)).limit(25)
    const [asked] = await db.select().from(question).where(eq(question.answer1, 'A')).limit(1)
    if (!like || !asked) throw new Error('no class, no question')
    const { id: _, joinCode: __, ...fields } = like
    const [held] = await db
      .insert(liveClass)
      .values({ ...fields, classIds: [1], beganAt: new Date(until.getTime() - 60_000), endedAt: until })
      .returning()
    const answers = (attempt: number, answer: string) =>
      pupils.map(({ personId }) => ({
        answerClassId: held?.id ?? 0,
        questionId: asked.id,
        studentId: personId,
        attempt,
        answer,
        timeCost: 1,
        revision: 1,
        answeredAt: until,
      }))
    await db.insert(liveAnswer).values(answers(1, 'B'))
    const missed = () => mostMissed(db, scope, [1])
    expect(await missed()).toMatchObject([{ id: asked.id, answers: 25, share: 0 }])
    await db.insert(liveAnswer).values(answers(2, 'A'))
    expect(await missed()).toMatchObject([{ id: asked.id, answers: 25, share: 100 }])
  })

  it('tells the scores of exams by bands that are everybody', async () => {
    const { db, clock } = backend
    const scores = await examScores(db, 1, new Date('2026-08-01T00:00:00+08:00'))
    const all = together(scores)
    expect(all?.papers).toBeGreaterThan(0)
    expect(all?.bands.reduce((sum, one) => sum + one, 0)).toBe(all?.papers)
    expect(await examScores(db, 1, clock.now())).toEqual([])
    // What students mark themselves moves nothing.
    const mock = { schoolId: 1, subjectId: 1, source: paperSource.exam, name: '模拟卷', createdAt: clock.now() }
    const [made] = await db.insert(paper).values(mock).returning()
    const [pupil] = await db.select().from(student).where(eq(student.classId, 1))
    await db.insert(answeredPaper).values({
      studentId: pupil?.personId ?? 0,
      paperId: made?.id ?? 0,
      classId: pupil?.classId,
      correctBySelf: true,
      handedInAt: clock.now(),
      updatedAt: clock.now(),
      correctedAt: clock.now(),
      scoreRate: 0,
    })
    expect(await examScores(db, 1, new Date('2026-08-01T00:00:00+08:00'))).toEqual(scores)
    expect(together([])).toBeUndefined()
    const of = (classId: number, papers: number, mean: number, bands: number[]) => ({ classId, papers, mean, bands })
    expect(together([of(1, 1, 90, [1, 0, 0, 0]), of(2, 3, 50, [0, 1, 0, 2])])).toEqual({
      papers: 4,
      mean: 60,
      bands: [1, 1, 0, 2],
    })
  })

  it('is of the school that its session is for', async () => {
    const other = await open(await ticketOf('everything'))
    expect(other.text).toContain('芒果实验学校')
    const [own, foreign] = [await ticketOf(), await ticketOf('everything')].map((one) => one.split('=')[1]?.split('.'))
    const forged = [foreign?.[0], ...(own ?? []).slice(1)].join('.')
    expect((await open(page, `?ticket=${forged}`)).status).toBe(403)
  })

  it('goes on no longer than its session, and than the right to it', async () => {
    const token = await backend.tokenOf('headmaster')
    const { data = '' } = await backend.send(getHeadmasterCockpit, {}, token)
    const { text } = await open(data.slice(origin.length))
    const next = () => open(page, linkTo(text, '七年级'))
    const { personId, permissions } = await sessionOf(backend.db, token, backend.clock.now())
    const allow = (rights: readonly number[]) =>
      backend.db
        .update(membership)
        .set({ permissions: [...rights] })
        .where(eq(membership.personId, personId))

    expect((await next()).status).toBe(200)
    await allow(permissions.filter((right) => right !== authority.headmasterCockpit))
    expect((await next()).status).toBe(403)
    await allow(permissions)
    expect((await next()).status).toBe(200)
    await backend.send(logout, {}, token)
    expect(await next()).toMatchObject({
      status: 403,
      text: expect.stringContaining('页面已过期，请登录平台后重新打开校长驾驶舱。'),
    })
  })
})
