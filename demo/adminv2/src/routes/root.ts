import { saveRedirect, isLoggedIn } from '@mango/elements/session'
import { createRootRoute, createRoute, redirect } from '@tanstack/react-router'
import { basePath } from '../base-path.ts'
import { Frame } from '../frame/frame.tsx'
import { Root } from '../frame/root.tsx'
import { opens } from '../guard.ts'
import { NotFound } from '../screens/not-found.tsx'
import './page-data.ts'

export const root = createRootRoute({
  component: Root,
  notFoundComponent: NotFound,
  beforeLoad: ({ location }) => {
    // One address for a screen: what compares them need not know of a slash at the end.
    if (/.\/$/.test(location.pathname))
      throw redirect({ href: basePath + location.href.replace(/\/+(?=[?#]|$)/, ''), replace: true })
    if (opens(location.pathname, new URL(location.href, globalThis.location.origin).href, isLoggedIn())) return
    saveRedirect(basePath + location.href)
    throw redirect({ to: '/login/passwordLogin', replace: true })
  },
})

/** What lies under the top bar. */
export const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: Frame })
