import type { CommonEventMap, Promised } from './shared.js'

/** Of `class-leave`. */
export type ClassLeaveDetail = {
  readonly courseId: number
  readonly roomId: number
}

/** Of `class-close`. */
export type ClassCloseDetail = null

export interface LiveClassBoardEventMap extends CommonEventMap {
  /** The teacher left the class, which ends it. Goes back to the list of the host unless prevented. */
  'class-leave': CustomEvent<ClassLeaveDetail>
  /** The class was closed by the server: another class began in the room, or time ran out. */
  'class-close': CustomEvent<ClassCloseDetail>
}

/** The properties of `<live-class-board>`. Null or undefined restores what counts without one. */
export interface LiveClassBoardProperties {
  /** The courseware. */
  get courseId(): number | undefined
  set courseId(value: (number | undefined) | null | undefined)
  /** The room, or the virtual room of the phone mode. */
  get roomId(): number | undefined
  set roomId(value: (number | undefined) | null | undefined)
  /** The class; several classes joined by commas. */
  get classId(): string
  set classId(value: string | null | undefined)
  /** Set by the board itself while a class runs on it: a host that leaves asks first. */
  get running(): boolean
  set running(value: boolean | null | undefined)
  /** Address of the phone page; classId, classroomId and token are appended to it. Not taken from a page that shows the element in a frame. */
  get padPath(): string
  set padPath(value: string | null | undefined)
}

/** The running class on the projector: question, answers as they come, ranking, pairing of answer devices or the QR code for phones. */
export interface LiveClassBoardElement extends HTMLElement, LiveClassBoardProperties {
  /** Goes to the next question. */
  next: Promised<() => void>
  /** Goes to the previous question. */
  previous: Promised<() => void>
  /** Shows or hides the right answer. */
  toggleAnswer: Promised<() => void>
  /** Asks whether to leave, as the button does. */
  leave: Promised<() => void>
  addEventListener<Type extends keyof LiveClassBoardEventMap>(
    type: Type,
    listener: (this: LiveClassBoardElement, event: LiveClassBoardEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof LiveClassBoardEventMap>(
    type: Type,
    listener: (this: LiveClassBoardElement, event: LiveClassBoardEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const LiveClassBoard: (new () => LiveClassBoardElement) | undefined
export default LiveClassBoard

declare global {
  interface HTMLElementTagNameMap {
    'live-class-board': LiveClassBoardElement
  }
}
