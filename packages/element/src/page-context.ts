export type Theme = 'light' | 'dark' | 'auto'

/** Where widgets speak to, and for whom. */
export interface Connection {
  /** Where the backend answers; '' is the page's own origin. */
  readonly apiBase: string
  /** Wins over the session's cookie. */
  readonly userToken?: string
  readonly loginPath: string
  readonly basePath: string
  /** Id of the subject that the whole page goes by; screens that know subjects begin with it. */
  readonly subject?: number
  /** Where page-wide events (`session-expired`, `notice`) are dispatched. */
  readonly target: EventTarget
}

/** Configuration and session that all widgets below one `<mango-context>`, or of one page, share; and how they look. */
export interface PageContext extends Connection {
  readonly theme: Theme
}

/** Compared by identity by the Context Community Protocol, so it must be the same symbol in every bundle of a page. */
export const contextKey = Symbol.for('mango.context')

const pageKey = Symbol.for('mango.elements')

interface PageRecord {
  context?: PageContext
  /** Written by loaders: the suffix of the tags of each loader's folder, '' for none. */
  suffixes?: Readonly<Record<string, string>>
}

/** What all bundles and versions of a page share: the only thing of ours that is global. */
export function pageRecord(): PageRecord {
  // `globalThis` cannot be declared to have a registered symbol as a key.
  const page = globalThis as { [pageKey]?: PageRecord }
  return (page[pageKey] ??= {})
}

/** Where the backend answers, as a page has written it; undefined where that is no address. */
export const apiBaseOf = (text: string): string | undefined =>
  text === '' || /^(https?:\/)?\//.test(text) ? text.replace(/\/+$/, '') : undefined

/** The one context of a page without `<mango-context>`: the same object for every bundle and version. */
export function defaultContext(): PageContext {
  return (pageRecord().context ??= {
    apiBase: '',
    loginPath: '/adminv2/login/passwordLogin',
    basePath: '/adminv2',
    theme: 'light',
    target: document.documentElement,
  })
}

export function sameContext(a: PageContext, b: PageContext): boolean {
  return (
    a.apiBase === b.apiBase &&
    a.userToken === b.userToken &&
    a.loginPath === b.loginPath &&
    a.basePath === b.basePath &&
    a.theme === b.theme &&
    a.subject === b.subject &&
    a.target === b.target
  )
}
