import { calls } from '@mango/contract/calls'
import { lessonStatus, text } from '@mango/contract/lessons'
import { platformTime } from '@mango/contract/platform-time'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { courseOf } from '../../shared/courses/own-course.ts'
import { visibleTo } from '../../shared/courses/visible-lessons.ts'
import { courseClass, lesson, lessonFile, schoolClass } from '../../database/schema.ts'
import { anybodySignedIn, students, teachers, type AreaHandlers } from '../../handler.ts'
import { videosOf } from '../../shared/media/conversions.ts'
import { stillOf } from '../../shared/media/still-of.ts'
import { countOrRefuse } from '../../rates/rates.ts'
import { Refusal } from '../../refusal.ts'
import { childrenOf, chaptersOf, treeOf } from './chapters.ts'
import { detailOf } from './detail.ts'
import { listLessons, monthsOf } from './list.ts'
import { deleteMemo, memosOf, saveMemo } from './memos.ts'
import { addressOfFile, shownVideo } from './parts.ts'
import { openTicket, receiveNote, waitingNotes } from './phone-notes.ts'
import { relatedClasses } from './related.ts'
import { classOfCourse, hourOf, saveLesson, updateLesson } from './save.ts'
import { visibleLesson } from './visible-lesson.ts'

// A class may photograph its notes at once behind one address.
const picturesPerAddress = { times: 300, seconds: 600 }

export const lessons: AreaHandlers<'lessons'> = {
  getTeacherLessons: {
    access: teachers,
    async handle({ services, session, body, origin, now }) {
      const of = await courseOf(services.db, body.courseId, session)
      const { rows, total } = await listLessons(services, { origin, now }, of, body, session)
      return { data: rows, page: { totalNum: total } }
    },
  },
  getLessons: {
    access: students,
    async handle({ services, session, body, origin, now }) {
      const of = await courseOf(services.db, body.courseId, session)
      const wish = { ...body, status: lessonStatus.published }
      const { rows, total } = await listLessons(services, { origin, now }, of, wish, session)
      return { data: rows, page: { totalNum: total } }
    },
  },
  getChapters: {
    access: anybodySignedIn,
    async handle({ services: { db }, session, query }) {
      const of = await courseOf(db, query.courseId, session)
      return { data: childrenOf(await chaptersOf(db, of), query.parentId) }
    },
  },
  getChapterTree: {
    access: teachers,
    async handle({ services: { db }, session, query }) {
      const of = await courseOf(db, query.courseId, session)
      return { data: treeOf(await chaptersOf(db, of)) }
    },
  },
  getTeacherLessonMonths: {
    access: teachers,
    async handle({ services: { db }, session, query }) {
      const of = await courseOf(db, query.courseId, session)
      return { data: await monthsOf(db, of.id, session) }
    },
  },
  getLessonMonths: {
    access: students,
    async handle({ services: { db }, session, query }) {
      const of = await courseOf(db, query.courseId, session)
      return { data: await monthsOf(db, of.id, session) }
    },
  },
  getLessonDetail: {
    access: anybodySignedIn,
    async handle({ services, session, query, origin, now }) {
      const found = await visibleLesson(services.db, query.lessonId, session)
      return { data: await detailOf(services, { origin, now }, found, session) }
    },
  },
  deleteLesson: {
    access: teachers,
    undoes: calls.lessons.saveLesson,
    async handle({ services: { db }, session, query }) {
      const { id } = await visibleLesson(db, query.lessonId, session)
      // Its files are let go in no order. In a transaction that is done once more where another lets go of the same ones.
      await db.transaction((tx) => tx.delete(lesson).where(eq(lesson.id, id)))
      return {}
    },
  },
  releaseLesson: {
    access: teachers,
    async handle({ services: { db }, session, query, now }) {
      const { id } = await visibleLesson(db, query.lessonId, session)
      await db.update(lesson).set({ status: query.status, updatedAt: now }).where(eq(lesson.id, id))
      return {}
    },
  },
  saveLesson: {
    access: teachers,
    repeats: 'double-press',
    handle: async ({ body, ...around }) => ({ data: { lessonId: await saveLesson(body, around) } }),
  },
  updateLesson: {
    access: teachers,
    async handle({ body: { id, savedAt, ...fields }, ...around }) {
      await updateLesson(id, savedAt, fields, around)
      return {}
    },
  },
  getRelatedClasses: {
    access: teachers,
    async handle({ services: { db }, session, query }) {
      const of = await courseOf(db, query.courseId, session)
      const { lessonId } = query
      const edited = lessonId === undefined ? undefined : await visibleLesson(db, lessonId, session)
      const hourId = edited ? edited.hourId : (query.timetableId ?? null)
      const hour = hourId === null ? undefined : await hourOf(db, hourId, of.id)
      return { data: await relatedClasses(db, of, { hour, lessonId }, session) }
    },
  },
  getLessonPlace: {
    access: teachers,
    async handle({ services: { db }, session, query }) {
      const of = await courseOf(db, query.courseId, session)
      const hour = query.timetableId === undefined ? undefined : await hourOf(db, query.timetableId, of.id)
      const classes = await db
        .select({ id: schoolClass.id, name: schoolClass.name })
        .from(schoolClass)
        .innerJoin(courseClass, eq(courseClass.classId, schoolClass.id))
        .where(eq(courseClass.courseId, of.id))
        .orderBy(asc(schoolClass.id))
      return {
        data: {
          subjectId: of.subjectId,
          classes,
          classId: hour?.classId ?? classOfCourse(of, classes),
          lessonTime: hour ? platformTime(hour.beginsAt) : '',
          booked: hour?.booked ?? false,
        },
      }
    },
  },
  getLessonTempFiles: {
    access: teachers,
    handle: async ({ services, session, query, origin, now }) => ({
      data: await waitingNotes(services, session, query, { origin, now }),
    }),
  },
  openNoteTicket: {
    access: teachers,
    // Its answer is a secret.
    repeats: 'anew',
    async handle({ services: { db }, session, body, now }) {
      const of = await courseOf(db, body.courseId, session)
      const hour = body.timeTableId ? await hourOf(db, body.timeTableId, of.id) : undefined
      return { data: await openTicket(db, session, { courseId: of.id, hourId: hour?.id ?? null }, now) }
    },
  },
  sendLessonNote: {
    access: 'everyone',
    async handle({ services, body, file, now, address }) {
      await countOrRefuse(services.db, `lesson-note:${address}`, picturesPerAddress, now)
      await receiveNote(services, { ...body, file }, now)
      return {}
    },
  },
  getLessonMemos: {
    access: anybodySignedIn,
    handle: async ({ services: { db }, session, query }) => ({ data: await memosOf(db, query.lessonId, session) }),
  },
  saveLessonMemo: {
    access: anybodySignedIn,
    repeats: 'double-press',
    handle: async ({ services: { db }, session, body, now }) => ({ data: await saveMemo(db, body, session, now) }),
  },
  deleteLessonMemo: {
    access: anybodySignedIn,
    undoes: calls.lessons.saveLessonMemo,
    async handle({ services: { db }, session, body }) {
      await deleteMemo(db, body.id, session)
      return {}
    },
  },
  authorizeVideo: {
    access: anybodySignedIn,
    /** A video is known by its id in the library; whoever may see a lesson with it may play it. */
    async handle({ services, session, body, origin, now }) {
      const videoId = /^[1-9]\d{0,8}$/.test(body.videoId) ? Number(body.videoId) : 0
      const { db } = services
      const [video] = await db
        .select()
        .from(lessonFile)
        .where(
          and(
            eq(lessonFile.part, 'video'),
            eq(lessonFile.libraryFileId, videoId),
            inArray(lessonFile.lessonId, db.select({ id: lesson.id }).from(lesson).where(visibleTo(db, session))),
          ),
        )
        .limit(1)
      if (!video) throw new Refusal(text.lessonUnknown)
      const reader = { origin, now }
      const videos = await videosOf(db, [video])
      return {
        data: {
          playAuth: await addressOfFile(services, reader, shownVideo(video, videos)),
          videoMeta: { coverURL: await stillOf(services, reader, video, videos) },
        },
      }
    },
  },
}
