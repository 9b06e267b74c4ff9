import { goTo } from '@mango/client'
import type { TimetableHour } from '@mango/contract/today'
import type { Connection } from '@mango/element'
import { pageAddress, pageLink, type PageLink } from '@mango/widget/leave'
import { courseAddress, type CourseKey } from './rules.ts'

/** A page of the composed application. */
export interface Page {
  readonly path: `/${string}`
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly newWindow?: boolean
}
export interface PageOpenDetail {
  readonly address: string
  readonly newWindow: boolean
}

/** How a home leads on: by links, and by what was chosen from a list. */
export interface Way {
  link(page: Page): PageLink
  go(page: Page): void
}

export function wayOf(context: Connection, emit: (type: 'page-open', detail: PageOpenDetail) => boolean): Way {
  const addressOf = ({ path, query }: Page) => pageAddress(context, path, query)
  const mayLeave = (page: Page) => emit('page-open', { address: addressOf(page), newWindow: page.newWindow ?? false })
  return {
    link: (page) => pageLink(addressOf(page), () => mayLeave(page), page.newWindow),
    go(page) {
      if (!mayLeave(page)) return
      if (page.newWindow) globalThis.open(addressOf(page), '_blank', 'noopener')
      else goTo(addressOf(page))
    },
  }
}

/** Where the lessons of a course are. */
export function coursePage(audience: 'teacher' | 'student', course: CourseKey): Page {
  const { courseId, isCustomCourse, ...rest } = courseAddress(course)
  return audience === 'teacher'
    ? { path: '/mangoTeacher/teacherClassroomList', query: { courseId, isCustomCourse, ...rest }, newWindow: true }
    : { path: '/mangoStudent/classroomList', query: { id: courseId, isCustomCourse } }
}
/** A lesson with its video and slides. */
export function lessonPage(
  audience: 'teacher' | 'student',
  lessonId: number,
  { courseId, classId, preInstall }: Pick<CourseKey, 'courseId' | 'classId' | 'preInstall'>,
): Page {
  const { isCustomCourse } = courseAddress({ courseId, classId, preInstall, className: '' })
  return audience === 'teacher'
    ? {
        path: '/mangoTeacher/teacherClassVideo',
        // In a course that a teacher made the way back leads to the lessons of all its classes.
        query: { lessonId, classId: preInstall && classId !== null ? classId : undefined, courseId, isCustomCourse },
        newWindow: true,
      }
    : { path: '/mangoStudent/studentClassVideo', query: { lessonId }, newWindow: true }
}
export const hourPage = (audience: 'teacher' | 'student', hour: TimetableHour): Page => coursePage(audience, hour)
