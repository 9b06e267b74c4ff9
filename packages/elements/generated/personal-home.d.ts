import type { CommonEventMap } from './shared.js'

/** Of `notebook-open`. */
export type NotebookOpenDetail = null

export interface PersonalHomeEventMap extends CommonEventMap {
  /** The mistake notebook is wanted. By default it opens in a new window. */
  'notebook-open': CustomEvent<NotebookOpenDetail>
}

/** The properties of `<personal-home>`. Null or undefined restores what counts without one. */
export interface PersonalHomeProperties {
  /** Title above the page; empty for none. */
  get heading(): string
  set heading(value: string | null | undefined)
}

/** The personal page of a student: the mistake notebook, and what is still to come. */
export interface PersonalHomeElement extends HTMLElement, PersonalHomeProperties {
  addEventListener<Type extends keyof PersonalHomeEventMap>(
    type: Type,
    listener: (this: PersonalHomeElement, event: PersonalHomeEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof PersonalHomeEventMap>(
    type: Type,
    listener: (this: PersonalHomeElement, event: PersonalHomeEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const PersonalHome: (new () => PersonalHomeElement) | undefined
export default PersonalHome

declare global {
  interface HTMLElementTagNameMap {
    'personal-home': PersonalHomeElement
  }
}
