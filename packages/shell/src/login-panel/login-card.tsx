import { cookies, savedRedirect, sessionEnd, takeRedirect } from '@mango/client'
import { useSessionUser } from '@mango/client/react'
import { role as roles } from '@mango/contract/account'
import { ButtonLink } from '@mango/ui/button'
import { Icon } from '@mango/ui/icon'
import { IconButton } from '@mango/ui/icon-button'
import { Skeleton } from '@mango/ui/skeleton'
import { TabPanel, Tabs } from '@mango/ui/tabs'
import { latePart } from '@mango/widget/late-part'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { loginMemory } from './login-memory.ts'
import type { LoginViewProps } from './login-view.ts'
import { MessageLogin } from './message-login.tsx'
import { PasswordLogin } from './password-login.tsx'
import { homeOf } from './rules.ts'
import type { CallbackLogin } from './use-callback-login.ts'
import { tabOf, type LoginTab, type LoginView } from './views.ts'

interface LoginCardProps extends LoginViewProps {
  view: LoginView
  callbackLogin: CallbackLogin
  provider: string
  appId: string | undefined
  callback: string
  basePath: string
}

// Most people log in by password: the other ways come when they are asked for.
const waiting = () => <Skeleton lines={5} />
const Steps = latePart(() => import('./registration-steps.tsx'), waiting)
const QrCodeLogin = latePart(() => import('./qr-code-login.tsx'), waiting)

const sides = [
  { value: 'student', label: roles.student },
  { value: 'teacher', label: roles.teacher },
] as const
const teacherWays = [
  { value: 'QRCodeLogin', label: '扫码登录' },
  { value: 'messageLogin', label: '短信登录' },
] as const

/** The popup: the student/teacher switch and the nested views. */
export function LoginCard(props: LoginCardProps) {
  const { registration } = props
  const { reset, verified, receipt, studentCode } = useStore(registration.store)
  const [keepsCookies] = useState(() => cookies.available())
  // To the student login: whoever has no verified code may set no password, and whoever has set it and goes back in the
  // browser would find an empty form, as if nothing had happened.
  const isSentBack =
    (props.view === 'passwordSet' && !(verified && receipt !== undefined)) ||
    (props.view === 'accountRegister' && !verified && studentCode !== undefined)
  const view = isSentBack ? 'passwordLogin' : props.view
  const isLogin = view === 'passwordLogin' || tabOf(view) === 'teacher'
  const sendBack = useEffectEvent(() => props.go('passwordLogin', { replace: true }))
  useEffect(() => {
    if (isSentBack) sendBack()
  }, [isSentBack])
  const card = useRef<HTMLElement>(null)
  const before = useRef(view)
  useEffect(() => {
    // What led here has gone, and the focus with it.
    if (before.current !== view && document.activeElement === document.body)
      card.current?.focus({ preventScroll: true })
    before.current = view
  }, [view])
  const title = titleOf(view, reset)
  return (
    <section ref={card} className="login-card" part="card" role="dialog" aria-label={title ?? '登录'} tabIndex={-1}>
      {!keepsCookies && (
        <p className="login-banner" role="alert">
          <Icon name="warning" />
          浏览器禁用了 Cookie，登录状态在刷新或关闭页面后会丢失。请在浏览器设置中允许本站使用 Cookie。
        </p>
      )}
      <AlreadyIn basePath={props.basePath} />
      <Expired />
      {isLogin ? <LoginSides {...props} view={view} /> : <RegistrationSteps {...props} title={title} />}
    </section>
  )
}

function titleOf(view: LoginView, reset: boolean): string | undefined {
  if (view === 'accountRegister') return reset ? '找回密码' : '注册账号'
  return view === 'passwordSet' ? '设置密码' : undefined
}

function LoginSides({ view, go, callbackLogin, provider, appId, callback, ...rest }: LoginCardProps) {
  const choose = (next: LoginView) => {
    loginMemory.choose(next)
    go(next)
  }
  const side = tabOf(view)
  return (
    <>
      <h2 className="login-title">欢迎登录</h2>
      <Tabs<LoginTab>
        id="side"
        variant="segmented"
        size="l"
        label="我是"
        items={sides}
        value={side}
        onChange={(next) => choose(loginMemory.lastViewOf(next))}
      />
      <TabPanel tabs="side" value={side}>
        {side === 'student' ? (
          // A picked demo account is filled into a new form.
          <PasswordLogin key={rest.picked?.pick} {...rest} go={go} />
        ) : (
          <>
            <Tabs
              label="登录方式"
              items={teacherWays}
              value={view as 'QRCodeLogin' | 'messageLogin'}
              onChange={choose}
            />
            {view === 'QRCodeLogin' ? (
              <QrCodeLogin {...{ callbackLogin, provider, appId, callback }} />
            ) : (
              <MessageLogin key={rest.picked?.pick} {...rest} go={go} />
            )}
          </>
        )}
      </TabPanel>
    </>
  )
}

function RegistrationSteps({ title, ...rest }: LoginCardProps & { title: string | undefined }) {
  return (
    <>
      {title && (
        <header className="login-back">
          <IconButton icon="arrow-left" label="返回登录" onClick={() => rest.go('passwordLogin')} />
          <h2>{title}</h2>
        </header>
      )}
      <Steps {...rest} />
    </>
  )
}

/** Whoever opens the login page with a session is offered the way back in. */
function AlreadyIn({ basePath }: { basePath: string }) {
  const user = useSessionUser()
  if (!user) return null
  // They logged in again in another tab.
  const back = sessionEnd.whose() === String(user.userId) ? savedRedirect() : undefined
  return (
    <p className="login-banner" data-tone="leaf">
      <Icon name="user" />
      <span>{user.name} 已登录</span>
      <ButtonLink
        variant="text"
        size="s"
        href={back ?? homeOf(user.role, basePath)}
        onClick={() => {
          sessionEnd.forget()
          takeRedirect()
        }}
      >
        {back ? '回到刚才的页面' : '进入首页'}
      </ButtonLink>
    </p>
  )
}

/** Whoever was sent here in the middle of something hears why, and where the login leads. */
function Expired() {
  const user = useSessionUser()
  if (user || sessionEnd.whose() === undefined) return null
  return (
    <p className="login-banner" role="status">
      <Icon name="warning" />
      <span>登录已过期，请重新登录{savedRedirect() && '，之后回到刚才的页面'}。</span>
    </p>
  )
}
