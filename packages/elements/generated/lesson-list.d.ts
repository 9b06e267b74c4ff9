import type { CommonEventMap, Promised } from './shared.js'

/** Of `lesson-open`. */
export type LessonOpenDetail = {
  readonly lessonId: number
  readonly courseId: number
  readonly classId: number | undefined
  readonly isCustomCourse: 0 | 1
}

/** Of `paper-open`. */
export type PaperOpenDetail = {
  readonly id: number
  readonly type: 'exam' | 'homework'
  readonly correctBySelf: boolean
  readonly quickExamPaperId: number | undefined
}

/** Of `correction-wish`. */
export type CorrectionWishDetail = {
  readonly type: 'exam' | 'homework'
}

/** Of `view-change`. */
export type ViewChangeDetail = {
  readonly view: string
  readonly replace: boolean
}

/** Of `lesson-saved`. */
export type LessonSavedDetail = {
  lessonId: number | undefined
}

/** Of `lesson-deleted`. */
export type LessonDeletedDetail = {
  lessonId: number
}

export interface LessonListEventMap extends CommonEventMap {
  /** A lesson is wanted. By default its page opens in a new tab. */
  'lesson-open': CustomEvent<LessonOpenDetail>
  /** An answered paper is wanted. By default the page goes to its detail. */
  'paper-open': CustomEvent<PaperOpenDetail>
  /** A student wants to choose a paper to correct: open `<paper-picker>`. By default the page goes to the homework or the exams, where it is. */
  'correction-wish': CustomEvent<CorrectionWishDetail>
  /** The shown view changed: keep it in the address, and give it back as `view`. */
  'view-change': CustomEvent<ViewChangeDetail>
  /** A lesson was made. */
  'lesson-saved': CustomEvent<LessonSavedDetail>
  /** A lesson was deleted. */
  'lesson-deleted': CustomEvent<LessonDeletedDetail>
}

/** The properties of `<lesson-list>`. Null or undefined restores what counts without one. */
export interface LessonListProperties {
  /** Whose list: a student sees what is published, a teacher also drafts, and makes and deletes lessons. */
  get audience(): 'student' | 'teacher'
  set audience(value: ('student' | 'teacher') | null | undefined)
  /** Id of the course. */
  get courseId(): number | undefined
  set courseId(value: (number | undefined) | null | undefined)
  /** Of a teacher's list: the class whose lessons are shown; without it all. */
  get classId(): number | undefined
  set classId(value: (number | undefined) | null | undefined)
  /** A course of its own: months instead of chapters. */
  get custom(): boolean
  set custom(value: boolean | null | undefined)
  /** Title above the list; without one the name of the course. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** Quieter, above the title: the class, say, that a course of this name is held for. */
  get subheading(): string
  set subheading(value: string | null | undefined)
  /** What is shown, as a query string: type (1 lessons, 2 homework, 3 exams), chapterId, month, status, query, page. Changes as the person works. */
  get view(): string
  set view(value: string | null | undefined)
}

/** A course's lessons by chapter or month; for a student also its homework and exams, for a teacher its drafts. */
export interface LessonListElement extends HTMLElement, LessonListProperties {
  /** Asks for the shown page again. */
  reload: Promised<() => void>
  addEventListener<Type extends keyof LessonListEventMap>(
    type: Type,
    listener: (this: LessonListElement, event: LessonListEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof LessonListEventMap>(
    type: Type,
    listener: (this: LessonListElement, event: LessonListEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const LessonList: (new () => LessonListElement) | undefined
export default LessonList

declare global {
  interface HTMLElementTagNameMap {
    'lesson-list': LessonListElement
  }
}
