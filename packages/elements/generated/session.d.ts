/** The nested views of the login popup: the children of `/login`. */
export type LoginView =
  | 'passwordLogin'
  | 'accountRegister'
  | 'passwordSet'
  | 'successfulRegister'
  | 'successfulPasswordChange'
  | 'QRCodeLogin'
  | 'messageLogin'

export declare const loginViews: readonly LoginView[]
export declare function isLoginView(value: unknown): value is LoginView

/** Who is logged in, as far as the browser knows; the server decides again on every call. */
export interface SessionUser {
  readonly name: string
  readonly userId: number
  readonly gender: number
  readonly mobile: string
  readonly schoolId: number
  readonly authority: readonly number[]
  readonly subjectIds: readonly number[]
  readonly roleIds: readonly number[]
  readonly role: '学生' | '老师'
  readonly schools: readonly { readonly id: number; readonly name: string }[]
}

/** Whether somebody is logged in: exactly while there is a token. */
export declare function isLoggedIn(): boolean

/** Who is logged in; undefined where nobody is. */
export declare function sessionUser(): SessionUser | undefined

/** Calls back whenever somebody logs in or out, in this tab or another one. The answer stops it. */
export declare function followSession(listener: () => void): () => void

/**
 * Calls back when another tab of the browser is in another school now, and so are the cookies: start the page anew, as a
 * `<top-bar>` does by itself. The answer stops it.
 */
export declare function followSchool(listener: () => void): () => void

/** Whether a login outlives the page: false where the browser forbids cookies. */
export declare function keepsCookies(): boolean

/** The login view to open where none is asked for: that of the side (student or teacher) chosen last. */
export declare function rememberedLoginView(): LoginView

/** The look that a page can have: as the system does, or always light or dark. */
export type ChosenTheme = 'auto' | 'light' | 'dark'

/** The look that was chosen in the top bar; `auto` where none was. */
export declare function rememberedTheme(): ChosenTheme

/** Id of the subject that was chosen in the top bar; undefined where none was, and for those who have no choice there. */
export declare function rememberedSubject(): number | undefined

/** The path, when it is one of this origin; undefined for anything a link from elsewhere could smuggle in. */
export declare function ownPath(path: string | null | undefined): string | undefined

/** Remembers where to go after the next login. */
export declare function saveRedirect(path?: string): void

/** What a QR login brings back in the address. */
export interface LoginCallback {
  readonly code: string
  readonly state: string | undefined
}

/** The callback that an address carries before or after its #; undefined where it carries none. */
export declare function loginCallback(href: string): LoginCallback | undefined
