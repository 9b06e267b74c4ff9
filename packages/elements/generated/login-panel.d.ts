import type { CommonEventMap } from './shared.js'

/** Of `view-change`. */
export type ViewChangeDetail = {
  readonly view:
    | 'QRCodeLogin'
    | 'accountRegister'
    | 'messageLogin'
    | 'passwordLogin'
    | 'passwordSet'
    | 'successfulPasswordChange'
    | 'successfulRegister'
  readonly replace: boolean
}

/** Of `login-success`. */
export type LoginSuccessDetail = {
  readonly role: 'student' | 'teacher'
  readonly target: string
}

export interface LoginPanelEventMap extends CommonEventMap {
  /** Another view is wanted. Prevent it to set `view` yourself, from the address bar say. */
  'view-change': CustomEvent<ViewChangeDetail>
  /** Somebody logged in; the cookies are written. Prevent it to go on yourself. */
  'login-success': CustomEvent<LoginSuccessDetail>
}

/** The properties of `<login-panel>`. Null or undefined restores what counts without one. */
export interface LoginPanelProperties {
  /** Which view the popup shows. Left out, the one of the side (student or teacher) that was chosen last. */
  get view():
    | 'QRCodeLogin'
    | 'accountRegister'
    | 'messageLogin'
    | 'passwordLogin'
    | 'passwordSet'
    | 'successfulPasswordChange'
    | 'successfulRegister'
    | undefined
  set view(
    value:
      | (
          | 'QRCodeLogin'
          | 'accountRegister'
          | 'messageLogin'
          | 'passwordLogin'
          | 'passwordSet'
          | 'successfulPasswordChange'
          | 'successfulRegister'
          | undefined
        )
      | null
      | undefined,
  )
  /** Only the login popup, without the landing page around it. */
  get bare(): boolean
  set bare(value: boolean | null | undefined)
  /** Address of the messaging app's login page, such as https://oapi.dingtalk.com/connect/qrconnect. Not taken from a page that shows the element in a frame. */
  get provider(): string
  set provider(value: string | null | undefined)
  /** Address the messaging app comes back to with a code. Left out, QRCodeLogin below the base path. Not taken from a page that shows the element in a frame. */
  get callback(): string
  set callback(value: string | null | undefined)
  /** The marketing sentence below the school name. */
  get slogan(): string
  set slogan(value: string | null | undefined)
  /** Contact details in the footer. */
  get contact(): string
  set contact(value: string | null | undefined)
  /** Record-filing number in the footer. */
  get filing(): string
  set filing(value: string | null | undefined)
  /** Where the record-filing number leads. */
  get filingLink(): string
  set filingLink(value: string | null | undefined)
  /** Accounts to try the product with, offered below the popup. */
  get demoAccounts(): readonly {
    readonly label: string
    readonly view:
      | 'QRCodeLogin'
      | 'accountRegister'
      | 'messageLogin'
      | 'passwordLogin'
      | 'passwordSet'
      | 'successfulPasswordChange'
      | 'successfulRegister'
    readonly account: string
    readonly password?: string
    readonly school?: string
  }[]
  set demoAccounts(
    value:
      | readonly {
          readonly label: string
          readonly view:
            | 'QRCodeLogin'
            | 'accountRegister'
            | 'messageLogin'
            | 'passwordLogin'
            | 'passwordSet'
            | 'successfulPasswordChange'
            | 'successfulRegister'
          readonly account: string
          readonly password?: string
          readonly school?: string
        }[]
      | null
      | undefined,
  )
}

/** The public landing page of a school with login, registration and forgotten password. */
export interface LoginPanelElement extends HTMLElement, LoginPanelProperties {
  addEventListener<Type extends keyof LoginPanelEventMap>(
    type: Type,
    listener: (this: LoginPanelElement, event: LoginPanelEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Type extends keyof LoginPanelEventMap>(
    type: Type,
    listener: (this: LoginPanelElement, event: LoginPanelEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/** The class of the element; undefined outside a browser, or in one that is too old. Importing this file defines the tag. */
declare const LoginPanel: (new () => LoginPanelElement) | undefined
export default LoginPanel

declare global {
  interface HTMLElementTagNameMap {
    'login-panel': LoginPanelElement
  }
}
