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
  get open(): boolean
  set open(value: boolean | null | undefined)
  /** Id of the course. */
  get courseId(): number | undefined
  set courseId(value: (number | undefined) | null | undefined)
  /** The class a new lesson is for. */
  get classId(): number | undefined
  set classId(value: (number | undefined) | null | undefined)
  /** The lesson to change; without one a new lesson is made. */
  get lessonId(): number | undefined
  set lessonId(value: (number | undefined) | null | undefined)
  /** The hour of the timetable that the lesson belongs to. */
  get timetableId(): number | undefined
  set timetableId(value: (number | undefined) | null | undefined)
  /** The course is one of its own, without chapters. */
  get custom(): boolean
  set custom(value: boolean | null | undefined)
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
