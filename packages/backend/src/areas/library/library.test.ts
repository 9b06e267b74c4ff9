import { code } from '@mango/contract'
import { loginByToken, loginFrom, loginSign } from '@mango/contract/account'
import {
  addEvaluationFileToRepo,
  addFileToRepo,
  deletedFileDays,
  deleteLibraryFile,
  fileType,
  getFilePolicy,
  getLibraryFileUses,
  type LibraryScope,
  type LibrarySort,
  noteLibraryUse,
  renameLibraryFile,
  restoreLibraryFile,
  selectEvaluationFileRepoList,
  selectFileRepoList,
  text as libraryText,
} from '@mango/contract/library'
import { eq, sql } from 'drizzle-orm'
import { text as mediaText } from '@mango/contract/media'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { course, lesson, lessonFile, libraryFile } from '../../database/schema.ts'
import { readMigrations } from '../../node/migrations.ts'
import { text } from '../../refusal.ts'
import { startTestBackend, uploadFile, type TestBackend } from '../../testing/index.ts'
import { gramsOf } from '../../search/grams.ts'
import { sortNameOf } from '../../search/sort-name.ts'
import { sweep } from '../../sweep.ts'
import { claimUploads } from '../../storage/uploads.ts'
import { words } from './words.ts'

let backend: TestBackend
let teacher: string
beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('ordinary')
}, 180_000)
afterAll(() => backend.close())

interface ListWish {
  pageNum?: number
  pageSize?: number
  query?: string
  type?: number
  scope?: LibraryScope
  sort?: LibrarySort
}
const list = (wish: ListWish = {}, token = teacher) =>
  backend.send(selectFileRepoList, { query: { pageNum: 1, pageSize: 10, query: '', type: 0, ...wish } }, token)
const total = async (wish: Parameters<typeof list>[0] = {}) => (await list(wish)).page?.totalNum ?? 0
const names = async (wish: Parameters<typeof list>[0]) => (await list(wish)).data?.map(({ fileName }) => fileName) ?? []
const add = (fileName: string, url: string, token = teacher, needTranscode = false) =>
  backend.send(addFileToRepo, { body: { fileName, url, needTranscode, size: 999_999 } }, token)
let count = 0
const upload = (content: BlobPart = 'x', extension = 'txt') =>
  uploadFile(backend, teacher, `${++count}.${extension}`, content)

describe('the list', () => {
  it('goes through all files once, newest first, page by page', async () => {
    const files = await total()
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(files / 10) }, (_, index) => list({ pageNum: index + 1 })),
    )
    const rows = pages.flatMap(({ data }) => data ?? [])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(files)
    expect(rows.map(({ createTime }) => createTime)).toEqual(
      rows
        .map(({ createTime }) => createTime)
        .toSorted()
        .toReversed(),
    )
  })

  it('is empty beyond the last page, and still tells the total', async () => {
    expect(await list({ pageNum: 1000 })).toMatchObject({ code: 0, data: [], page: { totalNum: await total() } })
  })

  it.each(Object.entries(fileType))('filters by type %s, and the types make up the whole', async (_, type) => {
    const { data, page } = await list({ type, pageSize: 200 })
    expect(data?.every((file) => file.type === type)).toBe(true)
    expect(data).toHaveLength(page?.totalNum ?? -1)
    expect(page?.totalNum).toBeGreaterThan(0)
  })

  it('keeps the evaluation library apart', async () => {
    const query = { pageNum: 1, pageSize: 200, query: '', type: 0 }
    const evaluation = await backend.send(selectEvaluationFileRepoList, { query }, teacher)
    const classFiles = await list({ pageSize: 200 })
    const ids = new Set(classFiles.data?.map(({ id }) => id))
    expect(evaluation.data?.length).toBeGreaterThan(0)
    expect(evaluation.data?.filter(({ id }) => ids.has(id))).toEqual([])
  })

  it('finds any part of a name as it stands', async () => {
    for (const name of ['期末100%复习_A.txt', 'ＡＢＣ测试.TXT', 'Résumé (终稿).docx', '反斜杠\\与引号".txt'])
      await add(name, await upload())
    expect(await names({ query: '0%复' })).toEqual(['期末100%复习_A.txt'])
    expect(await names({ query: '习_a' })).toEqual(['期末100%复习_A.txt'])
    expect(await names({ query: '%_' })).toEqual([])
    for (const query of ['ａｂ', 'AB', 'abc测', 'ＡＢＣ测试.txt'])
      expect(await names({ query })).toEqual(['ＡＢＣ测试.TXT'])
    for (const query of ['_A 期末', ' 100%　复习 ', '复 末 复'])
      expect(await names({ query })).toEqual(['期末100%复习_A.txt'])
    expect(await names({ query: '期末 没有的词' })).toEqual([])
    expect(await total({ query: '　 ' })).toBe(await total())
    expect(await names({ query: 'RÉSUMÉ' })).toEqual(['Résumé (终稿).docx'])
    expect(await names({ query: '\\与' })).toEqual(['反斜杠\\与引号".txt'])
    expect(await names({ query: '稿' })).toEqual(['Résumé (终稿).docx'])
    expect(await names({ query: '稿', type: fileType.image })).toEqual([])
    expect(await names({ query: "' or '1'='1" })).toEqual([])
  })

  it('finds full-width names of an older database once it is migrated', async () => {
    const { data } = await add('ＯＬＤ（一）.txt', await upload())
    const { db } = backend
    const old = 'ｏｌｄ（一）.txt'
    await db
      .update(libraryFile)
      .set({ foldedName: old, grams: gramsOf(old) })
      .where(eq(libraryFile.id, data?.id ?? 0))
    expect(await names({ query: 'old(一)' })).toEqual([])
    const migration = (await readMigrations()).find(({ name }) => name.endsWith('full_width_names'))
    await db.execute(sql.raw(migration?.sql ?? ''))
    for (const query of ['old(一)', 'ＯＬＤ（一']) expect(await names({ query })).toEqual(['ＯＬＤ（一）.txt'])
  })
})

describe('a registration', () => {
  it('takes the size from the storage, not from the caller', async () => {
    const { data } = await add('两千字节.txt', await upload('x'.repeat(2000)))
    const listed = (await list()).data?.find(({ id }) => id === data?.id)
    expect(listed).toMatchObject({ fileName: '两千字节.txt', size: 2, type: fileType.other })
  })

  it('makes one row of one object, however often it is sent at once', async () => {
    const before = await total()
    const url = await upload()
    const answers = await Promise.all(Array.from({ length: 20 }, () => add('连点.txt', url)))
    expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1)
    expect(await total()).toBe(before + 1)
    expect(await total({ query: '连点' })).toBe(1)
  })

  it('counts files that come at once', async () => {
    const before = await total()
    const urls = await Promise.all(Array.from({ length: 12 }, () => upload()))
    await Promise.all(urls.map((url, index) => add(`并发${index}.txt`, url)))
    expect(await total()).toBe(before + 12)
    expect(await names({ pageSize: 12 })).toHaveLength(12)
    expect((await names({ pageSize: 12 })).every((name) => name.startsWith('并发'))).toBe(true)
  })

  it.each([
    ['another site', 'http://evil.test/oss/library/class/1/1/a.txt'],
    ['a script', 'javascript:alert(1)'],
    ["somebody else's folder", 'http://school.test/oss/library/class/1/1/demo-001.docx'],
    ['a page of this server', 'http://school.test/api/homepage/config'],
    ['a broken escape', 'http://school.test/oss/%zz'],
  ])('refuses the address of %s', async (_, url) => {
    expect(await add('x.txt', url)).toEqual({ code: code.refused, message: text.foreignAddress })
  })

  it('refuses what was never uploaded, and what a colleague uploaded', async () => {
    const url = await upload()
    expect((await add('没有.txt', `${url}.not`)).message).toBe(text.notUploaded)
    expect((await add('别人的.txt', url, await backend.tokenOf('everything'))).message).toBe(text.foreignAddress)
  })

  it('refuses a Word file over 500 MB in the words of the document', async () => {
    const large = await startTestBackend({
      uploads: { ...backend.services.uploads, size: async () => 500 * 1024 * 1024 + 1 },
    })
    const token = await large.tokenOf('ordinary')
    const { data } = await large.send(getFilePolicy, { query: { needTranscode: false } }, token)
    const url = `${data?.host}/${data?.dir}a.docx`
    const body = { fileName: '大.docx', url, needTranscode: false, size: 1 }
    expect((await large.send(addFileToRepo, { body }, token)).message).toBe(libraryText.documentTooLarge)
    await large.close()
  })

  it('gives a transcoded video an .mp4 name, and says plainly where nothing here can transcode it', async () => {
    expect((await add('课.mov', await upload('x', 'mov'), teacher, true)).code).toBe(code.refused)
    const { data } = await add('课.mov', await upload('x', 'mp4'), teacher, true)
    expect(data).toMatchObject({ transcodeImg: '' })
    expect((await list()).data?.[0]).toMatchObject({
      id: data?.id,
      type: fileType.video,
      transcodeImg: '',
      transcoding: false,
      note: mediaText.missing.video,
    })
  })

  it('gives an image a small picture', async () => {
    const { data } = await add('图.png', await upload('x', 'png'))
    expect(data?.urlAbridge).toBe(data?.url)
  })
})

describe('what is registered again', () => {
  it('is a link under its new name, and there again after its deletion', async () => {
    const register = async (fileName: string) => {
      const body = { fileName, url: 'https://school.test/again', needTranscode: false, size: 0, type: 8 }
      return (await backend.send(addEvaluationFileToRepo, { body }, teacher)).data?.id ?? 0
    }
    const listed = async () => {
      const query = { pageNum: 1, pageSize: 50, query: '次登记', type: 0 }
      return (await backend.send(selectEvaluationFileRepoList, { query }, teacher)).data?.map((file) => file.fileName)
    }
    const fileId = await register('第一次登记')
    expect(await register('第二次登记')).toBe(fileId)
    expect(await listed()).toEqual(['第二次登记'])
    await backend.send(deleteLibraryFile, { body: { fileId } }, teacher)
    expect(await listed()).toEqual([])
    expect(await register('第三次登记')).toBe(fileId)
    expect(await listed()).toEqual(['第三次登记'])
  })

  it('is a link of its own in each school of a person', async () => {
    const there = await backend.tokenOf('everything')
    const body = { fileName: '两校都有', url: 'https://school.test/both', needTranscode: false, size: 0, type: 8 }
    const register = async (token: string) => (await backend.send(addEvaluationFileToRepo, { body }, token)).data?.id
    const first = await register(there)
    const other = { mobile: '13800000001', schoolId: 2, from: loginFrom.multiSchool, sign: loginSign }
    const switched = await backend.send(loginByToken, { body: other }, there)
    const second = await register(switched.data?.token ?? '')
    expect(second).toEqual(expect.any(Number))
    expect(second).not.toBe(first)
    expect(await register(there)).toBe(first)
  })

  it('is a file with the name that it has by now', async () => {
    const url = await upload()
    const fileId = (await add('再次登记.txt', url)).data?.id ?? 0
    await backend.send(renameLibraryFile, { body: { fileId, fileName: '改名以后登记.txt' } }, teacher)
    await backend.send(deleteLibraryFile, { body: { fileId } }, teacher)
    expect((await add('再次登记.txt', url)).data?.id).toBe(fileId)
    expect(await names({ query: '改名以后登记' })).toEqual(['改名以后登记.txt'])
  })
})

describe('the order of a list', () => {
  const ordered = async (sort: LibrarySort, wish: Parameters<typeof list>[0] = {}) => {
    const pages: NonNullable<Awaited<ReturnType<typeof list>>['data']> = []
    const { page } = await list({ sort, pageSize: 20, ...wish })
    for (let pageNum = 1; pageNum <= Math.ceil((page?.totalNum ?? 0) / 20); pageNum++)
      pages.push(...((await list({ sort, pageNum, pageSize: 20, ...wish })).data ?? []))
    return pages
  }

  it.each([
    ['newest', 'oldest'],
    ['name', 'nameDown'],
    ['smallest', 'largest'],
  ] as const)('%s is that of %s turned around, every file once, page by page', async (one, other) => {
    const up = (await ordered(one)).map(({ id }) => id)
    const down = (await ordered(other)).map(({ id }) => id)
    expect(new Set(up).size).toBe(await total())
    expect(up).toEqual(down.toReversed())
  })

  it('goes by sound and number, also within a search', async () => {
    for (const name of ['排序 第10课.txt', '排序 第9课.txt', '排序 阿.txt', '排序 张.txt', '排序 李.txt'])
      await add(name, await upload())
    expect((await ordered('name', { query: '排序' })).map(({ fileName }) => fileName)).toEqual([
      '排序 阿.txt',
      '排序 第9课.txt',
      '排序 第10课.txt',
      '排序 李.txt',
      '排序 张.txt',
    ])
  })

  it('goes by size', async () => {
    const sizes = (await ordered('largest')).map(({ size }) => size)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  })

  it('is worked out by the sweep for files of an older database', async () => {
    const { db } = backend
    const { data } = await add('次序旧文件.txt', await upload())
    await db
      .update(libraryFile)
      .set({ sortName: '' })
      .where(eq(libraryFile.id, data?.id ?? 0))
    await sweep(backend.services)
    const [row] = await db
      .select()
      .from(libraryFile)
      .where(eq(libraryFile.id, data?.id ?? 0))
    expect(row?.sortName).toBe(sortNameOf('次序旧文件.txt'))
  })
})

describe('whose files', () => {
  it('are all, each with who uploaded it and whether one may change it', async () => {
    const other = await backend.tokenOf('everything')
    await add('我上传的.txt', await upload())
    const [own] = (await list()).data ?? []
    expect(own).toMatchObject({ fileName: '我上传的.txt', changeable: true })
    const rows = (await list({ pageSize: 200 })).data ?? []
    const foreign = rows.filter(({ ownerName }) => ownerName !== own?.ownerName)
    expect(foreign.length).toBeGreaterThan(0)
    expect(foreign.every(({ changeable }) => changeable === false)).toBe(true)
    // The other one administers the resources.
    expect((await list({ pageSize: 200 }, other)).data?.every(({ changeable }) => changeable)).toBe(true)
  })

  it('are one’s own', async () => {
    const { data, page } = await list({ scope: 'mine', pageSize: 200 })
    expect(new Set(data?.map(({ ownerName }) => ownerName)).size).toBe(1)
    expect(page?.totalNum).toBe(data?.length)
    await add('又一个我的.txt', await upload())
    expect((await list({ scope: 'mine' })).page?.totalNum).toBe((page?.totalNum ?? 0) + 1)
    expect(await names({ scope: 'mine', query: '又一个我的' })).toEqual(['又一个我的.txt'])
    expect((await list({ scope: 'mine', query: '又一个我的' }, await backend.tokenOf('everything'))).data).toEqual([])
  })

  it('are those that one used last, in the order of use, and nobody else’s business', async () => {
    const files = (await list({ pageSize: 3 })).data?.map(({ id }) => id) ?? []
    const use = (fileIds: number[], token = teacher) => {
      backend.clock.advance(1)
      return backend.send(noteLibraryUse, { body: { fileIds } }, token)
    }
    const recent = async (token = teacher) => (await list({ scope: 'recent' }, token)).data?.map(({ id }) => id)
    for (const id of files) await use([id])
    await use([files[0] ?? 0])
    expect(await recent()).toEqual([files[0], files[2], files[1]])
    const stranger = await backend.tokenOf('otherSchool')
    await use(files, stranger)
    expect(await recent(stranger)).toEqual([])
  })
})

describe('a file of one’s own', () => {
  let other: string
  let stranger: string
  beforeAll(async () => {
    other = await backend.tokenOf('everything')
    stranger = await backend.tokenOf('otherSchool')
  })
  const newFile = async (name: string, token = teacher) => {
    const url = await uploadFile(backend, token, `${++count}.txt`, 'x')
    const { data } = await add(name, url, token)
    return data?.id ?? 0
  }
  const rename = (fileId: number, fileName: string, token = teacher) =>
    backend.send(renameLibraryFile, { body: { fileId, fileName } }, token)
  const remove = (fileId: number, token = teacher) => backend.send(deleteLibraryFile, { body: { fileId } }, token)
  const restore = (fileId: number, token = teacher) => backend.send(restoreLibraryFile, { body: { fileId } }, token)

  it('gets another name, by which it is found and sorted', async () => {
    const fileId = await newFile('旧名甲.txt')
    expect((await rename(fileId, '  新名乙.txt ')).code).toBe(code.success)
    expect(await names({ query: '旧名甲' })).toEqual([])
    expect(await names({ query: '新名乙' })).toEqual(['新名乙.txt'])
    expect((await rename(fileId, '新名乙.exe')).message).toBe(words.extensionStays)
    expect((await rename(fileId, '../x.txt')).code).not.toBe(code.success)
  })

  it('has no extension as a link: its name is anything', async () => {
    const body = { fileName: 'www.moe.gov.cn', url: 'https://school.test/moe', needTranscode: false, size: 0, type: 8 }
    const fileId = (await backend.send(addEvaluationFileToRepo, { body }, teacher)).data?.id ?? 0
    expect((await rename(fileId, '教育部官网')).code).toBe(code.success)
    const [kept] = await backend.db.select().from(libraryFile).where(eq(libraryFile.id, fileId))
    expect(kept?.fileName).toBe('教育部官网')
  })

  it('is gone from every list and number once it is deleted, and back in its place when that is undone', async () => {
    const fileId = await newFile('误删.txt')
    await newFile('其后.txt')
    const before = await list({ type: fileType.other })
    await remove(fileId)
    expect(await names({ query: '误删' })).toEqual([])
    expect((await list({ type: fileType.other })).page?.totalNum).toBe((before.page?.totalNum ?? 0) - 1)
    expect((await list({ scope: 'mine' })).data?.some(({ id }) => id === fileId)).toBe(false)
    expect((await remove(fileId)).message).toBe(words.fileGone)
    expect((await rename(fileId, '误删2.txt')).message).toBe(words.fileGone)
    await restore(fileId)
    const after = await list({ type: fileType.other })
    expect(after.data?.map(({ id }) => id)).toEqual(before.data?.map(({ id }) => id))
    expect(after.page).toEqual(before.page)
    expect((await restore(fileId)).message).toBe(words.fileGone)
  })

  it('is changed by its owner and by administrators of the resources, and by nobody else', async () => {
    const theirs = await newFile('管理员的.txt', other)
    for (const refused of [await rename(theirs, '改.txt'), await remove(theirs)])
      expect(refused).toMatchObject({ code: code.refused, message: words.noFileRight })
    const own = await newFile('老师的.txt')
    expect((await rename(own, '管理员改的.txt', other)).code).toBe(code.success)
    for (const refused of [await rename(own, '外校.txt', stranger), await remove(own, stranger)])
      expect(refused).toMatchObject({ code: code.refused, message: words.fileGone })
    await remove(own, other)
    expect((await restore(own, stranger)).message).toBe(words.fileGone)
    expect((await restore(own)).code).toBe(code.success)
  })

  it('names what uses it, which keeps it when it is deleted for good', async () => {
    const { db } = backend
    const used = await newFile('课堂在用.txt')
    const unused = await newFile('没有人用.txt')
    const [someLesson] = await db.select().from(lesson).limit(1)
    const [row] = await db.select().from(libraryFile).where(eq(libraryFile.id, used))
    if (!someLesson || !row) throw new Error('no lesson or no file')
    const { objectKey, fileName } = row
    const part = { lessonId: someLesson.id, part: 'material', libraryFileId: used, showOrder: 99 } as const
    await db.transaction(async (tx) => {
      await tx.insert(lessonFile).values({ ...part, fileName, objectKey })
      await claimUploads(tx, [objectKey], backend.clock.now())
    })
    const uses = (fileId: number, token = teacher) => backend.send(getLibraryFileUses, { query: { fileId } }, token)
    expect(await uses(unused)).toMatchObject({ data: [], total: 0 })
    expect(await uses(used)).toMatchObject({ data: [{ kind: 'lesson', name: someLesson.title }], total: 1 })
    const deleteCourse = (deletedAt: Date | null) =>
      db.update(course).set({ deletedAt }).where(eq(course.id, someLesson.courseId))
    await deleteCourse(backend.clock.now())
    expect(await uses(used)).toMatchObject({ data: [], total: 0 })
    await deleteCourse(null)
    expect((await uses(used, stranger)).message).toBe(words.fileGone)
    const [free] = await db.select().from(libraryFile).where(eq(libraryFile.id, unused))
    await remove(used)
    await remove(unused)
    backend.clock.advance((deletedFileDays + 2) * 86_400)
    await sweep(backend.services)
    expect(await db.select().from(libraryFile).where(eq(libraryFile.id, used))).toEqual([])
    expect(await backend.storage.head(objectKey)).toBeDefined()
    expect(await backend.storage.head(free?.objectKey ?? '')).toBeUndefined()
    const [kept] = await db.select().from(lessonFile).where(eq(lessonFile.objectKey, objectKey))
    expect(kept?.libraryFileId).toBeNull()
  })
})
