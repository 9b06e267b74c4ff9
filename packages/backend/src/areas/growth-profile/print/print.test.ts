import { eq } from 'drizzle-orm'
import { judgeMoment, momentFileType, momentStatus, printProfile } from '@mango/contract/growth-profile'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { growthMoment, madeFile, student } from '../../../database/schema.ts'
import { jpeg } from '../../../drawing/jpeg.ts'
import { printPdf } from '../../../pdf/print.ts'
import { onePiece } from '../../../storage/storage.ts'
import { startTestBackend, type TestAccount, type TestBackend } from '../../../testing/index.ts'
import { radarOf } from './charts.ts'
import { profileDocument, type PrintedProfile } from './document.ts'

/** The text of a file, page by page, as it can be searched. */
async function read(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  await pdf.destroy()
  return pages
}

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10),
    point: index % 7,
    average: 3,
  }))
const rows = ['语文', '数学', '英语'].map((subjectName) => ({
  subjectName,
  targetScore: 3.5,
  afterClassScore: null,
  teacherScore: 2.75,
}))
const profile: PrintedProfile = {
  facts: { 姓名: '夏书豪', 学校: '芒果实验学校', 班级: '七年级(1)班', 学号: '20260001', 性别: '男', 爱好: '书法' },
  photo: undefined,
  ability: { term: '2026学年 上学期', target: '教学目标', rows },
  range: '30天',
  behaviour: {
    total: 314,
    balance: 304,
    dailyBehavior: days(30),
    source: [{ name: '课堂作答', point: 42 }],
    consume: [],
  },
  moments: [{ title: '第一次升旗', content: '走在最前面。', day: '2026-11-08', picture: undefined }],
  today: '2026-11-20',
}
const longShot = {
  format: 'raster' as const,
  bytes: jpeg({ width: 24, height: 200, pixels: new Uint8Array(24 * 200 * 3).fill(120) }),
}
const print = async (change: Partial<PrintedProfile> = {}) =>
  read(new Uint8Array((await printPdf(profileDocument({ ...profile, ...change }))).bytes))

describe('a printed profile', () => {
  it('has who it is, the scores with what they mean, the points and the moments', async () => {
    const all = (await print()).join('')
    for (const words of [
      '夏书豪的成长档案',
      '七年级(1)班',
      '学号 20260001',
      '爱好 书法',
      '数学 2.75 – 3.50',
      '3 分已经掌握',
    ])
      expect(all).toContain(words)
    for (const words of ['最近 30天', '课堂作答 42 分', '班级平均 90 分', '这段时间没有消费', '第一次升旗'])
      expect(all).toContain(words)
    expect(all).not.toMatch(/NaN|undefined|null/)
  })

  it.each([
    ['nothing is known', { facts: {}, ability: undefined, moments: [] }],
    ['only two subjects make no radar', { ability: { term: '', target: '', rows: rows.slice(1) } }],
    ['there are ninety days', { behaviour: { ...profile.behaviour, dailyBehavior: days(90) } }],
    [
      'everything is long',
      {
        facts: Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`第${n}项`, '唱歌跳舞画画'.repeat(5)])),
        ability: { term: '2026学年', target: '总目标', rows: [...rows, ...rows, ...rows] },
        moments: Array.from({ length: 4 }, () => ({
          title: '很长的标题'.repeat(10),
          content: '很长的内容'.repeat(100),
          day: '2026-11-08',
          picture: undefined,
        })),
      },
    ],
    [
      'a moment is a long screenshot',
      {
        moments: [{ title: '截图', content: '很长', day: '2026-11-08', picture: longShot }],
      },
    ],
  ])('has one or two pages where %s', async (_, change) => {
    const pages = await print(change)
    expect(pages.length).toBeLessThanOrEqual(2)
    expect(pages.join('')).not.toMatch(/NaN|undefined/)
  })
})

it('writes every name beside the radar inside the drawing', () => {
  const subjects = ['语文', '体育与健康', '道德与法治', '综合实践活动', '人工智能与信息科技基础']
  const [one] = rows
  const drawn = radarOf(subjects.flatMap((subjectName) => (one ? [{ ...one, subjectName }] : [])))
  const svg = new TextDecoder().decode(drawn?.bytes)
  const width = Number(/width="(\d+)"/.exec(svg)?.[1])
  const names = [...svg.matchAll(/<text x="([\d.]+)"[^>]* font-size="9" text-anchor="(\w+)"[^>]*>([^<]+)/g)]
  expect(names.map(([, , , name]) => name)).toEqual([...subjects.slice(0, -1), '人工智能与…'])
  for (const [, x, anchor, name = ''] of names) {
    const before = anchor === 'end' ? 1 : anchor === 'middle' ? 0.5 : 0
    const begin = Number(x) - before * 9 * name.length
    expect(begin).toBeGreaterThanOrEqual(0)
    expect(begin + 9 * name.length).toBeLessThanOrEqual(width)
  }
})

describe('the call', () => {
  let backend: TestBackend
  let studentId: number
  beforeAll(async () => {
    backend = await startTestBackend()
    const [own] = await backend.db.select().from(student).orderBy(student.personId).limit(1)
    studentId = own?.personId ?? 0
  }, 180_000)
  afterAll(() => backend.close())

  const ask = async (account: TestAccount) =>
    backend.send(printProfile, { body: { studentId, isTeachTarget: 1, days: 30 } }, await backend.tokenOf(account))
  const fileAt = async (address = '') => {
    const { pathname, search } = new URL(address)
    const answer = await backend.fetch(`${pathname}${search}`)
    return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
  }

  it('gives an address that ends soon, to those who see the profile and to nobody else', async () => {
    const { data } = await ask('student')
    const file = await fileAt(data?.url)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
    expect((await read(file.bytes)).length).toBe(data?.pages)
    expect((await ask('headmaster')).code).toBe(0)
    expect((await ask('otherSchool')).code).toBe(100)
    expect(await backend.db.$count(madeFile)).toBe(2)
    backend.clock.advance(31 * 60)
    expect((await fileAt(data?.url)).status).toBe(403)
  })

  it('prints a moment with its picture, and none that was taken down', async () => {
    // The demo's own moments have pictures where they were just sown.
    await backend.db.delete(growthMoment).where(eq(growthMoment.studentId, studentId))
    const pixels = new Uint8Array(40 * 30 * 3).fill(120)
    const [id] = await backend.db
      .insert(growthMoment)
      .values({
        schoolId: 1,
        studentId,
        authorId: studentId,
        title: '运动会的照片',
        content: '第一名',
        fileType: momentFileType.image,
        fileKey: 'growth/moments/own.jpg',
        createdAt: backend.clock.now(),
        status: momentStatus.shown,
      })
      .returning({ id: growthMoment.id })
    await backend.storage.put('growth/moments/own.jpg', onePiece(jpeg({ width: 40, height: 30, pixels })))
    const printed = async () => {
      const { bytes } = await fileAt((await ask('student')).data?.url)
      const pictures = new TextDecoder('latin1').decode(bytes).match(/\/Subtype \/Image/g)?.length ?? 0
      return { words: (await read(bytes)).join(''), pictures }
    }
    const before = await printed()
    expect(before.words).toContain('运动会的照片')
    expect(before.pictures).toBe(1)
    const body = { momentId: id?.id ?? 0, status: momentStatus.takenDown }
    await backend.send(judgeMoment, { body }, await backend.tokenOf('everything'))
    const after = await printed()
    expect(after.words).not.toContain('运动会的照片')
    expect(after.pictures).toBe(0)
  })
})
