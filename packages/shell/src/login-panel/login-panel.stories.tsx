import { sessionStore } from '@mango/client'
import { register, sendLoginVerificationCode, text } from '@mango/contract/account'
import { getHomepageConfig, getSiblingSchools } from '@mango/contract/homepage'
import { createQrCode } from '@mango/contract/qr-code'
import { answers, hangs, refuses } from '../../../../stories/fakes.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { fireEvent, fn, userEvent, waitFor, expect } from 'storybook/test'
import { inside, nobody, page, shows, somebody } from '../../../../stories/shell-stage.tsx'
import './login-panel.define.ts'
import { loginViews, type LoginView } from './views.ts'

interface Args {
  view?: LoginView
  bare: boolean
  contact: string
  filing: string
  demoAccounts: readonly object[]
  onLogin: (event: Event) => void
}

const stay = (event: Event) => event.preventDefault()

/** The landing page as a whole; `bare` leaves only the popup. No story leaves this page: `login-success` is prevented. */
const meta: Meta<Args> = {
  title: 'Widgets/login-panel',
  args: {
    bare: false,
    contact: '服务热线 400-000-0000',
    filing: '浙ICP备00000000号-1',
    demoAccounts: [],
    onLogin: fn(stay),
  },
  argTypes: { view: { control: 'select', options: loginViews } },
  parameters: { stage: false, layout: 'fullscreen' },
  loaders: [nobody()],
  render: ({ onLogin, ...args }, { globals }) =>
    page(globals, createElement('login-panel', { ...args, 'onlogin-success': onLogin })),
}
export default meta
type Story = StoryObj<Args>

const tag = 'login-panel'
const view = (name: LoginView, seen: string | RegExp): Story => ({
  args: { view: name },
  play: ({ canvasElement }) => shows(canvasElement, tag, seen),
})
/** Presses a button by its name. */
async function press(canvas: HTMLElement, name: string) {
  await userEvent.click(inside(canvas, tag).getByRole('button', { name }))
}

const fill = (canvas: HTMLElement, label: string, value: string) =>
  fireEvent.change(inside(canvas, tag).getByLabelText(label), { target: { value } })

export const PasswordLogin = view('passwordLogin', '欢迎登录')
export const AccountRegister = view('accountRegister', '注册账号')
export const SuccessfulRegister = view('successfulRegister', '注册成功')
export const SuccessfulPasswordChange = view('successfulPasswordChange', '密码修改成功')
export const MessageLogin = view('messageLogin', '手机号码')
export const QRCodeLogin: Story = {
  ...view('QRCodeLogin', /扫一扫/),
  // An address that exists here: images are not among the calls that the backend of this page answers.
  loaders: [() => nobody(answers(createQrCode, { data: `${location.origin}/favicon.svg` }))()],
}

export const Bare: Story = { ...PasswordLogin, args: { view: 'passwordLogin', bare: true } }
export const Narrow: Story = { ...PasswordLogin, globals: { width: '320' } }
export const Dark: Story = { ...PasswordLogin, globals: { theme: 'dark' } }
export const RegisterNarrow: Story = { ...AccountRegister, globals: { width: '320' } }
export const QRCodeDark: Story = { ...QRCodeLogin, globals: { theme: 'dark' } }

export const WrongPassword: Story = {
  args: { view: 'passwordLogin', bare: true },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, tag, '欢迎登录')
    const panel = inside(canvasElement, tag)
    await waitFor(() => expect(panel.getByText('芒果实验学校', { selector: 'option' })).toBeInTheDocument(), {
      timeout: 20_000,
    })
    fill(canvasElement, '学校', '0')
    fill(canvasElement, '学号', '20260001')
    fill(canvasElement, '密码', 'mango2027')
    await press(canvasElement, '登录')
    await shows(canvasElement, tag, text.wrongPassword)
  },
}
export const SchoolsLoading: Story = {
  ...view('passwordLogin', '欢迎登录'),
  loaders: [nobody(hangs(getSiblingSchools))],
}
export const SchoolsFailed: Story = {
  ...view('passwordLogin', /学校列表加载失败/),
  loaders: [nobody(refuses(getSiblingSchools))],
}
/** Nobody can log in without one. */
export const NoSchools: Story = {
  ...view('passwordLogin', /学校列表加载失败/),
  loaders: [nobody(answers(getSiblingSchools, { data: [] }))],
}
export const WithoutContent: Story = {
  ...PasswordLogin,
  loaders: [
    async () => {
      sessionStore.remove('homepage')
      return nobody(refuses(getHomepageConfig))()
    },
  ],
}
export const HostileContent: Story = {
  ...view('passwordLogin', '正文'),
  loaders: [
    nobody(
      answers(getHomepageConfig, {
        data: JSON.stringify({
          bar_title: '<b>芒果</b>',
          school_name: '很长的学校名称'.repeat(6),
          school_image: 'javascript:alert(1)',
          school_summary:
            '<p style="position:fixed" id="x">正文</p><img src=x onerror=alert(1)><script>alert(1)</script>',
          dingding_login_appId: 'mango-demo',
        }),
      }),
    ),
  ],
}
export const DemoAccounts: Story = {
  args: {
    view: 'passwordLogin',
    demoAccounts: [{ label: '学生', view: 'passwordLogin', account: '20260001', password: 'mango2026' }],
  },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, tag, '演示账号')
    await userEvent.click(inside(canvasElement, tag).getByText('演示账号'))
    await shows(canvasElement, tag, '20260001')
    const pick = () => userEvent.click(inside(canvasElement, tag).getByRole('button', { name: /20260001/ }))
    await pick()
    expect(inside(canvasElement, tag).getByLabelText('学号')).toHaveValue('20260001')
    fill(canvasElement, '学号', '2')
    fill(canvasElement, '密码', '')
    await pick()
    expect(inside(canvasElement, tag).getByLabelText('学号')).toHaveValue('20260001')
    expect(inside(canvasElement, tag).getByLabelText('密码')).toHaveValue('mango2026')
  },
}
export const AlreadyLoggedIn: Story = {
  ...view('passwordLogin', /已登录/),
  loaders: [somebody('everything')],
}

export const RegisterIncorrect: Story = {
  args: { view: 'accountRegister', bare: true },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, tag, '注册账号')
    await press(canvasElement, '获取验证码')
    await shows(canvasElement, tag, text.wrongStudentInfo)
  },
}
export const ForgottenPassword: Story = {
  args: { bare: true },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, tag, '欢迎登录')
    await press(canvasElement, '忘记密码？')
    await shows(canvasElement, tag, '找回密码')
  },
}

/** A registration whose code was right. */
const verified = async () => {
  await nobody()()
  const registration = { reset: false, nickName: '林晓芒', mobile: '13911112222', receipt: 'r', verified: true }
  const answer = { studentCode: '20260099', msg: '已为您分配学号，登录时请选择芒果实验学校' }
  sessionStore.set('mango:login:registration', JSON.stringify({ ...registration, ...answer }))
  return {}
}
export const PasswordSet: Story = { ...view('passwordSet', '设置密码'), loaders: [verified] }
export const PasswordMismatch: Story = {
  args: { view: 'passwordSet', bare: true },
  loaders: [verified],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, tag, '设置密码')
    fill(canvasElement, '新密码', 'mango1234')
    fill(canvasElement, '确认密码', 'mango1235')
    await press(canvasElement, '完成注册')
    await shows(canvasElement, tag, text.passwordMismatch)
  },
}
export const PasswordSetWithoutCode: Story = { ...view('passwordSet', '欢迎登录') }

export const MessageWithoutPhone: Story = {
  args: { view: 'messageLogin', bare: true },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, tag, '手机号码')
    await press(canvasElement, '获取验证码')
    await shows(canvasElement, tag, text.mobileMissing)
  },
}
export const MessageCountdown: Story = {
  ...view('messageLogin', /秒后重发/),
  loaders: [
    async () => {
      await nobody()()
      sessionStore.set('mango:login:mobile', '13800000001')
      sessionStore.set('mango:login:resend:message:13800000001', String(Date.now() + 42_000))
      return {}
    },
  ],
}

/** The code that comes, and its countdown, are those of the phone that it was asked for. */
const whileSending = (person: Record<string, string>): NonNullable<Story['play']> =>
  async function send({ canvasElement }) {
    await shows(canvasElement, tag, '手机号码')
    for (const [label, value] of Object.entries(person)) fill(canvasElement, label, value)
    await press(canvasElement, '获取验证码')
    const fields = Object.keys(person).map((label) => inside(canvasElement, tag).getByLabelText(label))
    await waitFor(() => fields.forEach((field) => expect(field).toHaveAttribute('readonly')))
  }
export const MessageSending: Story = {
  args: { view: 'messageLogin', bare: true },
  loaders: [nobody(hangs(sendLoginVerificationCode))],
  play: whileSending({ 手机号码: '13911112222' }),
}
export const RegisterSending: Story = {
  args: { view: 'accountRegister', bare: true },
  loaders: [nobody(hangs(register))],
  play: whileSending({ 姓名: '林晓芒', 手机号码: '13911112222' }),
}

export const QRCodeLoading: Story = {
  ...view('QRCodeLogin', /扫一扫/),
  loaders: [nobody(hangs(createQrCode))],
}
export const QRCodeFailed: Story = {
  ...view('QRCodeLogin', '二维码加载失败'),
  loaders: [nobody(refuses(createQrCode))],
}
export const QRCodeExpired: Story = {
  ...view('QRCodeLogin', '二维码已过期'),
  loaders: QRCodeLogin.loaders ?? [],
  // Two minutes pass at once.
  beforeEach: () => {
    const real = globalThis.setTimeout
    globalThis.setTimeout = Object.assign(
      (action: TimerHandler, ms?: number, ...rest: unknown[]) => real(action, ms === 120_000 ? 50 : ms, ...rest),
      real,
    )
    return () => {
      globalThis.setTimeout = real
    }
  },
}

/** A code in the address, as the messaging app brings it. */
const withCode = (query: string) => async () => {
  await nobody(answers(createQrCode, { data: `${location.origin}/favicon.svg` }))()
  const address = new URL(location.href)
  for (const [name, value] of new URLSearchParams(query)) address.searchParams.set(name, value)
  history.replaceState(history.state, '', address)
  return {}
}
export const CodeNobodyAskedFor: Story = {
  ...view('QRCodeLogin', '使用钉钉账号登录？'),
  loaders: [withCode('code=c1')],
}
export const CodeOfAnotherTab: Story = {
  ...view('QRCodeLogin', /登录请求已失效/),
  loaders: [withCode('code=c1&state=foreign')],
}
export const NotActivated: Story = {
  args: { view: 'QRCodeLogin' },
  loaders: [withCode('code=c1')],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, tag, '使用钉钉账号登录？')
    const question = inside(canvasElement, tag).getByRole('alertdialog')
    const yes = [...question.querySelectorAll('button')].find((button) => button.textContent === '登录')
    if (yes) await userEvent.click(yes)
    await shows(canvasElement, tag, '账号尚未激活')
  },
}

const ignore = () => {}
const overridden = (target: object, name: string, value: unknown) => () => {
  Object.defineProperty(target, name, { configurable: true, get: () => value, set: ignore })
  return () => void Reflect.deleteProperty(target, name)
}
export const OldBrowser: Story = {
  ...view('passwordLogin', /建议使用 Chrome/),
  beforeEach: overridden(
    navigator,
    'userAgent',
    'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15',
  ),
}
export const CookiesForbidden: Story = {
  ...view('passwordLogin', /禁用了 Cookie/),
  beforeEach: overridden(document, 'cookie', ''),
}
