import {
  addMoment,
  getAbilityDetail,
  getAbilityOverview,
  getDailyBehaviour,
  getGrowthRights,
  getGrowthSubjects,
  getGrowthTerms,
  getMoments,
  getPhotoUrl,
  getStudentBaseInfo,
  judgeMoment,
  momentStatus,
  switchMomentApproval,
  updateStudentPhoto,
  type MomentStatus,
} from '@mango/contract/growth-profile'
import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { growthMoment, growthPoint, person, student, upload } from '../../database/schema.ts'
import { jpeg } from '../../drawing/jpeg.ts'
import { png } from '../../drawing/png.ts'
import { sizeOf } from '../../drawing/read-picture.ts'
import { toBase64 } from '../../secrets.ts'
import { origin, startTestBackend, type TestBackend } from '../../testing/index.ts'

let backend: TestBackend
let pupil: string
let staff: string
let studentId: number
let otherId: number
beforeAll(async () => {
  backend = await startTestBackend()
  pupil = await backend.tokenOf('student')
  staff = await backend.tokenOf('everything')
  const [own] = await backend.db.select().from(student).orderBy(student.personId).limit(1)
  studentId = own?.personId ?? 0
  const [mate] = await backend.db
    .select()
    .from(student)
    .where(and(eq(student.classId, own?.classId ?? 0), ne(student.personId, studentId)))
    .limit(1)
  otherId = mate?.personId ?? 0
}, 180_000)
afterAll(() => backend.close())
beforeEach(() => backend.clock.advance(60))

const ofPupil = () => ({ query: { studentId } })
const grey = (width: number, height: number) => new Uint8Array(width * height * 3).fill(120)
const addressed = (type: string, bytes: Uint8Array) => `data:image/${type};base64,${toBase64(bytes)}`
const readAt = (address: string | undefined) => backend.fetch(address?.slice(origin.length) ?? '')

const moments = async (token = pupil, query: { id?: number; pageSize?: number } = {}) =>
  (await backend.send(getMoments, { query: { studentId, pageSize: 10, ...query } }, token)).data
const add = (name: string, content: BlobPart, token = pupil, more: { poster?: string } = {}) =>
  backend.send(
    addMoment,
    { body: { studentId, title: '新的瞬间', content: '说明', ...more }, file: new File([content], name) },
    token,
  )
const rowsOf = () => backend.db.select().from(growthMoment).where(eq(growthMoment.studentId, studentId))

describe('what a profile shows', () => {
  it('tells what the school says in its order', async () => {
    const { data } = await backend.send(getStudentBaseInfo, ofPupil(), pupil)
    expect(Object.keys(data ?? {}).slice(0, 5)).toEqual(['姓名', '学校', '班级', '学号', '性别'])
    expect(data).toMatchObject({ 学号: '20260001', 班主任: '林晓梅' })
  })

  it('says of whoever registered only what is known', async () => {
    const own = eq(person.id, studentId)
    const [before] = await backend.db.select().from(person).where(own)
    await backend.db.update(person).set({ gender: 0 }).where(own)
    const { data } = await backend.send(getStudentBaseInfo, ofPupil(), pupil)
    expect(Object.keys(data ?? {}).slice(0, 5)).not.toContain('性别')
    await backend.db
      .update(person)
      .set({ gender: before?.gender ?? 1 })
      .where(own)
  })

  it('has each subject on its radar, and goes down to single points', async () => {
    const { data: [term] = [] } = await backend.send(getGrowthTerms, {}, pupil)
    const { data: subjects } = await backend.send(getGrowthSubjects, {}, pupil)
    expect(term).toEqual({ schoolYear: 2026, termId: 1, name: '2026学年 上学期' })
    const wish = { studentId, schoolYear: 2026, termId: 1, subjectId: 2, isTeachTarget: 1 }
    const { data: overview } = await backend.send(getAbilityOverview, { query: wish }, pupil)
    expect(overview?.map(({ subjectName }) => subjectName)).toEqual(subjects?.map(({ name }) => name))
    const { data: root } = await backend.send(getAbilityDetail, { query: { ...wish, itemId: 0 } }, pupil)
    expect(root?.data.map(({ name }) => name)).toEqual(['有理数', '代数式', '一元一次方程', '图形的初步认识', '实数'])
    const unit = root?.data[0]?.id ?? 0
    const { data: below } = await backend.send(getAbilityDetail, { query: { ...wish, itemId: unit } }, pupil)
    expect(below?.data.map(({ name }) => name)).toEqual(['数轴与绝对值', '有理数加减', '有理数乘除'])
    // The mean of a unit is that of its points, and the average that of what is shown.
    const marks = below?.data.map(({ teacherScore }) => teacherScore ?? 0) ?? []
    const mean = marks.reduce((sum, mark) => sum + mark, 0) / marks.length
    expect(root?.data[0]?.teacherScore).toBeCloseTo(mean, 1)
    expect(below?.avg?.teacherScore).toBeCloseTo(mean, 1)
    // What has not been taught yet has a target and no marks.
    expect(root?.data.at(-1)).toMatchObject({ afterClassScore: null, teacherScore: null })
    const leaf = below?.data[0]?.id ?? 0
    const { data: nothing } = await backend.send(getAbilityDetail, { query: { ...wish, itemId: leaf } }, pupil)
    expect(nothing).toEqual({ data: [], avg: null })
  })

  it.each([7, 30, 90] as const)('has %s days up to today beside the average of the class', async (days) => {
    const { data } = await backend.send(getDailyBehaviour, { query: { studentId, days } }, pupil)
    expect(data?.dailyBehavior).toHaveLength(days)
    expect(data?.dailyBehavior.at(-1)?.date).toBe('2026-11-20')
    const earned = data?.dailyBehavior.reduce((sum, { point }) => sum + point, 0)
    expect(data?.source.reduce((sum, { point }) => sum + point, 0)).toBe(earned)
  })

  it('counts a point of a classmate in the average, and what is spent only in the balance', async () => {
    const query = { studentId, days: 7 as const }
    const before = (await backend.send(getDailyBehaviour, { query }, pupil)).data
    const day = '2026-11-20'
    await backend.db.insert(growthPoint).values([
      { schoolId: 1, studentId: otherId, day, name: '课堂作答', point: 90 },
      { schoolId: 1, studentId, day, name: '校园文创', point: -5 },
    ])
    const after = (await backend.send(getDailyBehaviour, { query }, pupil)).data
    expect(after?.total).toBe(before?.total)
    expect(after?.balance).toBe((before?.balance ?? 0) - 5)
    expect(after?.dailyBehavior.at(-1)?.point).toBe(before?.dailyBehavior.at(-1)?.point)
    expect((after?.dailyBehavior.at(-1)?.average ?? 0) - (before?.dailyBehavior.at(-1)?.average ?? 0)).toBeGreaterThan(
      1,
    )
    expect(after?.consume).toContainEqual({ name: '校园文创', point: expect.any(Number) })
  })
})

describe('rights', () => {
  it.each(['student', 'everything', 'headmaster'] as const)('opens to %s', async (who) => {
    const { code } = await backend.send(getStudentBaseInfo, ofPupil(), await backend.tokenOf(who))
    expect(code).toBe(0)
  })

  it('refuses another pupil, also of the same class, each of its calls', async () => {
    const query = { studentId: otherId }
    const wish = { ...query, schoolYear: 2026, termId: 1, subjectId: 2, isTeachTarget: 1 }
    const answers = [
      await backend.send(getStudentBaseInfo, { query }, pupil),
      await backend.send(getAbilityOverview, { query: wish }, pupil),
      await backend.send(getAbilityDetail, { query: { ...wish, itemId: 0 } }, pupil),
      await backend.send(getDailyBehaviour, { query: { ...query, days: 7 } }, pupil),
      await backend.send(getMoments, { query: { ...query, pageSize: 10 } }, pupil),
      await backend.send(getGrowthRights, { query }, pupil),
      await backend.send(getPhotoUrl, { query: { userId: otherId } }, pupil),
      await backend.send(
        updateStudentPhoto,
        { body: { studentId: otherId, data: addressed('png', png(1, 1, grey(1, 1))) } },
        pupil,
      ),
    ]
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 100))
  })

  it('lets a teacher of the class look after moments, and no pupil', async () => {
    const rights = async (token: string) => (await backend.send(getGrowthRights, ofPupil(), token)).data
    expect(await rights(staff)).toEqual({ moderates: true, switchesApproval: true, approval: false })
    expect(await rights(pupil)).toEqual({ moderates: false, switchesApproval: false, approval: false })
  })
})

describe('the picture', () => {
  it('is drawn anew and private; the one before is given back', async () => {
    const send = (data: string) => backend.send(updateStudentPhoto, { body: { studentId, data } }, pupil)
    const address = async () => (await backend.send(getPhotoUrl, { query: { userId: studentId } }, pupil)).data
    expect(await address()).toBe('')
    const marked = new Uint8Array([...jpeg({ width: 900, height: 600, pixels: grey(900, 600) }), ...Buffer.from('GPS')])
    expect(await send(addressed('jpeg', marked))).toEqual({ code: 0 })
    const first = await address()
    const stored = new Uint8Array(await (await readAt(first)).arrayBuffer())
    expect(sizeOf(stored)).toMatchObject({ width: 512, height: 341, type: 'jpg' })
    expect(Buffer.from(stored).includes('GPS')).toBe(false)
    const firstKey = decodeURIComponent(new URL(first ?? '').pathname.slice('/oss/'.length))
    expect(await send(addressed('png', png(40, 40, grey(40, 40))))).toEqual({ code: 0 })
    expect(await address()).not.toBe(first)
    const [released] = await backend.db.select().from(upload).where(eq(upload.objectKey, firstKey))
    expect(released?.claims).toBe(0)
    expect((await backend.fetch(new URL(first ?? '').pathname)).status).toBe(403)
  })

  it.each([
    ['a page', 'data:image/png;base64,' + btoa('<html><script>alert(1)</script></html>')],
    ['a cut off PNG', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQ'],
    ['a drawing with scripts', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['an address elsewhere', 'https://example.com/a.png'],
  ])('takes no %s', async (_, data) => {
    const { code } = await backend.send(updateStudentPhoto, { body: { studentId, data } }, pupil)
    expect(code).toBe(100)
  })

  it('is one of those that come at the same moment', async () => {
    const data = addressed('png', png(40, 40, grey(40, 40)))
    const send = () => backend.send(updateStudentPhoto, { body: { studentId, data } }, pupil)
    const answers = await Promise.all([send(), send(), send(), send()])
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  })

  it('takes no small file that says it is a huge picture', async () => {
    const bytes = png(1, 1, grey(1, 1))
    new DataView(bytes.buffer).setUint32(16, 60_000)
    new DataView(bytes.buffer).setUint32(20, 60_000)
    const { code } = await backend.send(
      updateStudentPhoto,
      { body: { studentId, data: addressed('png', bytes) } },
      pupil,
    )
    expect(code).toBe(100)
  })
})

describe('moments', () => {
  it('come in pages by the id of the last, newest first, each once', async () => {
    const ids: number[] = []
    for (let id: number | undefined; ; id = ids.at(-1)) {
      const page = await moments(pupil, id === undefined ? {} : { id })
      ids.push(...(page?.data.map((moment) => moment.id) ?? []))
      if ((page?.data.length ?? 0) < 10) break
    }
    expect(ids).toHaveLength(23)
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
  })

  it('keeps a picture as what it is, with its size', async () => {
    expect(await add('照片.JPG', new Uint8Array(png(30, 20, grey(30, 20))))).toEqual({ code: 0 })
    const [first] = (await moments())?.data ?? []
    expect(first).toMatchObject({ title: '新的瞬间', image: { fileType: 2, width: 30, height: 20, videoUrl: '' } })
    const answer = await readAt(first?.image.imageUrl)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  it('keeps a video with the still that came with it', async () => {
    const clip = new Uint8Array([0, 0, 0, 24, ...Buffer.from('ftypisom'), ...new Uint8Array(40)])
    const poster = addressed('jpeg', jpeg({ width: 64, height: 48, pixels: grey(64, 48) }))
    expect(await add('片段.mp4', clip, pupil, { poster })).toEqual({ code: 0 })
    const [first] = (await moments())?.data ?? []
    expect(first?.image).toMatchObject({ fileType: 1, width: 64, height: 48 })
    expect((await readAt(first?.image.videoUrl)).headers.get('content-type')).toBe('video/mp4')
    expect((await readAt(first?.image.imageUrl)).headers.get('content-type')).toBe('image/jpeg')
  })

  it.each([
    ['a page called a picture', 'a.jpg', '<html><script>alert(1)</script></html>'],
    [
      'a drawing with scripts called a picture',
      'a.png',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ],
    ['a program called a video', 'a.mp4', 'MZ\u0090\0\u0003'],
    ['a photo that few browsers show', 'a.jpg', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['nothing', 'a.gif', ''],
    ['another extension', 'a.svg', '<svg/>'],
  ])('takes no %s, and keeps nothing of it', async (_, name, content) => {
    const before = (await rowsOf()).length
    const { code, message } = await add(name, content)
    expect([code, message]).toEqual([100, '不支持该文件格式'])
    expect(await rowsOf()).toHaveLength(before)
  })

  it.each([
    ['title', '   ', '说明'],
    ['content', '标题', '\n\t'],
  ])('takes no blank %s', async (_, title, content) => {
    const file = new File([new Uint8Array(png(1, 1, grey(1, 1)))], 'a.png')
    const { code } = await backend.send(addMoment, { body: { studentId, title, content }, file }, pupil)
    expect(code).toBe(100)
  })

  it.each([
    ['~春游~', 0],
    ['👨‍👩‍👧‍👦'.repeat(50), 0],
    ['👨‍👩‍👧‍👦'.repeat(51), 100],
  ])('keeps the title %s as it was written, or nothing of it: %i', async (title, expected) => {
    const file = new File([new Uint8Array(png(1, 1, grey(1, 1)))], 'a.png')
    const { code } = await backend.send(addMoment, { body: { studentId, title, content: '说明' }, file }, pupil)
    expect(code).toBe(expected)
    const kept = (await rowsOf()).filter((row) => row.title === title)
    expect(kept).toHaveLength(expected === 0 ? 1 : 0)
    await backend.db.delete(growthMoment).where(eq(growthMoment.title, title))
  })

  it('is there once, however often it is sent under one request, at once or later; changed since it is refused', async () => {
    const file = new File([new Uint8Array(png(1, 1, grey(1, 1)))], 'a.png')
    const send = (title: string) =>
      backend.send(addMoment, { body: { studentId, title, content: '说明', requestId: 'one-request' }, file }, pupil)
    const answers = [...(await Promise.all([send('只有一个'), send('只有一个')])), await send('只有一个')]
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0])
    expect((await send('另一个')).message).toBe('这个瞬间已经添加，不能再修改')
    const titles = (await rowsOf()).map(({ title }) => title)
    expect(titles.filter((title) => /^(只有|另)一个$/.test(title))).toEqual(['只有一个'])
    await backend.db.delete(growthMoment).where(eq(growthMoment.title, '只有一个'))
  })

  it('wait for a teacher where the school says so, and can be taken down and put back', async () => {
    await backend.send(switchMomentApproval, { body: { approval: true } }, staff)
    try {
      await add('等待.png', new Uint8Array(png(2, 2, grey(2, 2))))
      const head = await backend.tokenOf('headmaster')
      const [waiting] = (await moments())?.data ?? []
      expect(waiting?.status).toBe(momentStatus.pending)
      const seen = async (token: string) => (await moments(token))?.data.some(({ id }) => id === waiting?.id)
      // Whoever added it and whoever looks after it see it; another reader of the profile is played by a changed author.
      await backend.db
        .update(growthMoment)
        .set({ authorId: otherId })
        .where(eq(growthMoment.id, waiting?.id ?? 0))
      expect([await seen(pupil), await seen(head)]).toEqual([false, true])
      const judge = (status: MomentStatus, token: string) =>
        backend.send(judgeMoment, { body: { momentId: waiting?.id ?? 0, status } }, token)
      expect((await judge(momentStatus.shown, pupil)).code).toBe(100)
      await judge(momentStatus.takenDown, staff)
      await judge(momentStatus.pending, staff)
      expect([await seen(pupil), await seen(staff)]).toEqual([false, true])
      await judge(momentStatus.shown, staff)
      expect(await seen(pupil)).toBe(true)
      await judge(momentStatus.takenDown, staff)
      expect([await seen(pupil), await seen(staff)]).toEqual([false, false])
      await judge(momentStatus.shown, staff)
      expect(await seen(pupil)).toBe(true)
    } finally {
      await backend.send(switchMomentApproval, { body: { approval: false } }, staff)
    }
  })
})
