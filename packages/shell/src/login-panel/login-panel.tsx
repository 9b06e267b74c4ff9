import { goTo, sessionEnd, takeRedirect } from '@mango/client'
import { useClient, useEarlyQuery } from '@mango/client/react'
import { role as roles, type LoggedInUser } from '@mango/contract/account'
import type { ComponentProps } from '@mango/element'
import { Widget } from '@mango/widget'
import { latePart } from '@mango/widget/late-part'
import { useState } from 'react'
import type { DemoAccount } from './demo-accounts.tsx'
import { landingContent } from './landing.query.ts'
import { Landing } from './landing.tsx'
import { LoginCard } from './login-card.tsx'
import { loginMemory } from './login-memory.ts'
import type { face } from './login-panel.face.ts'
import type { PickedAccount } from './login-view.ts'
import { createRegistration } from './registration.store.ts'
import { afterLogin } from './rules.ts'
import { useCallbackLogin } from './use-callback-login.ts'
import type { LoginView } from './views.ts'

// Only a login by code that needs a word brings them.
const CallbackLoginDialogs = latePart(() => import('./callback-login-dialogs.tsx'))

// No real school has any.
const DemoAccounts = latePart(() => import('./demo-accounts.tsx'))

type LoginPanelProps = ComponentProps<typeof face>

export const LoginPanel = (props: LoginPanelProps) => (
  <Widget context={props.context} host={props.host} stays>
    <Panel {...props} />
  </Widget>
)

function Panel({ emit, setProp, context, ...props }: LoginPanelProps) {
  const client = useClient()
  const { data: content, isPending } = useEarlyQuery(landingContent(client))
  const [remembered] = useState(() => loginMemory.view())
  const [registration] = useState(() => createRegistration())
  const [picked, setPicked] = useState<PickedAccount>()
  const view = props.view ?? remembered

  const go = (next: LoginView, { replace } = { replace: false }) => {
    if (emit('view-change', { view: next, replace })) setProp('view', next)
  }
  const enter = (user: LoggedInUser) => {
    client.session.start(user)
    sessionEnd.forget()
    registration.begin(false)
    const role = client.session.user()?.role ?? roles.teacher
    const target = afterLogin(role, context.basePath, takeRedirect())
    if (emit('login-success', { role: role === roles.student ? 'student' : 'teacher', target })) goTo(target)
  }
  const callbackLogin = useCallbackLogin(() => go('QRCodeLogin', { replace: true }), enter)
  const pick = (account: DemoAccount) => {
    setPicked((before) => ({ ...account, pick: (before?.pick ?? 0) + 1 }))
    if (account.view !== view) go(account.view)
  }
  const card = (
    <div className="login-column">
      <LoginCard
        {...{ view, go, enter, registration, picked, callbackLogin }}
        provider={props.provider}
        appId={isPending ? undefined : (content?.dingding_login_appId ?? '')}
        callback={props.callback || `${location.origin}${context.basePath}/login/QRCodeLogin`}
        basePath={context.basePath}
      />
      {props.demoAccounts.length > 0 && <DemoAccounts accounts={props.demoAccounts} onPick={pick} />}
      {!['looking', 'idle', 'busy'].includes(callbackLogin.phase) && (
        <CallbackLoginDialogs callbackLogin={callbackLogin} />
      )}
    </div>
  )
  if (props.bare) return card
  return (
    <Landing content={content} waiting={isPending} {...props}>
      {card}
    </Landing>
  )
}
