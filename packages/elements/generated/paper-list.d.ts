import type { CommonEventMap, Promised } from './shared.js'

/** Of `view-change`. */
export type ViewChangeDetail = {
  readonly view: string
  readonly replace: boolean
}

/** Of `paper-open`. */
export type PaperOpenDetail = {
  readonly id: number
  readonly type: 'exam' | 'homework'
  readonly correctBySelf: boolean
  readonly quickExamPaperId: number | undefined
}

/** Of `correction-open`. */
export type CorrectionOpenDetail = {
  readonly id: number
  readonly type: 'exam' | 'homework'
}

export interface PaperListEventMap extends CommonEventMap {
  /** The shown view changed: keep it in the address, and give it back as `view`. */
  'view-change': CustomEvent<ViewChangeDetail>
  /** A paper was pressed. By default the page goes to its correction where the student corrects it, otherwise to its detail. */
  'paper-open': CustomEvent<PaperOpenDetail>
  /** A paper was chosen to be corrected. By default its correction opens in a new tab. */
  'correction-open': CustomEvent<CorrectionOpenDetail>
}

/** The properties of `<paper-list>`. Null or undefined restores what counts without one. */
export interface PaperListProperties {
  /** Which papers: homework, or exams. */
  get type(): 'exam' | 'homework'
  set type(value: ('exam' | 'homework') | null | undefined)
  /** What is shown, as a query string: subjectId, year, month, query (words of the title), page. Changes as the person works; empty shows everything from the first page. */
  get view(): string
  set view(value: string | null | undefined)
  /** Its title; empty for 作业 or 考试, by the type. */
  get heading(): string
  set heading(value: string | null | undefined)
}

/** The homework or the exams of the student who is logged in, by subject, year, month and day. */
export interface PaperListElement extends HTMLElement, PaperListProperties {
  /** Asks for the shown page again. */
  reload: Promised<() => void>
  addEventListener<Type extends keyof PaperListEventMap>(
    type: Type,
    listener: (this: PaperListElement, event: PaperListEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof PaperListEventMap>(
    type: Type,
    listener: (this: PaperListElement, event: PaperListEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const PaperList: (new () => PaperListElement) | undefined
export default PaperList

declare global {
  interface HTMLElementTagNameMap {
    'paper-list': PaperListElement
  }
}
