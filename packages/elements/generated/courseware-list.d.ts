import type { CommonEventMap, Promised } from './shared.js'

/** Of `view-change`. */
export type ViewChangeDetail = {
  readonly view: string
  readonly replace: boolean
}

/** Of `courseware-create`. */
export type CoursewareCreateDetail = {
  readonly subjectId: number | undefined
}

/** Of `courseware-edit`. */
export type CoursewareEditDetail = {
  readonly courseId: number
}

/** Of `class-start`. */
export type ClassStartDetail = {
  readonly courseId: number
  readonly roomId: number
  readonly classId: string
  readonly way: 'device' | 'phone'
}

export interface CoursewareListEventMap extends CommonEventMap {
  /** The shown view changed: keep it in the address, and give it back as `view`. */
  'view-change': CustomEvent<ViewChangeDetail>
  /** A new courseware is wanted. Goes to the editor of the host unless prevented. */
  'courseware-create': CustomEvent<CoursewareCreateDetail>
  /** A courseware is to be edited. Goes to the editor of the host unless prevented. */
  'courseware-edit': CustomEvent<CoursewareEditDetail>
  /** A class has begun. Goes to the running class of the host unless prevented. */
  'class-start': CustomEvent<ClassStartDetail>
}

/** The properties of `<courseware-list>`. Null or undefined restores what counts without one. */
export interface CoursewareListProperties {
  /** What is shown, as a query string: subjectId, gradeId, share (0 private, 1 public), name (a part of it). Changes as the person works; empty shows every courseware. */
  get view(): string
  set view(value: string | null | undefined)
}

/** Coursewares of the live classroom: filter, preview, see scores, edit, delete, and start a class with one. */
export interface CoursewareListElement extends HTMLElement, CoursewareListProperties {
  /** Asks for the shown coursewares again. */
  reload: Promised<() => void>
  /** The former name of `reload()`. */
  refresh: Promised<() => void>
  addEventListener<Type extends keyof CoursewareListEventMap>(
    type: Type,
    listener: (this: CoursewareListElement, event: CoursewareListEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof CoursewareListEventMap>(
    type: Type,
    listener: (this: CoursewareListElement, event: CoursewareListEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const CoursewareList: (new () => CoursewareListElement) | undefined
export default CoursewareList

declare global {
  interface HTMLElementTagNameMap {
    'courseware-list': CoursewareListElement
  }
}
