import type { CommonEventMap } from './shared.js'

/** Of `module-open`. */
export type ModuleOpenDetail = {
  readonly id: number
  readonly address: string
  readonly newWindow: boolean
}

/** Of `home-open`. */
export type HomeOpenDetail = {
  readonly address: string
}

/** Of `subject-change`. */
export type SubjectChangeDetail = {
  readonly subject: {
    id: number
    name: string
    color?: string | undefined
    icon?: string | undefined
  }
  readonly chosen: boolean
}

/** Of `school-change`. */
export type SchoolChangeDetail = {
  readonly schoolId: number
}

/** Of `theme-change`. */
export type ThemeChangeDetail = {
  readonly theme: 'auto' | 'dark' | 'light'
}

/** Of `session-end`. */
export type SessionEndDetail = {
  readonly target: string
}

export interface TopBarEventMap extends CommonEventMap {
  /** A module was chosen. Prevent it to go there yourself. */
  'module-open': CustomEvent<ModuleOpenDetail>
  /** The title was pressed. Prevent it to go home yourself. */
  'home-open': CustomEvent<HomeOpenDetail>
  /** Another subject counts from now on; also told once at the start. Where it was chosen, set it as the subject of your <mango-context>. */
  'subject-change': CustomEvent<SubjectChangeDetail>
  /** The teacher is in another school; the cookies are rewritten. Prevent it to keep the page from reloading. */
  'school-change': CustomEvent<SchoolChangeDetail>
  /** Another look was chosen, and is remembered: set it as the theme of your <mango-context>. */
  'theme-change': CustomEvent<ThemeChangeDetail>
  /** The person logged out; the cookies are gone. Prevent it to leave for the login page yourself. */
  'session-end': CustomEvent<SessionEndDetail>
}

/** The properties of `<top-bar>`. Null or undefined restores what counts without one. */
export interface TopBarProperties {
  /** Title on the left. Left out, the school's own from the server. */
  get brand(): string
  set brand(value: string | null | undefined)
  /** Path that tells which module is marked. Left out, the page's own. */
  get currentPath(): string
  set currentPath(value: string | null | undefined)
  /** Addresses of modules by authority id, for the applications that this one only links to. Not taken from a page that shows the element in a frame. */
  get apps(): {
    readonly [x: string]: string
  }
  set apps(
    value:
      | {
          readonly [x: string]: string
        }
      | null
      | undefined,
  )
}

/** The bar over every page: the modules of the person, subject, school and logout. */
export interface TopBarElement extends HTMLElement, TopBarProperties {
  addEventListener<Type extends keyof TopBarEventMap>(
    type: Type,
    listener: (this: TopBarElement, event: TopBarEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof TopBarEventMap>(
    type: Type,
    listener: (this: TopBarElement, event: TopBarEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const TopBar: (new () => TopBarElement) | undefined
export default TopBar

declare global {
  interface HTMLElementTagNameMap {
    'top-bar': TopBarElement
  }
}
