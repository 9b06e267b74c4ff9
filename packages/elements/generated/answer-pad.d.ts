import type { CommonEventMap } from './shared.js'

/** Of `pad-join`. */
export type PadJoinDetail = {
  readonly studentId: number
  readonly name: string
}

/** Of `pad-answer`. */
export type PadAnswerDetail = {
  readonly questionId: number
  readonly answer: string
}

/** Of `pad-class`. */
export type PadClassDetail = {
  readonly className: string
  readonly coursewareName: string
}

export interface AnswerPadEventMap extends CommonEventMap {
  /** A student has joined. */
  'pad-join': CustomEvent<PadJoinDetail>
  /** The server has an answer of this student. */
  'pad-answer': CustomEvent<PadAnswerDetail>
  /** The phone follows or steers this class: the page may name itself after it. */
  'pad-class': CustomEvent<PadClassDetail>
}

/** The properties of `<answer-pad>`. Null or undefined restores what counts without one. */
export interface AnswerPadProperties {
  /** The class, from the QR code. */
  get classId(): string
  set classId(value: string | null | undefined)
  /** The virtual room, from the QR code. */
  get classroomId(): string
  set classroomId(value: string | null | undefined)
  /** Lets this phone join the class, or steer it where it is a teacher’s; from the QR code. */
  get token(): string
  set token(value: string | null | undefined)
}

/** A student’s phone in a live class: join with the student code, answer, and see whether the answer has arrived. */
export interface AnswerPadElement extends HTMLElement, AnswerPadProperties {
  addEventListener<Type extends keyof AnswerPadEventMap>(
    type: Type,
    listener: (this: AnswerPadElement, event: AnswerPadEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof AnswerPadEventMap>(
    type: Type,
    listener: (this: AnswerPadElement, event: AnswerPadEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const AnswerPad: (new () => AnswerPadElement) | undefined
export default AnswerPad

declare global {
  interface HTMLElementTagNameMap {
    'answer-pad': AnswerPadElement
  }
}
