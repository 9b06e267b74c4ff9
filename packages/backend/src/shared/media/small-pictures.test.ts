import { addFileToRepo, selectFileRepoList } from '@mango/contract/library'
import {
  getLessonDetail,
  getLessonTempFiles,
  lessonStatus,
  openNoteTicket,
  saveLesson,
  sendLessonNote,
} from '@mango/contract/lessons'
import { text, type Conversion } from '@mango/contract/media'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { conversion, course, libraryFile } from '../../database/schema.ts'
import { onePiece } from '../../storage/storage.ts'
import { sweepUploads } from '../../storage/uploads.ts'
import { startTestBackend, uploadFile, type TestBackend } from '../../testing/index.ts'
import { convertNext } from './convert-next.ts'
import { Unconvertible, type Converter } from './converter.ts'
import { sweepConversions } from './sweep-conversions.ts'

let able: readonly Conversion[] = []
/** Small pictures say what they were made of. */
const converter: Converter = {
  can: (kind) => able.includes(kind),
  tools: {},
  async convert({ content }, keep) {
    const [name = ''] = (await new Response(content).text()).split(' ')
    if (name === '坏图.jpg') throw new Unconvertible(text.broken)
    await keep({ still: { extension: 'webp', content: () => onePiece(new TextEncoder().encode(`${name} 的小图`)) } })
  },
}

let backend: TestBackend
let teacher: string
beforeAll(async () => {
  backend = await startTestBackend({ converter })
  teacher = await backend.tokenOf('everything')
}, 180_000)
afterAll(() => backend.close())

let count = 0
/** A picture that begins with its name. */
async function add(fileName: string, bytes = 400_000) {
  const url = await uploadFile(backend, teacher, `${++count}.jpg`, `${fileName} `.padEnd(bytes))
  const body = { fileName, url, needTranscode: false, size: 1 }
  return (await backend.send(addFileToRepo, { body }, teacher)).data ?? { id: 0, url: '', urlAbridge: '' }
}
async function listed(id: number) {
  const query = { pageNum: 1, pageSize: 50, query: '', type: 0 }
  return (await backend.send(selectFileRepoList, { query }, teacher)).data?.find((one) => one.id === id)
}
const finish = async () => {
  while (await convertNext(backend.services, new AbortController().signal));
}
const read = async (url = '') => (await backend.fetch(url.replace(/^https?:\/\/[^/]*/, ''))).text()

it('a large picture is its own small one until there are programs, and somebody has looked at it', async () => {
  able = []
  const { id, url, urlAbridge } = await add('操场.jpg')
  expect(urlAbridge).toBe(url)
  await finish()
  able = ['small']
  expect(await listed(id)).toMatchObject({ url, urlAbridge: url, transcoding: false, note: '' })
  await finish()
  const made = await listed(id)
  expect(made?.url).toBe(url)
  expect(await read(made?.urlAbridge)).toBe('操场.jpg 的小图')
})

it('a picture that is small already stays its own, as does one that nothing can be made of', async () => {
  able = ['small']
  for (const { id, url } of [await add('校徽.jpg', 100_000), await add('坏图.jpg')]) {
    await finish()
    expect(await listed(id)).toMatchObject({ url, urlAbridge: url, transcoding: false, note: '' })
  }
})

it('goes when its file goes', async () => {
  able = ['small']
  const { id } = await add('旧操场.jpg')
  await finish()
  const [file] = await backend.db.select().from(libraryFile).where(eq(libraryFile.id, id))
  const [made] = await backend.db
    .select()
    .from(conversion)
    .where(eq(conversion.objectKey, file?.objectKey ?? ''))
  const isThere = async () => (await backend.storage.head(made?.stillKey ?? '')) !== undefined
  const tidy = async () => {
    backend.clock.advance(48 * 3600)
    await sweepConversions(backend.db)
    await sweepUploads(backend.services)
  }
  await tidy()
  expect(await isThere()).toBe(true)
  await backend.db.delete(libraryFile).where(eq(libraryFile.id, id))
  await tidy()
  await tidy()
  expect(await isThere()).toBe(false)
})

it('photos of notes have one on their way to a lesson, and in it', async () => {
  able = ['small']
  teacher = await backend.tokenOf('everything')
  const [own] = await backend.db.select().from(course).limit(1)
  const { data: pass } = await backend.send(openNoteTicket, { body: { courseId: own?.id ?? 0 } }, teacher)
  const { ticketId = 0, token = '' } = pass ?? {}
  await backend.send(sendLessonNote, { body: { ticket: token }, file: new File(['笔记 '], '笔记.jpg') })
  const waiting = async () => (await backend.send(getLessonTempFiles, { query: { ticketId } }, teacher)).data?.[0]
  const { url, urlAbridge } = (await waiting()) ?? { url: '' }
  expect(urlAbridge).toBe(url)
  await finish()
  expect(await read((await waiting())?.urlAbridge)).toBe('笔记 的小图')
  const body = {
    title: '新课',
    subjectId: own?.subjectId ?? 0,
    courseId: own?.id ?? 0,
    desc: '',
    status: lessonStatus.draft,
    timeTableId: null,
    excellentNotes: [{ url, urlAbridge: url, type: 6 as const }],
    removedNotes: [],
    videoUrl: '',
    videoLength: 0,
    pptUrl: '',
    chapterInfo: [],
    files: [],
    relateClassIds: [],
  }
  const { data: saved } = await backend.send(saveLesson, { body }, teacher)
  const query = { lessonId: saved?.lessonId ?? 0 }
  const [note] = (await backend.send(getLessonDetail, { query }, teacher)).data?.excellentNotes ?? []
  expect(await read(note?.url)).toBe('笔记 ')
  expect(await read(note?.urlAbridge)).toBe('笔记 的小图')
})
