import type { CommonEventMap, Promised } from './shared.js'

/** Of `course-open`. */
export type CourseOpenDetail = {
  readonly courseId: number
  readonly classId: number | undefined
  readonly isCustomCourse: 0 | 1
  readonly className: string
}

/** Of `view-change`. */
export type ViewChangeDetail = {
  readonly view: string
  readonly replace: boolean
}

/** Of `course-saved`. */
export type CourseSavedDetail = {
  courseId: number | undefined
}

/** Of `course-deleted`. */
export type CourseDeletedDetail = {
  courseId: number
}

export interface CourseListEventMap extends CommonEventMap {
  /** A course was chosen. By default its lessons open: a teacher's in a new window, a student's in place of the page. */
  'course-open': CustomEvent<CourseOpenDetail>
  /** The shown view changed: keep it in the address, and give it back as `view`. */
  'view-change': CustomEvent<ViewChangeDetail>
  /** A course was created (`courseId` is undefined where the server did not tell it) or changed. */
  'course-saved': CustomEvent<CourseSavedDetail>
  /** A course was deleted. */
  'course-deleted': CustomEvent<CourseDeletedDetail>
}

/** The properties of `<course-list>`. Null or undefined restores what counts without one. */
export interface CourseListProperties {
  /** Whose courses are shown. */
  get audience(): 'student' | 'teacher'
  set audience(value: ('student' | 'teacher') | null | undefined)
  /** What is shown, as a query string: type (2 the finished courses). Changes as the person works; empty shows the ongoing ones. */
  get view(): string
  set view(value: string | null | undefined)
  /** Title above the list; empty for none. */
  get heading(): string
  set heading(value: string | null | undefined)
}

/** The courses that a teacher gives, to create, edit and delete, or those that a student takes. */
export interface CourseListElement extends HTMLElement, CourseListProperties {
  /** Asks for the shown courses again. */
  reload: Promised<() => void>
  addEventListener<Type extends keyof CourseListEventMap>(
    type: Type,
    listener: (this: CourseListElement, event: CourseListEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof CourseListEventMap>(
    type: Type,
    listener: (this: CourseListElement, event: CourseListEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const CourseList: (new () => CourseListElement) | undefined
export default CourseList

declare global {
  interface HTMLElementTagNameMap {
    'course-list': CourseListElement
  }
}
