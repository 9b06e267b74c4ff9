import { loginCallback } from '@mango/elements/session'

/** The words are searched for in the path alone: a query cannot open anything. */
export const isLogin = (path: string) => path.includes('login/')
/** Paths that open without login. */
const isPublic = (path: string) => isLogin(path) || path.includes('studentGrowth')

/** Paths that only lead on to the login. */
const leadsToLogin = (path: string) => /^\/(login)?\/?$/.test(path)

/**
 * Whether a route opens. Only whether somebody is logged in counts, not who: rights are the server's business.
 * @param path of the route, without the base path and without its query
 * @param href the whole address: /authorize is where a login by code may land before there is a login
 */
export function opens(path: string, href: string, loggedIn: boolean): boolean {
  if (loggedIn || isPublic(path) || leadsToLogin(path)) return true
  return path === '/authorize' && loginCallback(href) !== undefined
}
