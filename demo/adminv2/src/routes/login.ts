import { loginCallback, loginViews, rememberedLoginView, type LoginView } from '@mango/elements/session'
import { createRoute, redirect } from '@tanstack/react-router'
import { chunk } from '../chunk.tsx'
import { frame, root } from './root.ts'
import { leadTo } from './ways.ts'

const Login = chunk(() => import('../screens/login.tsx'))

const layout = createRoute({ getParentRoute: () => root, path: 'login', component: Login })

const titles: Record<LoginView, string> = {
  passwordLogin: '学生登录',
  accountRegister: '注册账号',
  passwordSet: '设置密码',
  successfulRegister: '注册成功',
  successfulPasswordChange: '密码修改成功',
  QRCodeLogin: '扫码登录',
  messageLogin: '短信登录',
}

const view = <const V extends LoginView>(path: V) =>
  createRoute({ getParentRoute: () => layout, path, staticData: { title: titles[path] } })

/** An empty or unknown child. A code that came to it goes along to where it is dealt with. */
const toDefault = leadTo(() => `/login/${rememberedLoginView()}`)

export const login = layout.addChildren([
  ...loginViews.map((name) => view(name)),
  createRoute({ getParentRoute: () => layout, path: '/', beforeLoad: toDefault }),
  createRoute({ getParentRoute: () => layout, path: '$', beforeLoad: toDefault }),
])

export const authorize = createRoute({
  getParentRoute: () => frame,
  path: 'authorize',
  // The login by code is one screen, wherever the code arrives.
  beforeLoad: ({ location }) => {
    const callback = loginCallback(new URL(location.href, globalThis.location.origin).href)
    if (callback) throw redirect({ to: '/login/QRCodeLogin', search: { ...callback }, replace: true })
  },
  component: chunk(() => import('../screens/authorize.tsx')),
  staticData: { title: '登录授权' },
})
