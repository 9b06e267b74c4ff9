import type { CommonEventMap } from './shared.js'

/** Of `course-list-done`. */
export type CourseListDoneDetail = unknown

export interface CourseListEventMap extends CommonEventMap {
  /** What happened. */
  'course-list-done': CustomEvent<CourseListDoneDetail>
}

/** The properties of `<course-list>`. Null or undefined restores what counts without one. */
export interface CourseListProperties {
  /** Its title. */
  heading: string
}

/** One sentence: what it shows and what it hands back. */
export interface CourseListElement extends HTMLElement, CourseListProperties {
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
