import { code } from '@mango/contract'
import { logout } from '@mango/contract/account'
import { getClassStudents, getTeacherOngoingCourses, saveCourse, updateCourse } from '@mango/contract/courses'
import { addFileToRepo } from '@mango/contract/library'
import {
  deleteLesson,
  getChapters,
  getLessonDetail,
  getLessonMemos,
  getLessonMonths,
  getLessons,
  getLessonTempFiles,
  getRelatedClasses,
  getTeacherLessons,
  lessonStatus,
  openNoteTicket,
  releaseLesson,
  saveLesson,
  saveLessonMemo,
  sendLessonNote,
  text,
  ticketMinutes,
  updateLesson,
  type LessonFields,
} from '@mango/contract/lessons'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  course,
  courseClass,
  lesson,
  lessonFile,
  noteTicket,
  person,
  slidePicture,
  timetableHour,
  upload,
} from '../../database/schema.ts'
import { text as refusalText } from '../../refusal.ts'
import { sweep } from '../../sweep.ts'
import { inLine, isServer, startTestBackend, uploadFile, type TestBackend } from '../../testing/index.ts'
import { words } from './words.ts'

let backend: TestBackend
let teacher: string
let student: string
/** The shown teacher's course from the timetable with two or more classes of its kind. */
let own: typeof course.$inferSelect
beforeAll(async () => {
  backend = await startTestBackend()
  teacher = await backend.tokenOf('everything')
  student = await backend.tokenOf('student')
  const [some] = await backend.db.select().from(lesson).where(eq(lesson.schoolId, 1)).orderBy(asc(lesson.id)).limit(1)
  const [found] = await backend.db
    .select()
    .from(course)
    .where(eq(course.id, some?.courseId ?? 0))
  if (!found) throw new Error('the demo has no course')
  own = found
}, 180_000)
afterAll(() => backend.close())

const fields = (some: Partial<LessonFields> = {}): LessonFields => ({
  title: '春',
  subjectId: own.subjectId,
  courseId: own.id,
  desc: '',
  status: lessonStatus.draft,
  timeTableId: null,
  excellentNotes: [],
  removedNotes: [],
  videoUrl: '',
  videoLength: 0,
  pptUrl: '',
  chapterInfo: [],
  files: [],
  relateClassIds: [],
  ...some,
})
const save = (some: Partial<LessonFields> = {}, token = teacher) =>
  backend.send(saveLesson, { body: fields(some) }, token)
async function saved(some: Partial<LessonFields> = {}): Promise<number> {
  const { data, message } = await save(some)
  if (!data) throw new Error(message ?? 'not saved')
  return data.lessonId
}
const detail = async (lessonId: number, token = teacher) =>
  (await backend.send(getLessonDetail, { query: { lessonId } }, token)).data
const listed = (some: object = {}, token = teacher) =>
  backend.send(
    getTeacherLessons,
    { body: { pageNum: 1, pageSize: 200, query: '', courseId: own.id, status: 0, ...some } },
    token,
  )
const seen = (some: object = {}) =>
  backend.send(getLessons, { body: { pageNum: 1, pageSize: 200, query: '', courseId: own.id, ...some } }, student)
let files = 0
async function inLibrary(extension: string) {
  const fileName = `课堂${++files}.${extension}`
  const url = await uploadFile(backend, teacher, `lesson-${files}.${extension}`, 'x')
  const body = { fileName, url, needTranscode: false, size: 1 }
  const { data } = await backend.send(addFileToRepo, { body }, teacher)
  return { fileName, url: data?.url ?? '', fileId: data?.id ?? 0 }
}
const freeHours = (courseId = own.id) =>
  backend.db
    .select({ hour: timetableHour })
    .from(timetableHour)
    .leftJoin(lesson, eq(lesson.hourId, timetableHour.id))
    .where(and(eq(timetableHour.courseId, courseId), isNull(lesson.id)))
    .orderBy(asc(timetableHour.beginsAt))

describe('a list', () => {
  it('shows a student what is published, and nothing else', async () => {
    const { data = [], page } = await seen()
    expect(data.length).toBeGreaterThan(0)
    expect(page?.totalNum).toBe(data.length)
    expect(data.every(({ status, lessonId }) => status === lessonStatus.published && lessonId !== null)).toBe(true)
    const draft = (await listed({ status: lessonStatus.draft })).data?.[0]
    expect(draft).toBeDefined()
    expect(await detail(draft?.lessonId ?? 0, student)).toBeUndefined()
  })

  it('is newest first, and the filters make up the whole', async () => {
    const { data = [] } = await listed()
    expect(data.map(({ lessonTime }) => lessonTime)).toEqual(
      data
        .map(({ lessonTime }) => lessonTime)
        .toSorted()
        .toReversed(),
    )
    const made = data.filter(({ lessonId }) => lessonId !== null)
    const drafts = (await listed({ status: lessonStatus.draft })).data ?? []
    const published = (await listed({ status: lessonStatus.published })).data ?? []
    expect(drafts.length + published.length).toBe(made.length)
    expect(data.length).toBeGreaterThan(made.length)
  })

  it('of a chapter has the lessons of all chapters below it', async () => {
    const { data: chapters = [] } = await backend.send(
      getChapters,
      { query: { parentId: 0, courseId: own.id } },
      student,
    )
    const sums = await Promise.all(
      chapters.map(async ({ chapterId }) => (await seen({ chapterId })).page?.totalNum ?? 0),
    )
    expect(sums.reduce((sum, one) => sum + one, 0)).toBe((await seen()).page?.totalNum)
    expect(Math.max(...sums)).toBeGreaterThan(0)
  })

  it('finds a part of a title as it stands', async () => {
    await saved({ title: '100%_春' })
    expect((await listed({ query: '0%_' })).data?.map(({ title }) => title)).toEqual(['100%_春'])
    expect((await listed({ query: '%%' })).data).toEqual([])
  })

  it('is refused to a colleague and to another school', async () => {
    for (const account of ['ordinary', 'otherSchool'] as const)
      expect((await listed({}, await backend.tokenOf(account))).code).toBe(code.refused)
  })
})

describe('saving', () => {
  it('keeps everything that was picked', async () => {
    const [video, ppt, note, material] = await Promise.all(['mp4', 'pdf', 'png', 'docx'].map(inLibrary))
    if (!video || !ppt || !note || !material) throw new Error('no files')
    const lessonId = await saved({
      videoUrl: video.url,
      videoLength: 61.5,
      pptUrl: ppt.url,
      excellentNotes: [{ url: note.url, urlAbridge: note.url, type: 6 }],
      files: [
        { fileName: material.fileName, url: material.url },
        { fileName: '国家智慧教育平台', url: 'https://www.smartedu.cn/' },
      ],
    })
    const found = await detail(lessonId)
    expect(found).toMatchObject({ videoName: video.fileName, videoFileId: video.fileId, videoLength: 61.5 })
    expect(found).toMatchObject({ pptName: ppt.fileName, status: lessonStatus.draft })
    expect(found?.excellentNotes).toHaveLength(1)
    expect(found?.files.map(({ fileName }) => fileName)).toEqual([material.fileName, '国家智慧教育平台'])
    const stored = await backend.db.select().from(lessonFile).where(eq(lessonFile.lessonId, lessonId))
    expect(stored.map(({ part }) => part).toSorted()).toEqual(['courseware', 'material', 'material', 'note', 'video'])
    const [claimed] = await backend.db
      .select()
      .from(upload)
      .where(eq(upload.objectKey, stored.find(({ part }) => part === 'video')?.objectKey ?? ''))
    expect(claimed?.claims).toBe(2)
    await backend.send(deleteLesson, { query: { lessonId } }, teacher)
    const [after] = await backend.db
      .select()
      .from(upload)
      .where(eq(upload.objectKey, claimed?.objectKey ?? ''))
    expect(after?.claims).toBe(1)
  })

  it.each([
    ['a word of code', 'javascript:alert(1)', refusalText.foreignAddress],
    ['an object of somebody else', 'http://school.test/oss/qr/x.png', refusalText.foreignAddress],
    ['a page of another site', 'https://evil.test/a.mp4', refusalText.foreignAddress],
  ])('refuses %s as a video', async (_, videoUrl, message) => {
    expect(await save({ videoUrl })).toEqual({ code: code.refused, message })
  })

  it('keeps when the slides are turned, as long as it is the same video and courseware', async () => {
    const film = await inLibrary('mp4')
    const deck = await inLibrary('pdf')
    const lessonId = await saved({ videoUrl: film.url, videoLength: 60, pptUrl: deck.url })
    const pictures = [0, 1, 2].map((showOrder) => ({
      objectKey: `slides/times/${showOrder}.svg`,
      coursewareKey: new URL(deck.url).pathname.slice('/oss/'.length),
      showOrder,
    }))
    await backend.db.insert(slidePicture).values(pictures)
    const change = async (some: Partial<LessonFields>) => {
      const body = { ...fields({ videoUrl: film.url, videoLength: 60, pptUrl: deck.url, ...some }), id: lessonId }
      return (await backend.send(updateLesson, { body }, teacher)).code
    }
    expect((await detail(lessonId))?.videoConfig).toBe('{"0":0,"1":20,"2":40}')
    expect(await change({ slideStarts: [0, 7.5, 50] })).toBe(code.success)
    await change({ title: '改名' })
    expect((await detail(lessonId))?.videoConfig).toBe('{"0":0,"1":7.5,"2":50}')
    expect(await change({ slideStarts: [0, 50, 7.5] })).not.toBe(code.success)
    await change({ videoUrl: (await inLibrary('mp4')).url, slideStarts: [0, 1, 2] })
    expect((await detail(lessonId))?.videoConfig).toBe('{"0":0,"1":20,"2":40}')
  })

  it('refuses a document as a video and a chapter of another book', async () => {
    const { url } = await inLibrary('docx')
    expect((await save({ videoUrl: url })).message).toBe(text.formatNotSupported)
    expect((await save({ chapterInfo: [{ id: 999_999, name: '', parentId: 0 }] })).message).toBe(words.chapterUnknown)
  })

  it('makes one lesson of an hour, however often it is pressed, and ends its booking with a video', async () => {
    const [free] = await freeHours()
    if (!free) throw new Error('every hour has its lesson')
    const { id } = free.hour
    await backend.db.update(timetableHour).set({ booked: true }).where(eq(timetableHour.id, id))
    const answers = await Promise.all([1, 2, 3].map((number) => save({ timeTableId: id, title: `第${number}次` })))
    expect(answers.filter(({ data }) => data)).toHaveLength(1)
    expect(answers.filter(({ message }) => message === words.hourTaken)).toHaveLength(2)
    const lessonId = answers.find(({ data }) => data)?.data?.lessonId ?? 0
    expect((await detail(lessonId))?.booked).toBe(true)
    const { url } = await inLibrary('mp4')
    await backend.send(
      updateLesson,
      { body: { ...fields({ timeTableId: id, videoUrl: url, videoLength: 3 }), id: lessonId } },
      teacher,
    )
    expect((await detail(lessonId))?.booked).toBe(false)
  })

  it('keeps stored notes that are not taken away, and never more than eight', async () => {
    const notes = await Promise.all(Array.from({ length: 8 }, () => inLibrary('jpg')))
    const asNote = ({ url }: { url: string }) => ({ url, urlAbridge: url, type: 6 as const })
    const lessonId = await saved({ excellentNotes: notes.map(asNote) })
    const before = (await detail(lessonId))?.excellentNotes ?? []
    const more = await inLibrary('jpg')
    const change = (some: Partial<LessonFields>) =>
      backend.send(updateLesson, { body: { ...fields(some), id: lessonId } }, teacher)
    expect((await change({ excellentNotes: [asNote(more)] })).message).toBe(text.tooManyNotes)
    const [first] = before
    await change({ excellentNotes: [asNote(more)], removedNotes: [first?.id ?? 0] })
    const after = (await detail(lessonId))?.excellentNotes ?? []
    expect(after).toHaveLength(8)
    expect(after.map(({ url }) => url)).not.toContain(first?.url)
    const kept = before.slice(1).map(({ id }) => id)
    expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(kept))
    // Whoever opened the editor before it was saved may save again.
    expect((await change({ excellentNotes: before.slice(1).map((one) => ({ ...one, type: 6 as const })) })).code).toBe(
      code.success,
    )
  })

  it('does not overwrite what was saved since its editor was opened, unless that is wanted', async () => {
    const lessonId = await saved({ title: '打开时' })
    const savedAt = (await detail(lessonId))?.updateTime
    const change = (title: string, since?: string) =>
      backend.send(updateLesson, { body: { ...fields({ title }), id: lessonId, savedAt: since } }, teacher)
    await backend.db
      .update(lesson)
      .set({ title: '别处改的', updatedAt: new Date(Date.now() + 60_000) })
      .where(eq(lesson.id, lessonId))
    expect((await change('这里改的', savedAt)).message).toBe(text.savedSince)
    expect((await detail(lessonId))?.title).toBe('别处改的')
    expect((await change('这里改的', (await detail(lessonId))?.updateTime)).code).toBe(code.success)
    expect((await change('还是覆盖', undefined)).code).toBe(code.success)
    expect((await detail(lessonId))?.title).toBe('还是覆盖')
  })

  it('is refused to whoever does not give the course', async () => {
    const lessonId = await saved()
    for (const account of ['ordinary', 'otherSchool'] as const) {
      const token = await backend.tokenOf(account)
      expect((await save({}, token)).code).toBe(code.refused)
      expect((await backend.send(updateLesson, { body: { ...fields(), id: lessonId } }, token)).code).toBe(code.refused)
      expect((await backend.send(deleteLesson, { query: { lessonId } }, token)).code).toBe(code.refused)
      const release = { query: { lessonId, status: lessonStatus.published } }
      expect((await backend.send(releaseLesson, release, token)).code).toBe(code.refused)
    }
    expect((await detail(lessonId))?.status).toBe(lessonStatus.draft)
  })
})

describe('a course that a teacher made', () => {
  const [firstClass, secondClass] = [1, 2]
  const course = { name: '名著共读', coverUrl: '1' }
  async function made(classIds: number[], studentIds: number[] = []) {
    await backend.send(saveCourse, { body: { ...course, classIds, studentIds } }, teacher)
    const { data = [] } = await backend.send(getTeacherOngoingCourses, {}, teacher)
    const found = data.filter(({ title }) => title === course.name).toSorted((a, b) => b.courseId - a.courseId)[0]
    if (!found) throw new Error('no course')
    return found
  }
  const seenIn = async (courseId: number) => (await seen({ courseId })).data?.map(({ title }) => title)
  const listedIn = async (courseId: number, classId?: number) =>
    (await listed({ courseId, ...(classId && { classId }) })).data?.map(({ title }) => title)
  const published = { status: lessonStatus.published }

  it('for some of a class has lessons for them', async () => {
    const { data: pupils = [] } = await backend.send(getClassStudents, { body: { classId: firstClass } }, teacher)
    const { courseId, classId } = await made([], [pupils[0]?.id ?? 0])
    expect(classId).toBeNull()
    await saved({ courseId, title: '第一回', ...published })
    expect(await listedIn(courseId)).toEqual(['第一回'])
    expect(await seenIn(courseId)).toEqual(['第一回'])
  })

  it('shows each class what is for it and for all; nothing is lost when a class leaves it', async () => {
    const { courseId } = await made([firstClass, secondClass])
    for (const [title, classId] of [
      ['给一班', firstClass],
      ['给二班', secondClass],
      ['给全部', undefined],
    ] as const)
      await saved({ courseId, title, ...published, ...(classId && { classId }) })
    expect(await seenIn(courseId)).toEqual(['给全部', '给一班'])
    const months = await backend.send(getLessonMonths, { query: { courseId } }, student)
    expect(months.data?.map(({ count }) => count)).toEqual([2])
    const [hidden] = (await listed({ courseId, query: '给二班' })).data ?? []
    expect(await detail(hidden?.lessonId ?? 0, student)).toBeUndefined()
    expect(await listedIn(courseId, secondClass)).toEqual(['给全部', '给二班'])
    await backend.send(
      updateCourse,
      { body: { ...course, id: courseId, classIds: [firstClass], studentIds: [] } },
      teacher,
    )
    expect(await listedIn(courseId, firstClass)).toEqual(['给全部', '给二班', '给一班'])
    expect(await seenIn(courseId)).toEqual(['给全部', '给二班', '给一班'])
  })
})

describe('publishing', () => {
  it('shows a lesson to students, and taking it back hides it', async () => {
    const lessonId = await saved({ title: '发布一次' })
    const release = (status: 1 | 2) => backend.send(releaseLesson, { query: { lessonId, status } }, teacher)
    await release(2)
    expect((await detail(lessonId, student))?.title).toBe('发布一次')
    await release(1)
    expect(await detail(lessonId, student)).toBeUndefined()
  })

  it('gives other classes the same lesson once, and overwrites only when it is published', async () => {
    const colleague = await backend.tokenOf('ordinary')
    const [one] = await backend.db
      .select({ id: course.id, subjectId: course.subjectId })
      .from(course)
      .innerJoin(person, eq(person.id, course.teacherId))
      .where(and(eq(person.mobile, '13800000002'), eq(course.gradeId, 9), eq(course.preInstall, true)))
      .orderBy(asc(course.id))
    const courseId = one?.id ?? 0
    const [free] = (await freeHours(courseId)).toReversed()
    const timeTableId = free?.hour.id ?? 0
    const related = async () =>
      (await backend.send(getRelatedClasses, { query: { courseId, timetableId: timeTableId } }, colleague)).data ?? []
    const [other] = await related()
    expect(other).toMatchObject({ existsRecord: false })
    const ofThis = { courseId, subjectId: one?.subjectId ?? 0, timeTableId, relateClassIds: [other?.id ?? 0] }
    const lessonId = (await save({ ...ofThis, title: '一样的课' }, colleague)).data?.lessonId ?? 0
    expect(await related()).toMatchObject([{ id: other?.id, existsRecord: true }])
    const copies = () => backend.db.select().from(lesson).where(eq(lesson.originId, lessonId))
    expect(await copies()).toMatchObject([{ classId: other?.id }])
    const change = (title: string, status: 1 | 2) =>
      backend.send(updateLesson, { body: { ...fields({ ...ofThis, title, status }), id: lessonId } }, colleague)
    await change('改过的草稿', 1)
    expect(await copies()).toMatchObject([{ title: '一样的课' }])
    await change('发布的课', 2)
    expect(await copies()).toMatchObject([{ title: '发布的课', status: 2 }])
    expect((await backend.send(getRelatedClasses, { query: { courseId, lessonId } }, colleague)).data).toMatchObject([
      { existsRecord: true },
    ])
    const fieldsWithout = { ...ofThis, timeTableId: null, title: '没有课时的课' }
    const without = (await save(fieldsWithout, colleague)).data?.lessonId ?? 0
    expect((await backend.send(getRelatedClasses, { query: { courseId } }, colleague)).data).toMatchObject([
      { existsRecord: false },
    ])
    // It has a copy, which publishing it again would overwrite.
    const again = await backend.send(getRelatedClasses, { query: { courseId, lessonId: without } }, colleague)
    expect(again.data).toMatchObject([{ id: other?.id, existsRecord: true }])
  })

  describe('into the class of each other at once', () => {
    /** Two courses of a teacher's with the same chapters, and an hour of each with the same number. */
    async function pair() {
      const colleague = await backend.tokenOf('ordinary')
      const rows = await backend.db
        .select({ id: course.id, subjectId: course.subjectId, classId: courseClass.classId })
        .from(course)
        .innerJoin(person, eq(person.id, course.teacherId))
        .innerJoin(courseClass, eq(courseClass.courseId, course.id))
        .where(and(eq(person.mobile, '13800000002'), eq(course.gradeId, 9), eq(course.preInstall, true)))
        .orderBy(asc(course.id))
      const [one, other] = rows
      if (!one || !other) throw new Error('the demo has no two courses of a kind')
      const free = async (courseId: number) => (await freeHours(courseId)).map(({ hour }) => hour.id)
      const all = async (courseId: number) =>
        (
          await backend.db
            .select({ id: timetableHour.id })
            .from(timetableHour)
            .where(eq(timetableHour.courseId, courseId))
            .orderBy(asc(timetableHour.beginsAt), asc(timetableHour.id))
        ).map(({ id }) => id)
      const [hours, others] = [await all(one.id), await all(other.id)]
      const [isFree, isOtherFree] = [new Set(await free(one.id)), new Set(await free(other.id))]
      const place = hours.findIndex((id, index) => isFree.has(id) && isOtherFree.has(others[index] ?? 0))
      const wish = (of: typeof one, timeTableId: number | undefined, to: typeof one) => ({
        ...fields({ courseId: of.id, subjectId: of.subjectId, timeTableId: timeTableId ?? 0, status: 2 }),
        relateClassIds: [to.classId],
      })
      const title = (name: string) => ({ title: name })
      return {
        colleague,
        first: { ...wish(one, hours[place], other), ...title('从一班来') },
        second: { ...wish(other, others[place], one), ...title('从二班来') },
      }
    }
    const titles = async ({ timeTableId }: LessonFields) =>
      (
        await backend.db
          .select({ title: lesson.title })
          .from(lesson)
          .where(eq(lesson.hourId, timeTableId ?? 0))
      ).map(({ title }) => title)

    it('two lessons that are made take one the other’s place, and one is told that it is taken', async () => {
      const { colleague, first, second } = await pair()
      const answers = await inLine(
        backend.db,
        (tx) => tx.select().from(course).where(eq(course.id, first.courseId)).for('update'),
        () => save(first, colleague),
        () => save(second, colleague),
      )
      expect(answers.map(({ code: given }) => given)).toEqual([code.success, code.refused])
      expect(answers[1]?.message).toBe(words.hourTaken)
      expect([await titles(first), await titles(second)]).toEqual([['从一班来'], ['从一班来']])
    })

    it('two lessons that are changed are both what the second has said', async () => {
      const { colleague, first, second } = await pair()
      const { data } = await save(first, colleague)
      const [there] = await backend.db
        .select({ id: lesson.id })
        .from(lesson)
        .where(eq(lesson.hourId, second.timeTableId ?? 0))
      const change = (id: number, body: LessonFields) =>
        backend.send(updateLesson, { body: { ...body, id } }, colleague)
      const answers = await inLine(
        backend.db,
        (tx) =>
          tx
            .select()
            .from(lesson)
            .where(eq(lesson.id, data?.lessonId ?? 0))
            .for('update'),
        () => change(data?.lessonId ?? 0, first),
        () => change(there?.id ?? 0, second),
      )
      expect(answers.map(({ code: given }) => given)).toEqual([code.success, code.success])
      expect([await titles(first), await titles(second)]).toEqual([['从二班来'], ['从二班来']])
    })
  })
})

describe('notes from a phone', () => {
  const open = async (by = teacher) =>
    (await backend.send(openNoteTicket, { body: { courseId: own.id } }, by)).data ?? { ticketId: 0, token: '' }
  const photograph = (ticket: string, name = '笔记.jpg', pictureId?: string) =>
    backend.send(sendLessonNote, {
      body: { ticket, ...(pictureId !== undefined && { pictureId }) },
      file: new File(['照片'], name),
    })
  const waiting = async (ticketId: number, token = teacher) =>
    (await backend.send(getLessonTempFiles, { query: { ticketId } }, token)).data ?? []

  it('wait for the editor that asked for them, and belong to its lesson afterwards', async () => {
    const { ticketId, token } = await open()
    expect((await photograph(token)).code).toBe(0)
    expect(await waiting(ticketId, await backend.tokenOf('ordinary'))).toEqual([])
    const [note] = await waiting(ticketId)
    const read = await backend.fetch((note?.url ?? '').replace('http://school.test', ''))
    expect(await read.text()).toBe('照片')
    const url = note?.url ?? ''
    const lessonId = await saved({ excellentNotes: [{ url, urlAbridge: url, type: 6 }] })
    expect(await waiting(ticketId)).toEqual([])
    expect((await detail(lessonId))?.excellentNotes).toHaveLength(1)
  })

  it('are there once however often they come, also after a lesson took them', async () => {
    const { ticketId, token } = await open()
    const sendTwice = () => Promise.all([1, 2].map(() => photograph(token, '笔记.jpg', 'picture-1')))
    expect(await sendTwice()).toMatchObject([{ code: 0 }, { code: 0 }])
    const [note, ...others] = await waiting(ticketId)
    expect(others).toEqual([])
    await photograph(token, '笔记.jpg', 'picture-2')
    expect(await waiting(ticketId)).toHaveLength(2)
    const url = note?.url ?? ''
    await saved({ excellentNotes: [{ url, urlAbridge: url, type: 6 }] })
    expect(await sendTwice()).toMatchObject([{ code: 0 }, { code: 0 }])
    expect(await waiting(ticketId)).toHaveLength(1)
  })

  it('are refused with another pass, an old one, and where they are no pictures', async () => {
    const { token } = await open()
    expect((await photograph('0'.repeat(32))).message).toBe(words.ticketVoid)
    expect((await photograph(token, '笔记.html')).message).toBe(refusalText.fileOfOtherKind)
    backend.clock.advance(ticketMinutes * 60 + 1)
    expect((await photograph(token)).message).toBe(words.ticketVoid)
  })

  it('are refused once the session that opened the editor has ended; what came before waits on', async () => {
    const desk = await backend.tokenOf('everything')
    const { ticketId, token } = await open(desk)
    const elsewhere = await open()
    expect(await photograph(token)).toMatchObject({ code: 0 })
    await backend.send(logout, {}, desk)
    expect((await photograph(token)).message).toBe(words.ticketVoid)
    expect(await photograph(elsewhere.token)).toMatchObject({ code: 0 })
    expect(await waiting(ticketId)).toHaveLength(1)
  })

  it('are swept with their pass when no lesson took them', async () => {
    const { ticketId, token } = await open()
    await photograph(token)
    backend.clock.advance(3 * 86_400)
    await sweep(backend.services)
    expect(await backend.db.select().from(noteTicket).where(eq(noteTicket.id, ticketId))).toEqual([])
    teacher = await backend.tokenOf('everything')
    student = await backend.tokenOf('student')
    expect(await waiting(ticketId)).toEqual([])
  })
})

describe("a student's own notes", () => {
  it('are kept by their moment, for nobody else', async () => {
    const lessonId = (await seen()).data?.[0]?.lessonId ?? 0
    const note = (second: number, content: string) =>
      backend.send(saveLessonMemo, { body: { lessonId, second, content } }, student)
    await note(40, '后面的')
    await note(12, '前面的')
    const memos = async (token: string) =>
      (await backend.send(getLessonMemos, { query: { lessonId } }, token)).data?.map(({ content }) => content)
    expect(await memos(student)).toEqual(['前面的', '后面的'])
    expect(await memos(teacher)).toEqual([])
  })

  it('are refused for a lesson that is deleted at that moment', async () => {
    const lessonId = await saved({ status: lessonStatus.published })
    const [answer] = await inLine(
      backend.db,
      (tx) => tx.delete(lesson).where(eq(lesson.id, lessonId)),
      () => backend.send(saveLessonMemo, { body: { lessonId, second: 1, content: '来晚了' } }, student),
    )
    expect(answer).toMatchObject({ code: code.refused, message: isServer ? refusalText.overtaken : text.lessonUnknown })
  })
})
