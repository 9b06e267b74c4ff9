import type { CommonEventMap, Promised } from './shared.js'

/** Of `lesson-back`. */
export type LessonBackDetail = null

/** Of `lesson-open`. */
export type LessonOpenDetail = {
  lessonId: number
}

/** Of `document-open`. */
export type DocumentOpenDetail = {
  readonly lessonId: number
  readonly file: number
}

/** Of `lesson-released`. */
export type LessonReleasedDetail = {
  lessonId: number
  status: 1 | 2
}

/** Of `lesson-saved`. */
export type LessonSavedDetail = {
  lessonId: number | undefined
}

/** Of `lesson-deleted`. */
export type LessonDeletedDetail = {
  lessonId: number
}

export interface LessonViewEventMap extends CommonEventMap {
  /** The person wants back to the list. By default the page goes there. */
  'lesson-back': CustomEvent<LessonBackDetail>
  /** The lesson before or after is wanted. By default the page goes to it. */
  'lesson-open': CustomEvent<LessonOpenDetail>
  /** A material is to be looked at. By default its preview opens in a new tab. */
  'document-open': CustomEvent<DocumentOpenDetail>
  /** The lesson was published (2) or taken back to the drafts (1); it is shown anew already. */
  'lesson-released': CustomEvent<LessonReleasedDetail>
  /** The lesson was changed. */
  'lesson-saved': CustomEvent<LessonSavedDetail>
  /** The lesson was deleted. By default the page goes to the list. */
  'lesson-deleted': CustomEvent<LessonDeletedDetail>
}

/** The properties of `<lesson-view>`. Null or undefined restores what counts without one. */
export interface LessonViewProperties {
  /** Who looks: a teacher also edits, publishes and deletes; a student writes notes beside the video. */
  get audience(): 'student' | 'teacher'
  set audience(value: ('student' | 'teacher') | null | undefined)
  /** Id of the lesson. */
  get lessonId(): number | undefined
  set lessonId(value: (number | undefined) | null | undefined)
  /** Of a teacher: the course it was looked for in, for the way back. */
  get courseId(): number | undefined
  set courseId(value: (number | undefined) | null | undefined)
  /** Of a teacher: the class it was looked for in, for the way back. */
  get classId(): number | undefined
  set classId(value: (number | undefined) | null | undefined)
  /** The course is one of its own, without chapters. */
  get custom(): boolean
  set custom(value: boolean | null | undefined)
  /** Second of the video to begin at; without one it goes on where the person stopped. */
  get start(): number
  set start(value: number | null | undefined)
}

/** A lesson: its video with the slides that follow it, its notes and materials; for its teacher also editing and publishing. */
export interface LessonViewElement extends HTMLElement, LessonViewProperties {
  /** Goes to a second of the video. */
  seek: Promised<(second: number) => void>
  addEventListener<Type extends keyof LessonViewEventMap>(
    type: Type,
    listener: (this: LessonViewElement, event: LessonViewEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof LessonViewEventMap>(
    type: Type,
    listener: (this: LessonViewElement, event: LessonViewEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const LessonView: (new () => LessonViewElement) | undefined
export default LessonView

declare global {
  interface HTMLElementTagNameMap {
    'lesson-view': LessonViewElement
  }
}
