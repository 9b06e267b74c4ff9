import type { CommonEventMap, Promised } from './shared.js'

/** Of `view-change`. */
export type ViewChangeDetail = {
  readonly view: string
  readonly replace: boolean
}

/** Of `message-sent`. */
export type MessageSentDetail = {
  studentId: number | undefined
}

export interface MonitorTableEventMap extends CommonEventMap {
  /** The shown view changed: keep it in the address, and give it back as `view`. */
  'view-change': CustomEvent<ViewChangeDetail>
  /** A message was sent, to one student or (without an id) to all. */
  'message-sent': CustomEvent<MessageSentDetail>
}

/** The properties of `<monitor-table>`. Null or undefined restores what counts without one. */
export interface MonitorTableProperties {
  /** What is shown, as a query string: date (2026-11-18), name (of a student, or a student code), classId, from and to (the first and the last day), page. Changes as the person works; empty shows every record from the first page. */
  get view(): string
  set view(value: string | null | undefined)
  /** Title above the table; empty for none. */
  get heading(): string
  set heading(value: string | null | undefined)
}

/** The study monitor: what students asked the voice assistant, with replies and broadcasts. */
export interface MonitorTableElement extends HTMLElement, MonitorTableProperties {
  /** Asks for the shown page again. */
  reload: Promised<() => void>
  addEventListener<Type extends keyof MonitorTableEventMap>(
    type: Type,
    listener: (this: MonitorTableElement, event: MonitorTableEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof MonitorTableEventMap>(
    type: Type,
    listener: (this: MonitorTableElement, event: MonitorTableEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const MonitorTable: (new () => MonitorTableElement) | undefined
export default MonitorTable

declare global {
  interface HTMLElementTagNameMap {
    'monitor-table': MonitorTableElement
  }
}
