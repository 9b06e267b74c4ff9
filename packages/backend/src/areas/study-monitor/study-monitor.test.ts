import {
  broadcastAudiences,
  countRecipients,
  detailList,
  feedbackList,
  hitRate,
  monitorPageSize,
  msgHistory,
  send2All,
  sendDingMsg,
  sendMsg,
  studentsInNeed,
  totalList,
  trend,
  text,
} from '@mango/contract/study-monitor'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { assistant, feedback, monitorDay, person, student, studentMessage, utterance } from '../../database/schema.ts'
import { pageIn, startTestBackend, type TestBackend } from '../../testing/index.ts'
import { listInNeed } from './help.ts'

let backend: TestBackend
let staff: string
beforeAll(async () => {
  backend = await startTestBackend()
  staff = await backend.tokenOf('everything')
}, 180_000)
afterAll(() => backend.close())
// Two sends of one test must not count as one press with those of another.
beforeEach(() => backend.clock.advance(60))

const days = async (change = {}, token = staff) =>
  pageIn(
    await backend.send(
      totalList,
      { body: { pageNum: 1, pageSize: monitorPageSize, dateTime: '', codeOrName: '', ...change } },
      token,
    ),
  )
const log = async (change = {}) =>
  pageIn(
    await backend.send(
      detailList,
      { body: { pageNum: 1, pageSize: 8, deviceId: null, dateTime: null, intentType: null, ...change } },
      staff,
    ),
  )

describe('the daily list', () => {
  it('nests its page as the documents show, newest day first, twelve a page', async () => {
    const answer = await backend.send(
      totalList,
      { body: { pageNum: 1, pageSize: 12, dateTime: '', codeOrName: '' } },
      staff,
    )
    expect(answer.data).toMatchObject({ total: 2700 })
    const { rows: found } = await days()
    expect(found).toHaveLength(12)
    expect(found[0]).toMatchObject({ dateTime: '2026-11-20', schoolName: '芒果实验学校' })
  })

  it('ends with its last record, and answers nothing behind it', async () => {
    expect((await days({ pageNum: 225 })).rows).toHaveLength(12)
    expect((await days({ pageNum: 226 })).rows).toEqual([])
  })

  it('finds a day, a name, a code, and a student on a day', async () => {
    const all = await backend.db
      .select()
      .from(monitorDay)
      .innerJoin(person, eq(person.id, monitorDay.studentId))
      .innerJoin(student, eq(student.personId, monitorDay.studentId))
      .where(eq(monitorDay.schoolId, 1))
    const some = all[1234]
    if (!some) throw new Error('no records')
    const { day } = some.monitor_day
    const counts = {
      day: all.filter((one) => one.monitor_day.day === day).length,
      name: all.filter((one) => one.person.nickname.includes(some.person.nickname)).length,
      code: all.filter((one) => one.student.studentCode === some.student.studentCode).length,
    }
    expect((await days({ dateTime: day })).total).toBe(counts.day)
    expect((await days({ codeOrName: ` ${some.person.nickname} ` })).total).toBe(counts.name)
    expect((await days({ codeOrName: some.student.studentCode })).total).toBe(counts.code)
    const both = await days({ codeOrName: some.student.studentCode, dateTime: day })
    expect(both.rows).toMatchObject([{ studentCode: some.student.studentCode, dateTime: day }])
    expect((await days({ codeOrName: '%' })).total).toBe(0)
    expect((await days({ dateTime: '2020-01-01' })).total).toBe(0)
  })

  it('finds a class, days from one to another, and both; none of another school', async () => {
    const all = await backend.db
      .select()
      .from(monitorDay)
      .innerJoin(student, eq(student.personId, monitorDay.studentId))
      .where(eq(monitorDay.schoolId, 1))
    const classId = all[1234]?.student.classId ?? 0
    const [fromDay, toDay] = ['2026-11-16', '2026-11-18']
    const count = (fits: (one: (typeof all)[number]) => boolean) => all.filter(fits).length
    const ofClass = (one: (typeof all)[number]) => one.student.classId === classId
    const within = (one: (typeof all)[number]) => one.monitor_day.day >= fromDay && one.monitor_day.day <= toDay
    expect((await days({ classId })).total).toBe(count(ofClass))
    expect((await days({ fromDay, toDay })).total).toBe(count(within))
    expect((await days({ fromDay })).total).toBe(count((one) => one.monitor_day.day >= fromDay))
    expect((await days({ classId, fromDay, toDay })).total).toBe(count((one) => ofClass(one) && within(one)))
    expect((await days({ classId }, await backend.tokenOf('otherSchool'))).total).toBe(0)
  })

  it('is the school’s own, for those who hold the right', async () => {
    expect((await days({}, await backend.tokenOf('otherSchool'))).total).toBe(300)
    expect((await days({}, await backend.tokenOf('student'))).rows).toEqual([])
  })
})

const needy = async (change = {}, token = staff) =>
  pageIn(await backend.send(studentsInNeed, { body: { pageNum: 1, pageSize: 200, ...change } }, token))

describe('who needs help today', () => {
  const today = '2026-11-20'
  it.each([
    ['before the lessons are over', '2026-11-20T10:00:00+08:00'],
    ['in the evening', '2026-11-20T18:00:00+08:00'],
  ])(
    'names whom the assistant understood badly, often not, or who is silent, each with the facts of seven days: %s',
    async (when, moment) => {
      const now = new Date(moment)
      const all = await backend.db.select().from(monitorDay).where(eq(monitorDay.schoolId, 1))
      const { data: found, total } = await listInNeed(backend.db, 1, { pageNum: 1, pageSize: 5000 }, now)
      const devices = await backend.db.select().from(assistant).where(eq(assistant.schoolId, 1))
      const expected = devices.flatMap(({ studentId }) => {
        const days = all.filter((one) => one.studentId === studentId && one.day > '2026-11-13' && one.day <= today)
        const totalNum = days.reduce((sum, one) => sum + one.asked, 0)
        const missNum = days.reduce((sum, one) => sum + one.missed, 0)
        const lastDay = days.map((one) => one.day).reduce((a, b) => (a > b ? a : b), '')
        const low = totalNum > 0 && hitRate(totalNum, missNum) < 80
        const silent = when === 'in the evening' ? lastDay !== today : lastDay === ''
        return low || missNum >= 6 || silent ? [{ low, facts: { studentId, totalNum, missNum, lastDay, silent } }] : []
      })
      expect(total).toBe(expected.length)
      expect(expected.some(({ facts }) => facts.lastDay === today)).toBe(true)
      expect(expected.some(({ facts }) => facts.lastDay !== today && !facts.silent)).toBe(when !== 'in the evening')
      const byId = new Map(expected.map(({ facts }) => [facts.studentId, facts]))
      for (const one of found) expect(one).toMatchObject(byId.get(one.studentId) ?? { studentId: 'not in need' })
      const lows = expected.flatMap(({ low, facts }) => (low ? [facts.missNum] : [])).toSorted((a, b) => b - a)
      expect(found.slice(0, lows.length).map((one) => one.missNum)).toEqual(lows)
      expect(new Set(found.map((one) => one.studentId)).size).toBe(total)
    },
  )

  it('looks at one class, where one is meant', async () => {
    const { data: classes = [] } = await backend.send(broadcastAudiences, {}, staff)
    const [first] = classes
    const classId = first?.classId ?? 0
    const found = await needy({ classId })
    expect(found.total).toBeGreaterThan(0)
    expect(found.total).toBeLessThanOrEqual(first?.students ?? 0)
    expect(found.rows.every((one) => one.className === first?.className)).toBe(true)
    expect((await needy({ classId }, await backend.tokenOf('otherSchool'))).total).toBe(0)
  })

  it('is the school’s own, for those who hold the right', async () => {
    const theirs = await needy({}, await backend.tokenOf('otherSchool'))
    expect(theirs.rows.length).toBeGreaterThan(0)
    expect(theirs.rows.every((one) => one.schoolName === '芒果第二中学')).toBe(true)
    expect(
      (await backend.send(studentsInNeed, { body: { pageNum: 1, pageSize: 5 } }, await backend.tokenOf('student')))
        .code,
    ).toBe(100)
  })
})

describe('the trend', () => {
  const trendOf = async (change = {}, token = staff) =>
    (await backend.send(trend, { body: { dateTime: '', codeOrName: '', ...change } }, token)).data

  it.each([1, 2])('counts the last four weeks of school %d, day by day and sentence by sentence', async (schoolId) => {
    const found = await trendOf({}, schoolId === 1 ? staff : await backend.tokenOf('otherSchool'))
    expect(found).toMatchObject({ from: '2026-10-24', to: '2026-11-20' })
    expect(found?.days).toHaveLength(28)
    const all = await backend.db.select().from(monitorDay).where(eq(monitorDay.schoolId, schoolId))
    for (const { day, totalNum, missNum } of found?.days ?? []) {
      const ofDay = all.filter((one) => one.day === day)
      expect([totalNum, missNum]).toEqual([
        ofDay.reduce((sum, one) => sum + one.asked, 0),
        ofDay.reduce((sum, one) => sum + one.missed, 0),
      ])
    }
    const said = await backend.db.select().from(utterance).where(eq(utterance.schoolId, schoolId))
    const missed = said.filter((one) => one.missed && one.day >= '2026-10-24')
    const [most] = found?.misses ?? []
    const same = missed.filter((one) => one.transcript === most?.text)
    expect(most).toEqual({
      text: most?.text,
      times: same.length,
      students: new Set(same.map((one) => one.studentId)).size,
    })
    const counts = new Map<string, number>()
    for (const { transcript } of missed) counts.set(transcript, (counts.get(transcript) ?? 0) + 1)
    expect(most?.times).toBe(Math.max(...counts.values()))
  })

  it('is of a class and of the days that are meant, at most three months of them', async () => {
    const { data: classes = [] } = await backend.send(broadcastAudiences, {}, staff)
    const classId = classes[0]?.classId ?? 0
    const wish = { classId, fromDay: '2026-11-16', toDay: '2026-11-18' }
    const found = await trendOf(wish)
    const rows = await backend.db
      .select()
      .from(monitorDay)
      .innerJoin(student, eq(student.personId, monitorDay.studentId))
      .where(and(eq(student.classId, classId), eq(monitorDay.schoolId, 1)))
    expect(found?.days.map((one) => one.totalNum)).toEqual(
      ['2026-11-16', '2026-11-17', '2026-11-18'].map((day) =>
        rows.filter((one) => one.monitor_day.day === day).reduce((sum, one) => sum + one.monitor_day.asked, 0),
      ),
    )
    const theirs = await trendOf(wish, await backend.tokenOf('otherSchool'))
    expect(theirs?.days.every((one) => one.totalNum === 0)).toBe(true)
    expect(theirs?.misses).toEqual([])
    expect((await trendOf({ fromDay: '2020-01-01' }))?.days).toHaveLength(92)
    expect((await trendOf({ dateTime: '2026-11-18' }))?.to).toBe('2026-11-18')
  })
})

describe('the log', () => {
  it('tells hits from misses, of the school and of one assistant and day', async () => {
    const rows = await backend.db.select().from(utterance).where(eq(utterance.schoolId, 1))
    const missed = rows.filter((one) => one.missed)
    expect((await log()).total).toBe(rows.length)
    expect((await log({ intentType: 0 })).total).toBe(missed.length)
    expect((await log({ intentType: 1 })).total).toBe(rows.length - missed.length)
    expect((await log({ intentType: 0 })).rows.every((one) => one.skill === '未命中')).toBe(true)
    expect((await log({ intentType: 1 })).rows.some((one) => one.skill === '未命中')).toBe(false)
    const { deviceId, day } = missed[0] ?? { deviceId: '', day: '' }
    const mine = rows.filter((one) => one.deviceId === deviceId && one.day === day)
    const found = await log({ deviceId, dateTime: day })
    expect(found.total).toBe(mine.length)
    expect((await log({ deviceId, dateTime: day, intentType: 0 })).total).toBe(mine.filter((one) => one.missed).length)
    expect(found.rows[0]?.mediaUrl).toMatch(/^http:\/\/school\.test\/oss\/monitor\/[0-9a-f]{32}\.wav\?.*Signature=/)
  })

  it('adds up to the daily list', async () => {
    const [one] = (await days()).rows
    if (!one) throw new Error('no records')
    const found = await log({ deviceId: one.deviceId, dateTime: one.dateTime })
    const misses = await log({ deviceId: one.deviceId, dateTime: one.dateTime, intentType: 0 })
    expect([found.total, misses.total]).toEqual([one.totalNum, one.missNum])
  })
})

const history = async (readType: 1 | 2 | null = null) =>
  pageIn(await backend.send(msgHistory, { body: { pageNum: 1, pageSize: 8, readType } }, staff))
const complaints = async (status: 0 | 2 | '' = '') =>
  pageIn(await backend.send(feedbackList, { body: { pageNum: 1, pageSize: 8, status } }, staff))

describe('messages', () => {
  it('lists them by read state', async () => {
    expect((await history(1)).rows.every((one) => one.status === 1)).toBe(true)
    expect((await history(2)).rows.every((one) => one.status === 2)).toBe(true)
    expect((await history()).total).toBeGreaterThan((await history(1)).total + (await history(2)).total)
  })

  it('speaks through the assistant of the student, or waits until it is online', async () => {
    const devices = await backend.db.select().from(assistant).where(eq(assistant.schoolId, 1))
    for (const online of [true, false]) {
      const one = devices.find((device) => device.online === online)
      if (!one) throw new Error('no such assistant')
      const body = { studentId: one.studentId, deviceId: one.deviceId, msg: ' 记得带书 ' }
      expect((await backend.send(sendMsg, { body }, staff)).code).toBe(0)
      expect((await history()).rows[0]).toMatchObject({ content: '记得带书', status: online ? 1 : 0 })
    }
    const [one, two] = devices
    const body = { studentId: one?.studentId ?? 0, deviceId: two?.deviceId ?? '', msg: '错的设备' }
    expect((await backend.send(sendMsg, { body }, staff)).code).toBe(100)
  })

  it('answers a feedback, which is closed by it; a double click sends once', async () => {
    const [open] = (await complaints(0)).rows
    if (!open) throw new Error('no open feedback')
    const before = await history()
    const body = { studentId: open.studentId, msg: '**收到**', feedbackId: open.id }
    await Promise.all([backend.send(sendDingMsg, { body }, staff), backend.send(sendDingMsg, { body }, staff)])
    const after = await history()
    expect(after.total).toBe(before.total + 1)
    expect(after.rows[0]).toMatchObject({ content: '**收到**', status: 1 })
    const [closed] = await backend.db.select().from(feedback).where(eq(feedback.id, open.id))
    expect(closed?.status).toBe(2)
  })

  it('refuses empty text, a foreign student and a foreign feedback', async () => {
    const [foreign] = await backend.db.select().from(feedback).where(eq(feedback.schoolId, 2))
    const studentId = foreign?.studentId ?? 0
    const [mine] = await backend.db.select().from(student).where(eq(student.schoolId, 1)).limit(1)
    const send = (body: { studentId: number; msg: string; feedbackId?: number }) =>
      backend.send(sendDingMsg, { body }, staff)
    expect((await send({ studentId, msg: 'x' })).code).toBe(100)
    expect((await send({ studentId: mine?.personId ?? 0, msg: '  ' })).code).toBe(100)
    expect((await send({ studentId: mine?.personId ?? 0, msg: 'x', feedbackId: foreign?.id ?? 0 })).code).toBe(100)
  })

  it('reaches everybody with an assistant, as many as it said before', async () => {
    const { data: reached } = await backend.send(countRecipients, {}, staff)
    expect((await backend.send(send2All, { body: { msg: '明天放假' } }, staff)).code).toBe(0)
    const sent = await backend.db
      .select()
      .from(studentMessage)
      .where(and(eq(studentMessage.schoolId, 1), eq(studentMessage.content, '明天放假')))
    expect(sent).toHaveLength(reached ?? -1)
    expect((await backend.send(send2All, { body: { msg: 'x' } }, await backend.tokenOf('student'))).code).toBe(100)
    expect(await backend.send(send2All, { body: { msg: ' \u200b' } }, staff)).toEqual({
      code: 100,
      message: text.messageMissing,
    })
  })
  it('is one line of the history, under every state that one of them has', async () => {
    const before = await history()
    await backend.send(send2All, { body: { msg: '带好雨伞' } }, staff)
    const { data: reached = 0 } = await backend.send(countRecipients, {}, staff)
    const after = await history()
    expect(after.total).toBe(before.total + 1)
    expect(after.rows[0]).toMatchObject({ content: '带好雨伞', audience: '全校', reached, read: 0, status: 1 })
    expect((await history(2)).rows[0]?.content).not.toBe('带好雨伞')
    const [one] = await backend.db.select().from(studentMessage).where(eq(studentMessage.content, '带好雨伞')).limit(1)
    await backend.db
      .update(studentMessage)
      .set({ status: 2 })
      .where(eq(studentMessage.id, one?.id ?? 0))
    expect((await history(2)).rows[0]).toMatchObject({ content: '带好雨伞', read: 1 })
    expect((await history(1)).rows[0]).toMatchObject({ content: '带好雨伞' })
  })
  it('reaches a class or a grade alone, and none of another school', async () => {
    const { data: classes = [] } = await backend.send(broadcastAudiences, {}, staff)
    const [first] = classes
    const send = (body: { gradeId?: number; classId?: number }, msg: string, token = staff) =>
      backend.send(send2All, { body: { msg, ...body } }, token)
    await send({ classId: first?.classId ?? 0 }, '本班留下')
    expect((await history()).rows[0]).toMatchObject({ audience: first?.className, reached: first?.students })
    await send({ gradeId: first?.gradeId ?? 0 }, '全年级集合')
    const ofGrade = classes.filter(({ gradeId }) => gradeId === first?.gradeId)
    const reached = ofGrade.reduce((sum, { students }) => sum + students, 0)
    expect((await history()).rows[0]).toMatchObject({ audience: first?.gradeName, reached })
    const theirs = await backend.tokenOf('otherSchool')
    expect((await send({ classId: first?.classId ?? 0 }, '偷', theirs)).code).toBe(100)
  })
  it('sent twice by a double click is sent once', async () => {
    const before = await history()
    const press = () => backend.send(send2All, { body: { msg: '双击群发' } }, staff)
    await Promise.all([press(), press()])
    // Whatever second of the minute it is.
    backend.clock.advance(1)
    await press()
    expect((await history()).total).toBe(before.total + 1)
  })
})
