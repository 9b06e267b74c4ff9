import type { CommonEventMap, Promised } from './shared.js'

/** Of `exam-open`. */
export type ExamOpenDetail = {
  readonly examId: number
  readonly name: string
}

/** Of `exam-create`. */
export type ExamCreateDetail = null

/** Of `view-change`. */
export type ViewChangeDetail = {
  readonly view: string
  readonly replace: boolean
}

/** Of `exams-merged`. */
export type ExamsMergedDetail = {
  name: string
  examIds: readonly number[]
}

/** Of `merge-undone`. */
export type MergeUndoneDetail = {
  examId: number
  examIds: readonly number[]
}

/** Of `exam-deleted`. */
export type ExamDeletedDetail = {
  examId: number
}

export interface ExamListEventMap extends CommonEventMap {
  /** The details of an exam are wanted. By default the page goes to them. */
  'exam-open': CustomEvent<ExamOpenDetail>
  /** A new exam is wanted. By default the page goes to the form. */
  'exam-create': CustomEvent<ExamCreateDetail>
  /** The shown view changed: keep it in the address, and give it back as `view`. `replace`: not a step of its own, as with a changed basket. */
  'view-change': CustomEvent<ViewChangeDetail>
  /** Exams were merged into a new one. */
  'exams-merged': CustomEvent<ExamsMergedDetail>
  /** A merge was undone: its exam is gone, the merged ones are there again. */
  'merge-undone': CustomEvent<MergeUndoneDetail>
  /** An exam was deleted; of several deleted at once, each tells. */
  'exam-deleted': CustomEvent<ExamDeletedDetail>
}

/** The properties of `<exam-list>`. Null or undefined restores what counts without one. */
export interface ExamListProperties {
  /** What is shown, as a query string: schoolYear, type, termId, status, gradeId, subjectIds, name, sort (startTime, -startTime, name, -name), page, merge (ids in the merge basket). Changes as the person works; empty shows every exam from the first page. */
  get view(): string
  set view(value: string | null | undefined)
  /** Title above the list; empty for none. */
  get heading(): string
  set heading(value: string | null | undefined)
  /** Permission ids of the person (47 creates, 48 deletes), where they are not those of the login. */
  get authority(): readonly number[] | undefined
  set authority(value: (readonly number[] | undefined) | null | undefined)
}

/** Exam management: filter, open, merge and delete the exams of a school. */
export interface ExamListElement extends HTMLElement, ExamListProperties {
  /** Asks for the shown page again. */
  reload: Promised<() => void>
  /** Takes back every filter and goes to the first page; the basket stays. */
  reset: Promised<() => void>
  addEventListener<Type extends keyof ExamListEventMap>(
    type: Type,
    listener: (this: ExamListElement, event: ExamListEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof ExamListEventMap>(
    type: Type,
    listener: (this: ExamListElement, event: ExamListEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const ExamList: (new () => ExamListElement) | undefined
export default ExamList

declare global {
  interface HTMLElementTagNameMap {
    'exam-list': ExamListElement
  }
}
