import '@mango/elements/growth-profile'
import type { ViewChangeDetail } from '@mango/elements/growth-profile'
import type { MangoContextElement } from '@mango/elements/mango-context'
import { isLoggedIn } from '@mango/elements/session'
import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { linkToken } from '../link-token.ts'
import { parseSearch, viewOf } from '../query.ts'
import { State } from '../state.tsx'

/** Open without login: the token in the address is taken out of it at once and used for the calls of this screen alone. */
export default function StudentGrowth() {
  const { studentId, studentName, userToken, ...view } = useSearch({ from: '/frame/studentGrowth' })
  const whose = { ...(studentId && { studentId }), ...(studentName && { studentName }) }
  const navigate = useNavigate({ from: '/studentGrowth' })
  const linked = useLocation({ select: ({ state }) => state.linked })
  // Whoever is logged in and came another way needs no token of a link that was opened here before.
  const [token, setToken] = useState(
    () => userToken ?? (isLoggedIn() && !linked ? undefined : linkToken.kept(studentId)),
  )
  const [dead, setDead] = useState(false)
  if (userToken && userToken !== token) {
    setToken(userToken)
    setDead(false)
  }
  const hide = useEffectEvent((token: string) => {
    linkToken.keep(studentId, token)
    void navigate({ search: { ...whose, ...view }, replace: true, state: { linked: true } })
  })
  useEffect(() => {
    if (userToken) hide(userToken)
  }, [userToken])

  const { history } = useRouter()
  // oxlint-disable-next-line no-underscore-dangle -- the router's name for how many entries lie before this one
  const depth = () => history.location.state.__TSR_index
  const [firstShown] = useState(depth)
  /** Back to the screen before, however many views of the profile lie in between. */
  const close = (event: Event) => {
    if (globalThis.opener || globalThis.parent !== globalThis.self || firstShown === 0) return
    event.preventDefault()
    history.go(firstShown - 1 - depth())
  }

  const context = useRef<MangoContextElement>(null)
  const byLink = token !== undefined || !isLoggedIn()
  useEffect(() => {
    // A login that ends is followed by another one, as on every screen.
    if (!byLink) return
    const element = context.current
    const end = (event: Event) => {
      // Nobody who came by a link is sent to a login.
      event.preventDefault()
      event.stopPropagation()
      linkToken.forget(studentId)
      setDead(true)
    }
    element?.addEventListener('session-expired', end)
    return () => element?.removeEventListener('session-expired', end)
  }, [byLink, studentId])

  return (
    <mango-context ref={context} user-token={token}>
      {dead ? (
        <State title="链接已失效" text="请向老师要一个新的链接，或者登录以后再打开。" />
      ) : (
        <growth-profile
          studentId={studentId}
          studentName={studentName}
          view={viewOf(view)}
          ongrowth-close={close}
          onview-change={({ detail }: CustomEvent<ViewChangeDetail>) => {
            const shown = parseSearch(detail.view)
            void navigate({
              search: { ...whose, ...shown },
              replace: detail.replace,
              resetScroll: false,
              state: true,
            })
          }}
        />
      )}
    </mango-context>
  )
}
