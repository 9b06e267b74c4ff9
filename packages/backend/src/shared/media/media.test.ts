import { addFileToRepo, selectFileRepoList } from '@mango/contract/library'
import { getLessonDetail, lessonStatus, saveLesson } from '@mango/contract/lessons'
import { getShownFile, shownState, text, type Conversion } from '@mango/contract/media'
import { eq } from 'drizzle-orm'
import { PgSelectBase } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { conversion, course, lesson, libraryFile } from '../../database/schema.ts'
import { text as refusalText } from '../../refusal.ts'
import { onePiece } from '../../storage/storage.ts'
import { addressOf } from '../../storage/signed-address.ts'
import { sweepUploads } from '../../storage/uploads.ts'
import { startTestBackend, uploadFile, type TestBackend } from '../../testing/index.ts'
import { assemble } from '../../assemble.ts'
import { forgetUndoable, sayAlive } from './abilities.ts'
import { convertNext } from './convert-next.ts'
import { Unconvertible, type Converter, type Made, type MadeFile } from './converter.ts'
import { sweepConversions } from './sweep-conversions.ts'

const file = (extension: string, content: string): MadeFile => ({
  extension,
  content: () => onePiece(new TextEncoder().encode(content)),
})
const results: Readonly<Record<Conversion, Made>> = {
  video: { main: file('mp4', 'film'), still: file('jpg', 'still'), seconds: 12 },
  pdf: { main: file('pdf', 'paper') },
  slides: { pages: [file('jpg', 'one'), file('jpg', 'two')] },
  cover: { still: file('jpg', 'cover') },
  small: { still: file('webp', 'small') },
}
/** Makes the same of every file, when the test wants it. */
const make = vi.fn<(kind: Conversion) => Promise<Made>>(async (kind) => results[kind])
const converter: Converter = {
  can: () => true,
  tools: {},
  async convert({ kind, content }, keep) {
    expect(await new Response(content).text()).not.toBe('')
    await keep(await make(kind))
  },
}

let backend: TestBackend
let teacher: string
const hour = 3600
beforeAll(async () => {
  backend = await startTestBackend({ converter })
  teacher = await backend.tokenOf('everything')
}, 180_000)
afterAll(() => backend.close())

const never = new AbortController().signal
const next = (signal = never) => convertNext(backend.services, signal)
const finish = async () => {
  while (await next());
}
/** A query, as the server waits for it. */
type Asked = Pick<InstanceType<typeof PgSelectBase>, 'execute' | 'toSQL'>
let uploads = 0
async function register(fileName: string, stored = fileName.split('.').at(-1) ?? '') {
  const url = await uploadFile(backend, teacher, `${++uploads}.${stored}`, 'x')
  const body = { fileName, url, needTranscode: stored !== fileName.split('.').at(-1), size: 1 }
  const { data } = await backend.send(addFileToRepo, { body }, teacher)
  return data ?? { id: 0, url: '' }
}
const listed = async (id: number, of = backend) => {
  const query = { pageNum: 1, pageSize: 50, query: '', type: 0 }
  return (await of.send(selectFileRepoList, { query }, teacher)).data?.find((one) => one.id === id)
}
const shown = async (url: string, fileName: string, token = teacher) =>
  backend.send(getShownFile, { body: { url, fileName } }, token)
const read = async (url = '') => (await backend.fetch(url.replace(/^https?:\/\/[^/]*/, ''))).text()
const jobOf = async (id: number) => {
  const [found] = await backend.db.select().from(libraryFile).where(eq(libraryFile.id, id))
  const [job] = await backend.db
    .select()
    .from(conversion)
    .where(eq(conversion.objectKey, found?.objectKey ?? ''))
  return job
}

async function newLesson(parts: { videoUrl: string; pptUrl: string }) {
  const [of] = await backend.db
    .select({ id: lesson.id, courseId: lesson.courseId, subjectId: lesson.subjectId })
    .from(lesson)
    .innerJoin(course, eq(course.id, lesson.courseId))
    .limit(1)
  const body = {
    title: '新课',
    subjectId: of?.subjectId ?? 0,
    courseId: of?.courseId ?? 0,
    desc: '',
    status: lessonStatus.draft,
    timeTableId: null,
    excellentNotes: [],
    removedNotes: [],
    videoLength: 0,
    chapterInfo: [],
    files: [],
    relateClassIds: [],
    ...parts,
  }
  const { data: saved } = await backend.send(saveLesson, { body }, teacher)
  return { lessonId: saved?.lessonId ?? 0 }
}

describe('a video', () => {
  it('is in the queue from its registration on, and is read as what was made of it', async () => {
    const { id } = await register('课.mov', 'mp4')
    expect(await listed(id)).toMatchObject({ transcoding: true, note: '', transcodeImg: '' })
    await finish()
    const done = await listed(id)
    expect(done).toMatchObject({ transcoding: false })
    expect([await read(done?.url), await read(done?.transcodeImg)]).toEqual(['film', 'still'])
  })

  it('that nothing can be made of says why, and can be taken away as it came', async () => {
    make.mockRejectedValueOnce(new Unconvertible(text.broken))
    const { id } = await register('坏.wmv')
    await finish()
    const failed = await listed(id)
    expect(failed).toMatchObject({ transcoding: false, note: text.broken })
    expect(await read(failed?.url)).toBe('x')
    expect((await shown(failed?.url ?? '', '坏.wmv')).data).toMatchObject({
      state: shownState.refused,
      note: text.broken,
      url: failed?.url,
    })
  })

  it('that browsers play is played before it was looked at', async () => {
    const { url } = await register('放.mp4')
    expect((await shown(url, '放.mp4')).data).toMatchObject({ state: shownState.ready, url })
    await finish()
  })
})

describe('an Office document', () => {
  it('is waited for, and shown as its PDF', async () => {
    const { url } = await register('教案.docx')
    expect((await shown(url, '教案.docx')).data).toMatchObject({ state: shownState.waiting, url: '' })
    await finish()
    const { data } = await shown(url, '教案.docx')
    expect(data?.state).toBe(shownState.ready)
    expect(await read(data?.url)).toBe('paper')
  })

  it('is shown to whoever holds its signed address, and to nobody else', async () => {
    const { url } = await register('私密.docx')
    const student = await backend.tokenOf('student')
    expect((await shown(url, '私密.docx', student)).code).toBe(0)
    for (const forged of [url.split('?')[0] ?? '', url.replace(/Signature=[^&]*/, 'Signature=x'), 'file:///etc/passwd'])
      expect((await shown(forged, '私密.docx')).message).toBe(refusalText.foreignAddress)
    await finish()
  })

  it('of the time before there was a tool is converted when somebody looks at it', async () => {
    const all = await backend.db.select().from(libraryFile).where(eq(libraryFile.schoolId, 1))
    const deck = all.find(({ fileName }) => fileName.endsWith('.pptx'))
    // A demo school that was just sown has its files; one from the cache does not.
    if (!(await backend.storage.head(deck?.objectKey ?? '')))
      await backend.storage.put(deck?.objectKey ?? '', onePiece(new TextEncoder().encode('deck')))
    const reader = { origin: 'http://school.test', now: backend.clock.now() }
    const url = await addressOf(backend.services.uploads, reader, deck?.objectKey ?? '')
    expect((await shown(url, '课件.pptx')).data?.state).toBe(shownState.waiting)
    await finish()
    expect((await shown(url, '课件.pptx')).data?.state).toBe(shownState.ready)
  })
})

describe('a lesson', () => {
  it('gets slides of its courseware and the length of its video, and keeps the files they were made of', async () => {
    const film = await register('实录.mov', 'mp4')
    const deck = await register('课件.pptx')
    await finish()
    // The address of the converted video, as the picker got it.
    const query = await newLesson({ videoUrl: (await listed(film.id))?.url ?? '', pptUrl: deck.url })
    expect((await backend.send(getLessonDetail, { query }, teacher)).data).toMatchObject({
      slidesComing: true,
      transcoding: false,
      videoFileId: film.id,
      videoLength: 12,
    })
    await finish()
    const { data } = await backend.send(getLessonDetail, { query }, teacher)
    expect(data).toMatchObject({ slidesComing: false, videoConfig: '{"0":0,"1":6}' })
    expect(await Promise.all((data?.videoImages ?? []).map(read))).toEqual(['one', 'two'])
    expect(await read(data?.videoUrl)).toBe('film')
  })

  it('whose video has fewer seconds than slides leaves them to whoever leafs: some would never be seen', async () => {
    make.mockResolvedValueOnce({ ...results.video, seconds: 1 })
    const film = await register('短.mov', 'mp4')
    const deck = await register('快.pptx')
    const query = await newLesson({ videoUrl: film.url, pptUrl: deck.url })
    await finish()
    const { data } = await backend.send(getLessonDetail, { query }, teacher)
    expect(data).toMatchObject({ videoLength: 1, videoConfig: '{}' })
    expect(data?.videoImages).toHaveLength(2)
  })

  it('says at every moment that its slides are there or still to come', async () => {
    const { url } = await register('快.pptx')
    await finish()
    const query = await newLesson({ videoUrl: '', pptUrl: url })
    // They come right behind the look for them.
    const asked = vi.spyOn(PgSelectBase.prototype, 'then').mockImplementation(async function (this: Asked, ...hear) {
      const rows = await this.execute()
      if (this.toSQL().sql.includes('from "slide_picture"')) {
        asked.mockRestore()
        await finish()
      }
      return Promise.resolve(rows).then(...hear)
    })
    const meanwhile = await backend.send(getLessonDetail, { query }, teacher)
    expect(meanwhile.data).toMatchObject({ slidesComing: true, videoImages: [] })
    const { data } = await backend.send(getLessonDetail, { query }, teacher)
    expect(data?.videoImages).toHaveLength(2)
  })
})

describe('the queue', () => {
  it('lets one server at a time have a file', async () => {
    const { id } = await register('一次.docx')
    make.mockClear()
    await Promise.all([next(), next(), next()])
    expect(make).toHaveBeenCalledTimes(1)
    expect((await jobOf(id))?.state).toBe('done')
  })

  it('goes on where a server was killed, once it is silent', async () => {
    const { id } = await register('断电.docx')
    await backend.db
      .update(conversion)
      .set({ state: 'running', attempts: 1, heldUntil: backend.clock.now() })
      .where(eq(conversion.state, 'waiting'))
    expect(await next()).toBe(false)
    backend.clock.advance(1)
    expect(await next()).toBe(true)
    expect((await jobOf(id))?.state).toBe('done')
  })

  it('gives back what it has not finished when its server ends', async () => {
    const { id } = await register('停机.docx')
    const ending = new AbortController()
    make.mockImplementationOnce(async () => {
      ending.abort()
      throw new Error('killed')
    })
    await next(ending.signal)
    expect(await jobOf(id)).toMatchObject({ state: 'waiting', attempts: 0 })
    await finish()
    expect((await jobOf(id))?.state).toBe('done')
  })

  it('does not try for ever what breaks the server each time', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { id } = await register('死循环.docx')
    make
      .mockRejectedValueOnce(new Error('disk'))
      .mockRejectedValueOnce(new Error('disk'))
      .mockRejectedValueOnce(new Error('disk'))
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await next()).toBe(true)
      backend.clock.advance(60)
    }
    expect(await next()).toBe(false)
    expect(await jobOf(id)).toMatchObject({ state: 'failed', note: text.broken })
  })

  it('does not try for ever what takes the server with it each time', async () => {
    const { id } = await register('内存.docx')
    make.mockClear()
    await backend.db
      .update(conversion)
      .set({ state: 'running', attempts: 3, heldUntil: backend.clock.now() })
      .where(eq(conversion.state, 'waiting'))
    backend.clock.advance(1)
    expect(await next()).toBe(false)
    expect(make).not.toHaveBeenCalled()
    expect(await jobOf(id)).toMatchObject({ state: 'failed', note: text.broken })
  })

  it('gives a server what it has the programs for, and leaves the rest to the others', async () => {
    const { id } = await register('分工.docx')
    const filmsOnly: Converter = { ...converter, can: (kind) => kind === 'video' }
    expect(await convertNext({ ...backend.services, converter: filmsOnly }, never)).toBe(false)
    expect(await jobOf(id)).toMatchObject({ state: 'waiting', attempts: 0 })
    await finish()
    expect((await jobOf(id))?.state).toBe('done')
  })

  it('takes from a server without programs what another one can do, as long as there is one', async () => {
    const { db, storage, clock } = backend
    const { app, services } = await assemble({ db, storage, clock, demo: true, converter: undefined })
    const seen = async (url: string) => {
      const answer = await app.request(`http://school.test${getShownFile.path}?userToken=${teacher}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ url, fileName: '外援.docx' }),
      })
      return answer.json()
    }
    const { id, url } = await register('外援.docx')
    await db.delete(conversion).where(eq(conversion.objectKey, (await jobOf(id))?.objectKey ?? ''))
    const refused = { data: { state: shownState.refused, note: text.missing.pdf } }
    expect(await seen(url)).toMatchObject(refused)

    await sayAlive(db, 'another', ['pdf'], clock.now())
    expect(await seen(url)).toMatchObject({ data: { state: shownState.waiting } })
    expect(await convertNext(services, never)).toBe(false)
    await forgetUndoable(services, clock.now())
    expect((await jobOf(id))?.state).toBe('waiting')

    // It was switched off for good.
    clock.advance(600)
    await forgetUndoable(services, clock.now())
    expect(await seen(url)).toMatchObject(refused)
    await finish()
  })

  it('keeps what was made as long as the file, and no longer', async () => {
    const { id, url } = await register('清理.docx')
    await finish()
    const made = (await shown(url, '清理.docx')).data?.url
    const tidy = async () => {
      await sweepConversions(backend.db)
      await sweepUploads(backend.services)
    }
    backend.clock.advance(48 * hour)
    await tidy()
    const key = (await jobOf(id))?.resultKey ?? ''
    expect(await backend.storage.head(key)).toBeDefined()
    await backend.db.delete(libraryFile).where(eq(libraryFile.id, id))
    await tidy()
    await tidy()
    expect(made).toContain(key)
    expect(await backend.storage.head(key)).toBeUndefined()
  })
})
