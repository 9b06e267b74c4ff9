import type { CommonEventMap, Promised } from './shared.js'

/** Of `lesson-saved`. */
export type LessonSavedDetail = {
  lessonId: number | undefined
  status: 1 | 2
}

/** Of `lesson-cancel`. */
export type LessonCancelDetail = null

export interface LessonEditorEventMap extends CommonEventMap {
  /** The lesson was saved as a draft (1) or published (2). */
  'lesson-saved': CustomEvent<LessonSavedDetail>
  /** The person gave up editing. */
  'lesson-cancel': CustomEvent<LessonCancelDetail>
}

/** The properties of `<lesson-editor>`. Null or undefined restores what counts without one. */
export interface LessonEditorProperties {
  /** Shows the editor. Goes away by itself when the person saves or cancels. */
  open: boolean
  /** Id of the course. */
  courseId: number | undefined
  /** The class a new lesson is for. */
  classId: number | undefined
  /** The lesson to change; without one a new lesson is made. */
  lessonId: number | undefined
  /** The hour of the timetable that the lesson belongs to. */
  timetableId: number | undefined
  /** The course is one of its own, without chapters. */
  custom: boolean
}

/** A dialog that makes a lesson or changes one: what it is about, video, courseware, notes, materials, other classes. A page with a <resource-library> lets people pick from it here too. */
export interface LessonEditorElement extends HTMLElement, LessonEditorProperties {
  /** Opens the editor. */
  show: Promised<() => void>
  /** Closes the editor without an event; what was written is kept as a draft. */
  close: Promised<() => void>
  addEventListener<Type extends keyof LessonEditorEventMap>(
    type: Type,
    listener: (this: LessonEditorElement, event: LessonEditorEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof LessonEditorEventMap>(
    type: Type,
    listener: (this: LessonEditorElement, event: LessonEditorEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const LessonEditor: (new () => LessonEditorElement) | undefined
export default LessonEditor

declare global {
  interface HTMLElementTagNameMap {
    'lesson-editor': LessonEditorElement
  }
}
