import type { CommonEventMap, Promised } from './shared.js'

/** Of `student-open`. */
export type StudentOpenDetail = {
  readonly studentId: number
  readonly studentName: string
}

/** Of `mistakes-open`. */
export type MistakesOpenDetail = {
  readonly studentId: number
  readonly studentName: string
}

/** Of `view-change`. */
export type ViewChangeDetail = {
  readonly view: string
  readonly replace: boolean
}

export interface StudentListEventMap extends CommonEventMap {
  /** A student was chosen. By default the page goes to the growth profile. */
  'student-open': CustomEvent<StudentOpenDetail>
  /** The mistake notebook of a student was chosen. By default the page goes to it. */
  'mistakes-open': CustomEvent<MistakesOpenDetail>
  /** The shown view changed: keep it in the address, and give it back as `view`. */
  'view-change': CustomEvent<ViewChangeDetail>
}

/** The properties of `<student-list>`. Null or undefined restores what counts without one. */
export interface StudentListProperties {
  /** What is shown, as a query string: classId, name (part of a name or student code, over all classes). Changes as the person works; empty shows the first class. */
  get view(): string
  set view(value: string | null | undefined)
  /** Title above the list; empty for none. */
  get heading(): string
  set heading(value: string | null | undefined)
}

/** The students of the classes a teacher teaches, by class, with a search over all of them. */
export interface StudentListElement extends HTMLElement, StudentListProperties {
  /** Asks for the shown students again. */
  reload: Promised<() => void>
  addEventListener<Type extends keyof StudentListEventMap>(
    type: Type,
    listener: (this: StudentListElement, event: StudentListEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof StudentListEventMap>(
    type: Type,
    listener: (this: StudentListElement, event: StudentListEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const StudentList: (new () => StudentListElement) | undefined
export default StudentList

declare global {
  interface HTMLElementTagNameMap {
    'student-list': StudentListElement
  }
}
