import { anyLessonStatus, lessonStatus, type getTeacherLessons, type LessonRow } from '@mango/contract/lessons'
import { dayLength, platformTime } from '@mango/contract/platform-time'
import { and, asc, count, desc, eq, exists, gt, ilike, lt, notExists, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { InferOutput } from 'valibot'
import { anyOf } from '../../database/any-of.ts'
import type { Database } from '../../database/database.ts'
import { inChina } from '../../database/in-china.ts'
import { chapter, lesson, lessonChapter, timetableHour, type course } from '../../database/schema.ts'
import { containing } from '../../search/containing.ts'
import { isForClass, visibleTo } from '../../shared/courses/visible-lessons.ts'
import { videosOf } from '../../shared/media/conversions.ts'
import { stillOf } from '../../shared/media/still-of.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../session/sessions.ts'
import type { Reader } from '../../storage/signed-address.ts'
import { chaptersOf, withDescendants } from './chapters.ts'
import { addressOfFile, filesOf, slidesOf } from './parts.ts'

type Wish = Omit<InferOutput<(typeof getTeacherLessons)['body']>, 'status'> & { readonly status: number }
type Course = typeof course.$inferSelect

/** Hours without a lesson are offered while they are near: the last fortnight and two days to come. */
const offered = { back: 14 * dayLength, ahead: 2 * dayLength }

const monthOf = sql<number>`extract(month from ${inChina(lesson.heldAt)})::integer`

async function wantedLessons(db: Database, of: Course, wish: Wish, session: Session) {
  const chapterIds = wish.chapterId ? withDescendants(await chaptersOf(db, of), wish.chapterId) : undefined
  return and(
    eq(lesson.courseId, of.id),
    visibleTo(db, session),
    wish.classId ? isForClass(db, eq(lesson.classId, wish.classId)) : undefined,
    wish.status === anyLessonStatus ? undefined : eq(lesson.status, wish.status),
    wish.query.trim() === '' ? undefined : ilike(lesson.title, containing(wish.query.trim())),
    wish.month ? eq(monthOf, wish.month) : undefined,
    chapterIds &&
      exists(
        db
          .select({ id: lessonChapter.lessonId })
          .from(lessonChapter)
          .where(and(eq(lessonChapter.lessonId, lesson.id), anyOf(lessonChapter.chapterId, chapterIds))),
      ),
  )
}

const wantedHours = (db: Database, of: Course, classId: number | null | undefined, now: Date) =>
  and(
    eq(timetableHour.courseId, of.id),
    classId ? eq(timetableHour.classId, classId) : undefined,
    gt(timetableHour.beginsAt, new Date(now.getTime() - offered.back)),
    lt(timetableHour.beginsAt, new Date(now.getTime() + offered.ahead)),
    notExists(db.select({ id: lesson.id }).from(lesson).where(eq(lesson.hourId, timetableHour.id))),
  )

/**
 * A page of a course's lessons, newest first.
 * A teacher who asks for all also gets the hours near now that nobody has made a lesson of.
 */
export async function listLessons(services: Services, reader: Reader, of: Course, wish: Wish, session: Session) {
  const { db } = services
  const isTeacher = session.kind === 'teacher'
  const unmade = isTeacher && wish.status === anyLessonStatus && !wish.query.trim() && !wish.chapterId && !wish.month
  const lessons = db
    .select({
      lessonId: sql<number | null>`${lesson.id}`.as('lesson_id'),
      hourId: sql<number | null>`${lesson.hourId}`.as('hour_id'),
      at: sql<Date>`${lesson.heldAt}`.mapWith(lesson.heldAt).as('at'),
    })
    .from(lesson)
    .where(await wantedLessons(db, of, wish, session))
  const hours = db
    .select({
      lessonId: sql<number | null>`null::integer`.as('lesson_id'),
      hourId: sql<number | null>`${timetableHour.id}`.as('hour_id'),
      at: sql<Date>`${timetableHour.beginsAt}`.mapWith(timetableHour.beginsAt).as('at'),
    })
    .from(timetableHour)
    .where(wantedHours(db, of, wish.classId, reader.now))
  const found = (unmade ? unionAll(lessons, hours) : lessons).as('found')
  const [counted] = await db.select({ total: count() }).from(found)
  const page = await db
    .select()
    .from(found)
    .orderBy(desc(found.at), desc(found.lessonId), desc(found.hourId))
    .limit(wish.pageSize)
    .offset((wish.pageNum - 1) * wish.pageSize)
  const rows = await describeLessons(
    services,
    reader,
    page.flatMap(({ lessonId }) => lessonId ?? []),
  )
  return {
    total: counted?.total ?? 0,
    rows: page.flatMap(({ lessonId, hourId, at }) =>
      lessonId === null ? emptyHour(hourId ?? 0, at) : (rows.get(lessonId) ?? []),
    ),
  }
}

const emptyHour = (hourId: number, at: Date): LessonRow => ({
  id: hourId,
  lessonId: null,
  title: '',
  createTime: '',
  lessonTime: platformTime(at),
  updateTime: '',
  status: lessonStatus.draft,
  hasVideo: false,
  hasPpt: false,
  hasNotes: false,
  hasFile: false,
  timeTableId: hourId,
  coverUrl: '',
  videoLength: 0,
  chapterNames: [],
})

async function describeLessons(services: Services, reader: Reader, ids: readonly number[]) {
  const { db } = services
  const described = new Map<number, LessonRow>()
  if (ids.length === 0) return described
  const lessons = await db.select().from(lesson).where(anyOf(lesson.id, ids))
  const files = await filesOf(db, ids)
  const slides = await slidesOf(db, files)
  const videos = await videosOf(db, files)
  const names = await db
    .select({ lessonId: lessonChapter.lessonId, name: chapter.name })
    .from(lessonChapter)
    .innerJoin(chapter, eq(chapter.id, lessonChapter.chapterId))
    .where(anyOf(lessonChapter.lessonId, ids))
    .orderBy(asc(chapter.showOrder), asc(chapter.id))
  for (const one of lessons) {
    const own = files.filter(({ lessonId }) => lessonId === one.id)
    const has = (part: (typeof own)[number]['part']) => own.some((file) => file.part === part)
    const slide = own.flatMap(({ objectKey }) => (objectKey ? (slides.get(objectKey)?.[0] ?? []) : []))[0]
    const video = own.find(({ part }) => part === 'video')
    described.set(one.id, {
      id: one.id,
      lessonId: one.id,
      title: one.title,
      createTime: platformTime(one.createdAt),
      lessonTime: platformTime(one.heldAt),
      updateTime: platformTime(one.updatedAt),
      status: one.status,
      hasVideo: has('video'),
      hasPpt: has('courseware'),
      hasNotes: has('note'),
      hasFile: has('material'),
      timeTableId: one.hourId,
      coverUrl: slide
        ? await addressOfFile(services, reader, { objectKey: slide, link: null, fileName: '' })
        : await stillOf(services, reader, video, videos),
      videoLength: one.videoSeconds || (videos.get(video?.objectKey ?? '')?.seconds ?? 0),
      chapterNames: names.filter(({ lessonId }) => lessonId === one.id).map(({ name }) => name),
    })
  }
  return described
}

/** By one expression, which is worked out once for each lesson. */
const monthBegin = sql<string>`date_trunc('month', ${inChina(lesson.heldAt)})::date::text`

/** Months of the school year in which a course has lessons that whoever asks may see, the newest first. */
export async function monthsOf(db: Database, courseId: number, session: Session) {
  const months = await db
    .select({ begin: monthBegin, count: count() })
    .from(lesson)
    .where(and(eq(lesson.courseId, courseId), visibleTo(db, session)))
    .groupBy(monthBegin)
    .orderBy(desc(monthBegin))
  return months.map(({ begin, count }) => ({
    month: Number(begin.slice(5, 7)),
    year: Number(begin.slice(0, 4)),
    count,
  }))
}
