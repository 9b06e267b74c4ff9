import type { CommonEventMap } from './shared.js'

/** Of `session-expired`. */
export type SessionExpiredDetail = null

export interface MangoContextEventMap extends CommonEventMap {
  /** The session has ended. Prevent it to stay on the page. Without a <mango-context>, on <html>. */
  'session-expired': CustomEvent<SessionExpiredDetail>
}

/** The properties of `<mango-context>`. Null or undefined restores what counts without one. */
export interface MangoContextProperties {
  /** Where the backend answers. Left out, the origin of the page. */
  get apiBase(): string | undefined
  set apiBase(value: (string | undefined) | null | undefined)
  /** Token of the session. Left out, that of the cookie. */
  get userToken(): string | undefined
  set userToken(value: (string | undefined) | null | undefined)
  /** Where an ended session leads. Left out, /adminv2/login/passwordLogin. */
  get loginPath(): string | undefined
  set loginPath(value: (string | undefined) | null | undefined)
  /** Start of the application's routes. Left out, /adminv2. */
  get basePath(): string | undefined
  set basePath(value: (string | undefined) | null | undefined)
  /** Colours of the widgets; auto follows the system. Left out, those of the context around it, else light. */
  get theme(): 'auto' | 'dark' | 'light' | undefined
  set theme(value: ('auto' | 'dark' | 'light' | undefined) | null | undefined)
  /** Id of the subject that the page goes by: screens that know subjects begin with it, and say so. Left out, they show all. */
  get subject(): number | undefined
  set subject(value: (number | undefined) | null | undefined)
}

/** Configuration and session for the widgets inside it. Takes no part in the layout of the page. */
export interface MangoContextElement extends HTMLElement, MangoContextProperties {
  addEventListener<Type extends keyof MangoContextEventMap>(
    type: Type,
    listener: (this: MangoContextElement, event: MangoContextEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof MangoContextEventMap>(
    type: Type,
    listener: (this: MangoContextElement, event: MangoContextEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const MangoContext: (new () => MangoContextElement) | undefined
export default MangoContext

declare global {
  interface HTMLElementTagNameMap {
    'mango-context': MangoContextElement
  }
}
