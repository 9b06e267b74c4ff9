import { choice, elementFace, event, flag, json, text } from '@mango/element/face'
import type { DemoAccount } from './demo-accounts.tsx'
import { loginViews, type LoginView } from './views.ts'

export interface ViewChangeDetail {
  readonly view: LoginView
  /** The person was sent there and did not choose it: an address bar should replace its entry. */
  readonly replace: boolean
}

export interface LoginSuccessDetail {
  readonly role: 'student' | 'teacher'
  /** Path to go to: where the person was sent away from, else the home of the role. */
  readonly target: string
}

export const face = elementFace({
  tag: 'login-panel',
  summary: 'The public landing page of a school with login, registration and forgotten password.',
  guide: {
    use: ['The page that people come to without a session.'],
    rather: ['Pages of yours that know who is there: `<mango-context>` with its token.'],
  },
  reserve: '640px',
  props: {
    view: choice(loginViews, undefined, {
      summary: 'Which view the popup shows. Left out, the one of the side (student or teacher) that was chosen last.',
    }),
    bare: flag({ summary: 'Only the login popup, without the landing page around it.' }),
    provider: text('/dev/ding/qrconnect', {
      ownPageOnly: true,
      summary: "Address of the messaging app's login page, such as https://oapi.dingtalk.com/connect/qrconnect.",
    }),
    callback: text('', {
      ownPageOnly: true,
      summary: 'Address the messaging app comes back to with a code. Left out, QRCodeLogin below the base path.',
    }),
    slogan: text('让每一次课堂、每一份作业，都看得见成长', {
      summary: 'The marketing sentence below the school name.',
    }),
    contact: text('', { summary: 'Contact details in the footer.' }),
    filing: text('', { summary: 'Record-filing number in the footer.' }),
    filingLink: text('https://beian.miit.gov.cn/', { summary: 'Where the record-filing number leads.' }),
    demoAccounts: json<readonly DemoAccount[]>([], {
      summary: 'Accounts to try the product with, offered below the popup.',
      type: 'DemoAccount[]',
    }),
  },
  events: {
    'view-change': event<ViewChangeDetail>({
      summary: 'Another view is wanted. Prevent it to set `view` yourself, from the address bar say.',
      cancelable: true,
    }),
    'login-success': event<LoginSuccessDetail>({
      summary: 'Somebody logged in; the cookies are written. Prevent it to go on yourself.',
      cancelable: true,
    }),
  },
  parts: {
    landing: 'The page around the popup.',
    school: 'The side that presents the school.',
    'waiting-school': 'That side, until all of it has come.',
    card: 'The login popup.',
    footer: 'The line at the bottom.',
  },
  cssProperties: {
    '--mango-leaf': 'The accent colour.',
    '--mango-login-height': 'Least height of the landing page, such as 100dvh. Default: as high as its content.',
  },
})
