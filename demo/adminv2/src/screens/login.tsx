import '@mango/elements/login-panel'
import { isLoginView } from '@mango/elements/session'
import { useLocation, useRouter } from '@tanstack/react-router'
import { landing } from '../landing.ts'
import { goTo } from '../go-to.ts'
import { useDemoAccounts } from '../demo-accounts.ts'

/** The public page: one panel for all children of /login, so that what was typed survives a change of view. */
export default function Login() {
  const router = useRouter()
  const path = useLocation({ select: (location) => location.pathname })
  const demoAccounts = useDemoAccounts()
  const view = path.split('/').at(-1)
  return (
    <login-panel
      className="login-page"
      view={isLoginView(view) ? view : undefined}
      demoAccounts={demoAccounts}
      {...landing}
      onview-change={(event) => {
        event.preventDefault()
        const { view, replace } = event.detail
        void router.navigate({ to: `/login/${view}`, replace })
      }}
      onlogin-success={(event) => {
        event.preventDefault()
        goTo(router, event.detail.target)
      }}
    />
  )
}
