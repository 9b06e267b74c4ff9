import type { CommonEventMap, Promised } from './shared.js'

/** Of `correction-complete`. */
export type CorrectionCompleteDetail = {
  readonly id: number
  readonly type: 'exam' | 'homework'
  readonly right: number
  readonly wrong: number
}

/** Of `correction-back`. */
export type CorrectionBackDetail = null

/** Of `notebook-open`. */
export type NotebookOpenDetail = null

export interface CorrectionPanelEventMap extends CommonEventMap {
  /** Everything is checked, and the wrong questions are in the notebook. The page that opened this one gets the message completeCheck. */
  'correction-complete': CustomEvent<CorrectionCompleteDetail>
  /** The person wants back to the list. By default the page goes there. */
  'correction-back': CustomEvent<CorrectionBackDetail>
  /** The person wants to see the wrong questions. By default the notebook opens in a new window. */
  'notebook-open': CustomEvent<NotebookOpenDetail>
}

/** The properties of `<correction-panel>`. Null or undefined restores what counts without one. */
export interface CorrectionPanelProperties {
  /** Id of the answered paper. */
  get paperId(): number | undefined
  set paperId(value: (number | undefined) | null | undefined)
  /** What it is: homework, or an exam. */
  get type(): 'exam' | 'homework'
  set type(value: ('exam' | 'homework') | null | undefined)
  /** Id of the paper it is an answer to, where the list named one. */
  get quickExamPaperId(): number | undefined
  set quickExamPaperId(value: (number | undefined) | null | undefined)
}

/** Where a student corrects an own paper: photos of the answers beside the questions with their right answers, marked by mouse, finger or keyboard. */
export interface CorrectionPanelElement extends HTMLElement, CorrectionPanelProperties {
  /** Asks for the paper and its photos again. */
  reload: Promised<() => void>
  addEventListener<Type extends keyof CorrectionPanelEventMap>(
    type: Type,
    listener: (this: CorrectionPanelElement, event: CorrectionPanelEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof CorrectionPanelEventMap>(
    type: Type,
    listener: (this: CorrectionPanelElement, event: CorrectionPanelEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const CorrectionPanel: (new () => CorrectionPanelElement) | undefined
export default CorrectionPanel

declare global {
  interface HTMLElementTagNameMap {
    'correction-panel': CorrectionPanelElement
  }
}
