import type { CommonEventMap } from './shared.js'

/** Of `exam-back`. */
export type ExamBackDetail = null

/** Of `merge-undone`. */
export type MergeUndoneDetail = {
  examId: number
  examIds: readonly number[]
}

/** Of `exam-deleted`. */
export type ExamDeletedDetail = {
  examId: number
}

export interface ExamDetailsEventMap extends CommonEventMap {
  /** The person wants back to the list. By default the page goes there. */
  'exam-back': CustomEvent<ExamBackDetail>
  /** The merge that made the exam was undone; then the person wants back to the list. */
  'merge-undone': CustomEvent<MergeUndoneDetail>
  /** A sub-exam, or the exam itself, was deleted. */
  'exam-deleted': CustomEvent<ExamDeletedDetail>
}

/** The properties of `<exam-details>`. Null or undefined restores what counts without one. */
export interface ExamDetailsProperties {
  /** Id of the exam. */
  get examId(): number | undefined
  set examId(value: (number | undefined) | null | undefined)
  /** Name of the exam; without one, that of its first sub-exam. */
  get name(): string
  set name(value: string | null | undefined)
  /** Permission ids of the person (47 renames, publishes and adds subjects, 48 deletes), where they are not those of the login. */
  get authority(): readonly number[] | undefined
  set authority(value: (readonly number[] | undefined) | null | undefined)
}

/** An exam with its sub-exams, one per subject, their averages and what comes next. Public exams are seen by every teacher who may look at exams; the others only by those who may create (47) or delete (48) them. */
export interface ExamDetailsElement extends HTMLElement, ExamDetailsProperties {
  addEventListener<Type extends keyof ExamDetailsEventMap>(
    type: Type,
    listener: (this: ExamDetailsElement, event: ExamDetailsEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof ExamDetailsEventMap>(
    type: Type,
    listener: (this: ExamDetailsElement, event: ExamDetailsEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const ExamDetails: (new () => ExamDetailsElement) | undefined
export default ExamDetails

declare global {
  interface HTMLElementTagNameMap {
    'exam-details': ExamDetailsElement
  }
}
