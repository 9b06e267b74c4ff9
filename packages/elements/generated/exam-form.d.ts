import type { CommonEventMap } from './shared.js'

/** Of `exam-created`. */
export type ExamCreatedDetail = {
  examId: number | undefined
  name: string
}

/** Of `exam-cancel`. */
export type ExamCancelDetail = null

export interface ExamFormEventMap extends CommonEventMap {
  /** An exam was created. By default the page goes to the list, without filters. */
  'exam-created': CustomEvent<ExamCreatedDetail>
  /** The person does not want to create an exam. By default the page goes to the list. */
  'exam-cancel': CustomEvent<ExamCancelDetail>
}

/** The properties of `<exam-form>`. Null or undefined restores what counts without one. */
export interface ExamFormProperties {
  /** Title above the form; empty for none. */
  get heading(): string
  set heading(value: string | null | undefined)
}

/** Creates an exam. */
export interface ExamFormElement extends HTMLElement, ExamFormProperties {
  addEventListener<Type extends keyof ExamFormEventMap>(
    type: Type,
    listener: (this: ExamFormElement, event: ExamFormEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof ExamFormEventMap>(
    type: Type,
    listener: (this: ExamFormElement, event: ExamFormEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const ExamForm: (new () => ExamFormElement) | undefined
export default ExamForm

declare global {
  interface HTMLElementTagNameMap {
    'exam-form': ExamFormElement
  }
}
