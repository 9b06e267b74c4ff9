import { localStore, loginCachePrefix, sessionStore, type KeyValue } from '@mango/client'
import { isLoginView, tabOf, type LoginTab, type LoginView } from './views.ts'

const keys = {
  latestTab: `${loginCachePrefix}latestTab`,
  studentTab: `${loginCachePrefix}studentTab`,
  teacherTab: `${loginCachePrefix}teacherTab`,
  mobile: `${loginCachePrefix}mobile`,
  /** A copy that outlives the tab of the browser, for whoever opens the page anew. */
  latestTabCopy: 'mango:loginTab',
  school: 'mango:loginSchool',
} as const

/** What the login page remembers of the choices made on it. */
export function createLoginMemory(tab: KeyValue = sessionStore, browser: KeyValue = localStore) {
  const latestTab = (): LoginTab =>
    (tab.get(keys.latestTab) ?? browser.get(keys.latestTabCopy)) === 'teacher' ? 'teacher' : 'student'
  return {
    /** The view to open where none is asked for: that of the side chosen last. */
    view: (): LoginView => (latestTab() === 'teacher' ? lastViewOf('teacher') : 'passwordLogin'),

    /** The view a side of the switch opens: a teacher who logs in by SMS finds that again. */
    lastViewOf,

    /** The person chose this view. */
    choose(view: LoginView) {
      const side = tabOf(view)
      tab.set(keys.latestTab, side)
      tab.set(side === 'teacher' ? keys.teacherTab : keys.studentTab, view)
      browser.set(keys.latestTabCopy, side)
    },

    school: (): number | undefined => Number(browser.get(keys.school)) || undefined,
    keepSchool: (id: number) => browser.set(keys.school, String(id)),

    /** The phone that a code was sent to last, for whoever reloads the page while it is on its way. */
    mobile: () => tab.get(keys.mobile) ?? '',
    keepMobile: (mobile: string) => tab.set(keys.mobile, mobile),
  }

  function lastViewOf(side: LoginTab): LoginView {
    if (side === 'student') return 'passwordLogin'
    const view = tab.get(keys.teacherTab)
    return isLoginView(view) && tabOf(view) === 'teacher' ? view : 'QRCodeLogin'
  }
}
export const loginMemory = createLoginMemory()
