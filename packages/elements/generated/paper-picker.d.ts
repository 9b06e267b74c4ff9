import type { CommonEventMap, Promised } from './shared.js'

/** Of `paper-choose`. */
export type PaperChooseDetail = {
  readonly id: number
  readonly type: 'exam' | 'homework'
}

/** Of `paper-cancel`. */
export type PaperCancelDetail = null

export interface PaperPickerEventMap extends CommonEventMap {
  /** A paper was chosen. By default its correction opens in a new tab. */
  'paper-choose': CustomEvent<PaperChooseDetail>
  /** The dialog was closed without choosing. */
  'paper-cancel': CustomEvent<PaperCancelDetail>
}

/** The properties of `<paper-picker>`. Null or undefined restores what counts without one. */
export interface PaperPickerProperties {
  /** Shows the dialog. Goes away by itself when the person chooses or cancels. */
  get open(): boolean
  set open(value: boolean | null | undefined)
  /** Which papers: homework, or exams. */
  get type(): 'exam' | 'homework'
  set type(value: ('exam' | 'homework') | null | undefined)
}

/** A dialog that finds the paper a student answered by hand: subject, workbook, chapter, section. */
export interface PaperPickerElement extends HTMLElement, PaperPickerProperties {
  /** Opens the dialog. */
  show: Promised<() => void>
  /** Closes the dialog without an event. */
  close: Promised<() => void>
  addEventListener<Type extends keyof PaperPickerEventMap>(
    type: Type,
    listener: (this: PaperPickerElement, event: PaperPickerEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof PaperPickerEventMap>(
    type: Type,
    listener: (this: PaperPickerElement, event: PaperPickerEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const PaperPicker: (new () => PaperPickerElement) | undefined
export default PaperPicker

declare global {
  interface HTMLElementTagNameMap {
    'paper-picker': PaperPickerElement
  }
}
