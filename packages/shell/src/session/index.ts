import { cookies, session, watchSessionElsewhere } from '@mango/client'
import { role } from '@mango/contract/account'
import { loginMemory } from '../login-panel/login-memory.ts'
import { subjectMemory } from '../top-bar/subject-memory.ts'
import { themeMemory } from '../top-bar/theme-memory.ts'

export { ownPath, saveRedirect } from '@mango/client'
export type { SessionUser } from '@mango/client'
export { followSchool } from '../top-bar/follow-school.ts'
export { loginCallback, type LoginCallback } from '../login-panel/login-callback.ts'
export { isLoginView, loginViews, type LoginView } from '../login-panel/views.ts'

/** Whether somebody is logged in: exactly while there is a token. */
export const isLoggedIn = (): boolean => session.token() !== undefined

/** Who is logged in, as the browser knows it; undefined where nobody is. */
export const sessionUser = session.user

/** Calls back whenever somebody logs in or out, in this tab or another one of the browser. @returns stops it */
export function followSession(listener: () => void): () => void {
  let person = session.person()
  const tell = () => {
    person = session.person()
    listener()
  }
  const stops = [session.subscribe(tell), watchSessionElsewhere(() => session.person() !== person && tell())]
  return () => stops.forEach((stop) => stop())
}

/** Whether a login outlives the page: false where the browser forbids cookies. */
export const keepsCookies = cookies.available

/** The login view to open where none is asked for: that of the side (student or teacher) chosen last. */
export const rememberedLoginView = loginMemory.view

export type { ChosenTheme } from '../top-bar/theme-memory.ts'
/** The look that was chosen in the top bar; `auto` where none was. */
export const rememberedTheme = themeMemory.get

/** Id of the subject that was chosen in the top bar; undefined where none was, and for those who have no choice there. */
export const rememberedSubject = (): number | undefined =>
  session.user()?.role === role.teacher ? subjectMemory.get() : undefined
