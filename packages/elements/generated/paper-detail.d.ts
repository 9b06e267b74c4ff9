import type { CommonEventMap } from './shared.js'

/** Of `paper-back`. */
export type PaperBackDetail = null

/** Of `correction-open`. */
export type CorrectionOpenDetail = {
  readonly id: number
  readonly type: 'exam' | 'homework'
}

export interface PaperDetailEventMap extends CommonEventMap {
  /** The person wants back to the list. By default the page goes there. */
  'paper-back': CustomEvent<PaperBackDetail>
  /** The student wants to go on correcting the paper. By default the page goes to its correction. */
  'correction-open': CustomEvent<CorrectionOpenDetail>
}

/** The properties of `<paper-detail>`. Null or undefined restores what counts without one. */
export interface PaperDetailProperties {
  /** Id of the answered paper. */
  get paperId(): number | undefined
  set paperId(value: (number | undefined) | null | undefined)
  /** What it is: homework, or an exam with its scores. */
  get type(): 'exam' | 'homework'
  set type(value: ('exam' | 'homework') | null | undefined)
}

/** An answered paper: score and distribution, photos, and each question with the own and the right answer. */
export interface PaperDetailElement extends HTMLElement, PaperDetailProperties {
  addEventListener<Type extends keyof PaperDetailEventMap>(
    type: Type,
    listener: (this: PaperDetailElement, event: PaperDetailEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof PaperDetailEventMap>(
    type: Type,
    listener: (this: PaperDetailElement, event: PaperDetailEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const PaperDetail: (new () => PaperDetailElement) | undefined
export default PaperDetail

declare global {
  interface HTMLElementTagNameMap {
    'paper-detail': PaperDetailElement
  }
}
