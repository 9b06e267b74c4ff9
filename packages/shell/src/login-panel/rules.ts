import { isRefused, ownPath, readable, type CallError } from '@mango/client'
import { code, text as ofPlatform } from '@mango/contract'
import {
  isMobile,
  isPassword,
  isStudentCode,
  isStudentName,
  resendSeconds,
  role,
  text,
  type Role,
} from '@mango/contract/account'
import { typedSigns } from '@mango/widget/typed-signs'

/** What the warning line says about a student login before it is sent; undefined where nothing is wrong. */
export const studentLoginWarning = (studentCode: string) =>
  isStudentCode(typedSigns(studentCode)) ? undefined : text.wrongPassword

export function mobileWarning(mobile: string): string | undefined {
  const typed = typedSigns(mobile)
  if (typed === '') return text.mobileMissing
  return isMobile(typed) ? undefined : text.wrongMobile
}

export const registerWarning = (nickName: string, mobile: string) =>
  isStudentName(nickName.trim()) && isMobile(typedSigns(mobile)) ? undefined : text.wrongStudentInfo

export function newPasswordWarning(password: string, repeat: string): string | undefined {
  if (!isPassword(password)) return text.passwordFormat
  return password === repeat ? undefined : text.passwordMismatch
}

const catalogue: readonly string[] = Object.values(text)
/** Whether the server itself failed, and has refused nobody. */
const isFailure = ({ code: answered, message }: CallError) =>
  answered === code.serverError && message === ofPlatform.systemError

/**
 * What the warning line says about a call that failed. A refusal gets the sentence of its form, unless the server
 * chose another one of the catalogue; anything else says what went wrong.
 */
export function refusalText(error: unknown, ofForm: string): string {
  if (!isRefused(error)) return readable(error)
  return catalogue.includes(error.message) || isFailure(error) ? error.message : ofForm
}

/** Where a login leads: back to where the person was sent away from, else to the home of the role. */
export function afterLogin(who: Role, basePath: string, saved: string | undefined): string {
  const back = saved === undefined ? undefined : ownPath(saved)
  const loops = back === undefined || /login\/|\/authorize\b/.test(back)
  return loops ? homeOf(who, basePath) : back
}

export const homeOf = (who: Role, basePath: string) =>
  `${basePath}/${who === role.student ? 'mangoStudent' : 'mangoTeacher'}`

/** Internet Explorer, and Safari that is not Chrome (whose own name also holds "Safari"), are asked to use Chrome. */
export function needsOtherBrowser(userAgent: string): boolean {
  if (/MSIE |Trident\//.test(userAgent)) return true
  return /Safari\//.test(userAgent) && !/Chrome|Chromium|CriOS|Edg|FxiOS|Android/.test(userAgent)
}

/** The provider's page that asks a teacher to agree and comes back with a code. */
export function providerAddress(provider: string, appId: string, state: string, redirect: string): string {
  const url = new URL(provider, location.href)
  url.searchParams.set('appid', appId)
  url.searchParams.set('response_type', 'code')
  url.searchParams.set('scope', 'snsapi_login')
  url.searchParams.set('state', state)
  url.searchParams.set('redirect_uri', redirect)
  return url.href
}

/** Whole seconds until a code may be sent again. `now` may have been read a moment before the countdown began. */
export const countdownSeconds = (deadline: number, now: number) =>
  Math.min(resendSeconds, Math.max(0, Math.ceil((deadline - now) / 1000)))

/** How long a shown QR code may be scanned. */
export const qrSeconds = 120
/** Edge of the QR image in pixels: drawn at half of it, so that it is sharp on dense screens. */
export const qrSize = 400
