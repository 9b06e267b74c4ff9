import type { CommonEventMap, Promised } from './shared.js'

/** Of `growth-close`. */
export type GrowthCloseDetail = null

/** Of `view-change`. */
export type ViewChangeDetail = {
  readonly view: string
  readonly replace: boolean
}

/** Of `photo-change`. */
export type PhotoChangeDetail = {
  studentId: number
}

/** Of `moment-add`. */
export type MomentAddDetail = {
  studentId: number
}

/** Of `profile-download`. */
export type ProfileDownloadDetail = {
  url: string
}

export interface GrowthProfileEventMap extends CommonEventMap {
  /** The person wants it closed. By default the window around the page, or that opened it, gets the message "close". */
  'growth-close': CustomEvent<GrowthCloseDetail>
  /** The shown view changed: keep it in the address, and give it back as `view`. */
  'view-change': CustomEvent<ViewChangeDetail>
  /** The picture of the student was changed. */
  'photo-change': CustomEvent<PhotoChangeDetail>
  /** A moment was added. */
  'moment-add': CustomEvent<MomentAddDetail>
  /** The profile is ready as a file. By default the page goes to its address, which saves it. */
  'profile-download': CustomEvent<ProfileDownloadDetail>
}

/** The properties of `<growth-profile>`. Null or undefined restores what counts without one. */
export interface GrowthProfileProperties {
  /** Whose profile; without one, that of the student who is logged in. */
  get studentId(): number | undefined
  set studentId(value: (number | undefined) | null | undefined)
  /** The name, until the server has told it. */
  get studentName(): string
  set studentName(value: string | null | undefined)
  /** What is shown, as a query string: schoolYear, termId, subjectId, isTeachTarget, items (the way down to an item), days. Changes as the person works; empty shows the latest term and 30 days. */
  get view(): string
  set view(value: string | null | undefined)
}

/** A student on one page: information, abilities by subject, points of the last days, moments. */
export interface GrowthProfileElement extends HTMLElement, GrowthProfileProperties {
  /** Asks for everything that is shown again. */
  reload: Promised<() => void>
  addEventListener<Type extends keyof GrowthProfileEventMap>(
    type: Type,
    listener: (this: GrowthProfileElement, event: GrowthProfileEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof GrowthProfileEventMap>(
    type: Type,
    listener: (this: GrowthProfileElement, event: GrowthProfileEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const GrowthProfile: (new () => GrowthProfileElement) | undefined
export default GrowthProfile

declare global {
  interface HTMLElementTagNameMap {
    'growth-profile': GrowthProfileElement
  }
}
