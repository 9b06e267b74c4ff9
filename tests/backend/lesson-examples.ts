import { lessonStatus, openNoteTicket, saveLesson, saveLessonMemo, type LessonFields } from '@mango/contract/lessons'
import type { TestBackend } from '@mango/backend/testing'
import type { Examples } from './examples.ts'

const refused = { as: 'otherSchool', expect: 'refused' } as const
const teacher = { as: 'everything', wrongRole: 'student', foreign: refused } as const
const firstPage = { pageNum: 1, pageSize: 7, query: '' }

/** The course of the account that the demo is shown with, and one of its published lessons with a video. */
async function lesson(backend: TestBackend) {
  const [found] = await backend.db.query.lesson.findMany({
    where: (one, { and, eq, gt }) =>
      and(eq(one.schoolId, 1), eq(one.status, lessonStatus.published), gt(one.videoSeconds, 0)),
    orderBy: (one, { asc }) => asc(one.id),
    limit: 1,
  })
  if (!found) throw new Error('the demo has no lesson')
  return found
}
const course = async (backend: TestBackend) => ({ courseId: (await lesson(backend)).courseId })
const ofLesson = async (backend: TestBackend) => ({ query: { lessonId: (await lesson(backend)).id } })
const ofCourse = async (backend: TestBackend) => ({ query: await course(backend) })

let made = 0
async function fields(backend: TestBackend): Promise<LessonFields> {
  const { courseId, subjectId } = await lesson(backend)
  return {
    title: `例 ${++made}`,
    subjectId,
    courseId,
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
  }
}
async function newLesson(backend: TestBackend) {
  const token = await backend.tokenOf('everything')
  const { data } = await backend.send(saveLesson, { body: await fields(backend) }, token)
  return data?.lessonId ?? 0
}

export const lessons: Examples['lessons'] = {
  getTeacherLessons: {
    ...teacher,
    input: async (backend) => ({ body: { ...firstPage, ...(await course(backend)), status: 0 } }),
  },
  getLessons: {
    as: 'student',
    wrongRole: 'everything',
    input: async (backend) => ({ body: { ...firstPage, ...(await course(backend)) } }),
    foreign: refused,
  },
  getChapters: {
    as: 'student',
    input: async (backend) => ({ query: { parentId: 0, ...(await course(backend)) } }),
    foreign: refused,
  },
  getChapterTree: { ...teacher, input: ofCourse },
  getTeacherLessonMonths: { ...teacher, input: ofCourse },
  getLessonMonths: { as: 'student', wrongRole: 'everything', input: ofCourse, foreign: refused },
  getLessonDetail: { as: 'student', input: ofLesson, foreign: refused },
  deleteLesson: {
    ...teacher,
    input: async (backend) => ({ query: { lessonId: await newLesson(backend) } }),
  },
  releaseLesson: {
    ...teacher,
    input: async (backend) => ({ query: { lessonId: await newLesson(backend), status: lessonStatus.published } }),
  },
  saveLesson: { ...teacher, input: async (backend) => ({ body: await fields(backend) }) },
  updateLesson: {
    ...teacher,
    input: async (backend) => ({ body: { ...(await fields(backend)), id: await newLesson(backend) } }),
  },
  getRelatedClasses: { ...teacher, input: ofCourse },
  getLessonPlace: { ...teacher, input: ofCourse },
  getLessonTempFiles: {
    ...teacher,
    input: () => ({ query: { ticketId: 1 } }),
    foreign: { as: 'otherSchool', expect: ({ data }) => data?.length === 0 },
  },
  openNoteTicket: { ...teacher, input: async (backend) => ({ body: await course(backend) }) },
  sendLessonNote: {
    as: 'nobody',
    async input(backend) {
      const body = await course(backend)
      const { data } = await backend.send(openNoteTicket, { body }, await backend.tokenOf('everything'))
      return { body: { ticket: data?.token ?? '' }, file: new File(['照片'], '笔记.jpg') }
    },
    foreign: 'Its ticket is all that it asks for: it leads into the lesson of whoever opened it.',
  },
  getLessonMemos: { as: 'student', input: ofLesson, foreign: refused },
  saveLessonMemo: {
    as: 'student',
    input: async (backend) => ({
      body: { lessonId: (await lesson(backend)).id, second: 12.5, content: '这里再看一遍' },
    }),
    foreign: refused,
  },
  deleteLessonMemo: {
    as: 'student',
    async input(backend, token) {
      const body = { lessonId: (await lesson(backend)).id, second: 3, content: '例' }
      const { data } = await backend.send(saveLessonMemo, { body }, token)
      return { body: { id: data?.id ?? 0 } }
    },
    foreign: refused,
  },
  authorizeVideo: {
    as: 'student',
    async input(backend) {
      const { id } = await lesson(backend)
      const video = await backend.db.query.lessonFile.findFirst({
        where: (file, { and, eq }) => and(eq(file.lessonId, id), eq(file.part, 'video')),
      })
      return { body: { videoId: String(video?.libraryFileId) } }
    },
    foreign: refused,
  },
}
