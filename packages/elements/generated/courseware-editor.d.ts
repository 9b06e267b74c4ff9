import type { CommonEventMap } from './shared.js'

/** Of `courseware-save`. */
export type CoursewareSaveDetail = {
  readonly courseId: number
}

/** Of `courseware-cancel`. */
export type CoursewareCancelDetail = null

export interface CoursewareEditorEventMap extends CommonEventMap {
  /** The courseware was saved. Goes back to the list of the host unless prevented. */
  'courseware-save': CustomEvent<CoursewareSaveDetail>
  /** The person left the form without saving. Goes back to the list of the host unless prevented. */
  'courseware-cancel': CustomEvent<CoursewareCancelDetail>
}

/** The properties of `<courseware-editor>`. Null or undefined restores what counts without one. */
export interface CoursewareEditorProperties {
  /** The courseware to edit; without one a new one is made. */
  get courseId(): number | undefined
  set courseId(value: (number | undefined) | null | undefined)
  /** Subject that a new courseware starts with. */
  get subjectValue(): number | undefined
  set subjectValue(value: (number | undefined) | null | undefined)
}

/** One form to create or edit a courseware: subject, grade, name, range, type, paper and the questions of it. */
export interface CoursewareEditorElement extends HTMLElement, CoursewareEditorProperties {
  addEventListener<Type extends keyof CoursewareEditorEventMap>(
    type: Type,
    listener: (this: CoursewareEditorElement, event: CoursewareEditorEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof CoursewareEditorEventMap>(
    type: Type,
    listener: (this: CoursewareEditorElement, event: CoursewareEditorEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const CoursewareEditor: (new () => CoursewareEditorElement) | undefined
export default CoursewareEditor

declare global {
  interface HTMLElementTagNameMap {
    'courseware-editor': CoursewareEditorElement
  }
}
