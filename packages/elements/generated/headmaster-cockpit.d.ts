import type { CommonEventMap } from './shared.js'

/** Of `cockpit-load`. */
export type CockpitLoadDetail = null

export interface HeadmasterCockpitEventMap extends CommonEventMap {
  /** The framed page has loaded. */
  'cockpit-load': CustomEvent<CockpitLoadDetail>
}

/** The properties of `<headmaster-cockpit>`. Null or undefined restores what counts without one. */
export interface HeadmasterCockpitProperties {
  /** Shows a header with the title and a button that loads the page anew. */
  get header(): boolean
  set header(value: boolean | null | undefined)
  /** Title of the header, and name of the frame. */
  get heading(): string
  set heading(value: string | null | undefined)
}

/** The headmaster's cockpit: a page of another system, framed at the address the server gives. */
export interface HeadmasterCockpitElement extends HTMLElement, HeadmasterCockpitProperties {
  addEventListener<Type extends keyof HeadmasterCockpitEventMap>(
    type: Type,
    listener: (this: HeadmasterCockpitElement, event: HeadmasterCockpitEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof HeadmasterCockpitEventMap>(
    type: Type,
    listener: (this: HeadmasterCockpitElement, event: HeadmasterCockpitEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const HeadmasterCockpit: (new () => HeadmasterCockpitElement) | undefined
export default HeadmasterCockpit

declare global {
  interface HTMLElementTagNameMap {
    'headmaster-cockpit': HeadmasterCockpitElement
  }
}
