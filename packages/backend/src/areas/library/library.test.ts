import { code } from '@mango/contract'
import {
  addFileToRepo,
  fileType,
  getFilePolicy,
  selectEvaluationFileRepoList,
  selectFileRepoList,
  text as libraryText,
} from '@mango/contract/library'
import { eq, sql } from 'drizzle-orm'
import { text as mediaText } from '@mango/contract/media'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { libraryFile } from '../../database/schema.ts'
import { readMigrations } from '../../node/migrations.ts'
import { text } from '../../refusal.ts'
import { startTestBackend, uploadFile, type TestBackend } from '../../testing/index.ts'
import { gramsOf } from '../../search/grams.ts'

let backend: TestBackend
let teacher: string
beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('ordinary')
}, 180_000)
afterAll(() => backend.close())

const list = (wish: { pageNum?: number; pageSize?: number; query?: string; type?: number } = {}, token = teacher) =>
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
