import { hearOtherTabs, localStore, type Client } from '@mango/client'
import { useClient } from '@mango/client/react'
import type { Page } from '@mango/contract'
import { getCourse } from '@mango/contract/courses'
import {
  deleteLesson,
  getChapters,
  getLessonDetail,
  getLessonMonths,
  getLessons,
  getTeacherLessonMonths,
  getTeacherLessons,
  releaseLesson,
  studentLessonPageSize,
  teacherLessonPageSize,
  type LessonRow,
} from '@mango/contract/lessons'
import { getPaperRecordMonths, getPaperRecords, paperPageSize } from '@mango/contract/paper-records'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'

export type Audience = 'student' | 'teacher'

export interface Course {
  readonly audience: Audience
  readonly courseId: number
  readonly classId: number | undefined
}

export interface LessonWish {
  readonly query: string
  readonly chapterId: number | ''
  readonly month: number
  /** One of `lessonStatus`, 0 for all; of teachers only. */
  readonly status: 0 | 1 | 2
  readonly page: number
}

export const lessonPageSize = { student: studentLessonPageSize, teacher: teacherLessonPageSize } as const

const wishOf = ({ courseId }: Course, { query, chapterId, month, page }: LessonWish) => ({
  pageNum: page,
  query,
  courseId,
  chapterId: chapterId || null,
  ...(month > 0 && { month }),
})

/** A page of lessons, by whichever call the audience has. */
async function askPage(
  client: Client,
  course: Course,
  wish: LessonWish,
  signal: AbortSignal,
): Promise<Page<LessonRow>> {
  const body = wishOf(course, wish)
  if (course.audience === 'student')
    return getLessons.paging.read(
      await client.send(getLessons, { body: { ...body, pageSize: studentLessonPageSize } }, { signal }),
    )
  const { status } = wish
  const ofTeacher = { ...body, pageSize: teacherLessonPageSize, status, classId: course.classId ?? null }
  return getTeacherLessons.paging.read(await client.send(getTeacherLessons, { body: ofTeacher }, { signal }))
}

/** One page of lessons; the page before stays in view while the next one loads. */
export const lessonPage = (client: Client, course: Course, wish: LessonWish) =>
  queryOptions({
    queryKey: [(course.audience === 'student' ? getLessons : getTeacherLessons).path, course, wish],
    queryFn: ({ signal }) => askPage(client, course, wish, signal),
    placeholderData: keepPreviousData,
  })

interface PaperWish {
  readonly courseId: number
  readonly source: 1 | 4
  readonly query: string
  readonly month: number
  readonly page: number
}
export const paperPage = (client: Client, { courseId, source, query, month, page: pageNum }: PaperWish) => ({
  ...client.query(getPaperRecords, { body: { pageNum, pageSize: paperPageSize, query, courseId, source, month } }),
  placeholderData: keepPreviousData,
  select: getPaperRecords.paging.read,
})
export const paperMonths = (client: Client, courseId: number, source: 1 | 4) =>
  client.query(getPaperRecordMonths, { query: { courseId, source } })

export const courseName = (client: Client, courseId: number) => client.query(getCourse, { query: { courseId } })
export const chaptersBelow = (client: Client, courseId: number, parentId: number) =>
  client.query(getChapters, { query: { courseId, parentId } })
export const lessonMonths = (client: Client, { audience, courseId }: Course) =>
  client.query(audience === 'teacher' ? getTeacherLessonMonths : getLessonMonths, { query: { courseId } })

export const lessonDetail = (client: Client, lessonId: number) => client.query(getLessonDetail, { query: { lessonId } })

export const remove = (client: Client, lessonId: number) => client.send(deleteLesson, { query: { lessonId } })
export const release = (client: Client, lessonId: number, status: 1 | 2) =>
  client.send(releaseLesson, { query: { lessonId, status } })

/** Makes whatever shows lessons, and papers beside them, ask anew. */
export const refreshLessons = (client: Client) =>
  client.refresh(
    getLessons,
    getTeacherLessons,
    getLessonMonths,
    getTeacherLessonMonths,
    getLessonDetail,
    getPaperRecords,
    getPaperRecordMonths,
  )

/** When a lesson was changed last: browsers tell every tab but the one that writes it. */
const changedKey = 'mango:lessons-changed'

/** After a change: everything that shows lessons asks anew, here and in other tabs. */
export function spreadChange(client: Client) {
  localStore.set(changedKey, String(Date.now()))
  return refreshLessons(client)
}

/** A lesson opens in a tab of its own, and is published or deleted there: the list behind it must not stay as it was. */
export function useChangesElsewhere() {
  const client = useClient()
  useEffect(() => hearOtherTabs(() => void refreshLessons(client), changedKey), [client])
}
