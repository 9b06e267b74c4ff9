import type { CommonEventMap, Promised } from './shared.js'

/** Of `page-open`. */
export type PageOpenDetail = {
  readonly address: string
  readonly newWindow: boolean
}

export interface StudentHomeEventMap extends CommonEventMap {
  /** Another page is wanted. By default it opens. Prevent it to go there yourself. */
  'page-open': CustomEvent<PageOpenDetail>
}

/** The properties of `<student-home>`. Null or undefined restores what counts without one. */
export interface StudentHomeProperties {
  /** Shows nothing but the assistant, once it is asked for: for every other page. */
  get assistantOnly(): boolean
  set assistantOnly(value: boolean | null | undefined)
}

/** A student's day: the next lesson, homework, timetable, last results, and an assistant to ask and to jump from (Ctrl+K). */
export interface StudentHomeElement extends HTMLElement, StudentHomeProperties {
  /** Asks for everything anew. */
  reload: Promised<() => void>
  /** Opens the assistant, as Ctrl+K does. */
  ask: Promised<() => void>
  addEventListener<Type extends keyof StudentHomeEventMap>(
    type: Type,
    listener: (this: StudentHomeElement, event: StudentHomeEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof StudentHomeEventMap>(
    type: Type,
    listener: (this: StudentHomeElement, event: StudentHomeEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const StudentHome: (new () => StudentHomeElement) | undefined
export default StudentHome

declare global {
  interface HTMLElementTagNameMap {
    'student-home': StudentHomeElement
  }
}
