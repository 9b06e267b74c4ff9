import type { MangoContextElement } from '@mango/elements/mango-context'
import { isLoggedIn, rememberedLoginView, saveRedirect } from '@mango/elements/session'
import { Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { basePath } from '../base-path.ts'
import { isLogin } from '../guard.ts'
import { useSubject } from '../subject.ts'
import { useTheme } from '../theme.ts'
import { Assistant } from './assistant.tsx'
import { useBarTitle } from './homepage.ts'

/** Configuration for every element of the host, and the end of the session for all of them. */
export function Root() {
  const router = useRouter()
  const context = useRef<MangoContextElement>(null)
  const theme = useTheme()
  const subject = useSubject()
  useTitle()

  useEffect(() => {
    const element = context.current
    const leave = (event: Event) => {
      event.preventDefault()
      const { pathname, href, state } = router.state.location
      // Who came by a link to a profile stays there, whoever was logged in here.
      if (isLogin(pathname) || state.linked) return
      saveRedirect(basePath + href)
      void router.navigate({ to: `/login/${rememberedLoginView()}`, replace: true })
    }
    element?.addEventListener('session-expired', leave)
    return () => element?.removeEventListener('session-expired', leave)
  }, [router])

  return (
    <mango-context
      ref={context}
      theme={theme}
      subject={subject}
      base-path={basePath}
      login-path={`${basePath}/login/passwordLogin`}
    >
      <Outlet />
      {isLoggedIn() && <Assistant />}
    </mango-context>
  )
}

function useTitle() {
  const title = useMatches({
    // With nothing below the root the address is unknown.
    select: (matches) => (matches.length === 1 ? '页面不存在' : matches.at(-1)?.staticData.title),
  })
  const school = useBarTitle()
  useEffect(() => {
    document.title = [title, school].filter(Boolean).join(' - ')
  }, [title, school])
}
