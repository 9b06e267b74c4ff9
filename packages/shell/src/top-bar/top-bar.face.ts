import { elementFace, event, json, text } from '@mango/element/face'
import type { Subject } from '@mango/contract/subjects'

export interface ModuleOpenDetail {
  /** Authority id of the entry. */
  readonly id: number
  readonly address: string
  readonly newWindow: boolean
}

export interface SubjectChangeDetail {
  readonly subject: Subject
  /** Whether the person chose it now; false for the one that was restored at the start. */
  readonly chosen: boolean
}

export interface SchoolChangeDetail {
  readonly schoolId: number
}

export interface ThemeChangeDetail {
  readonly theme: 'auto' | 'light' | 'dark'
}

export interface SessionEndDetail {
  /** The login page. */
  readonly target: string
}

export const face = elementFace({
  tag: 'top-bar',
  summary: 'The bar over every page: the modules of the person, subject, school and logout.',
  guide: {
    use: ['Every page with a login, above everything else.'],
    rather: ['A page that has a bar of its own needs none.'],
  },
  reserve: '56px',
  props: {
    brand: text('', { summary: "Title on the left. Left out, the school's own from the server." }),
    currentPath: text('', { summary: "Path that tells which module is marked. Left out, the page's own." }),
    apps: json<Readonly<Record<string, string>>>(
      {},
      {
        ownPageOnly: true,
        summary: 'Addresses of modules by authority id, for the applications that this one only links to.',
        type: 'Record<string, string>',
      },
    ),
  },
  events: {
    'module-open': event<ModuleOpenDetail>({
      summary: 'A module was chosen. Prevent it to go there yourself.',
      cancelable: true,
    }),
    'home-open': event<{ readonly address: string }>({
      summary: 'The title was pressed. Prevent it to go home yourself.',
      cancelable: true,
    }),
    'subject-change': event<SubjectChangeDetail>({
      summary:
        'Another subject counts from now on; also told once at the start. Where it was chosen, set it as the subject of your <mango-context>.',
    }),
    'school-change': event<SchoolChangeDetail>({
      summary:
        'The teacher is in another school; the cookies are rewritten. Prevent it to keep the page from reloading.',
      cancelable: true,
    }),
    'theme-change': event<ThemeChangeDetail>({
      summary: 'Another look was chosen, and is remembered: set it as the theme of your <mango-context>.',
    }),
    'session-end': event<SessionEndDetail>({
      summary: 'The person logged out; the cookies are gone. Prevent it to leave for the login page yourself.',
      cancelable: true,
    }),
  },
  parts: { bar: 'The bar.', brand: 'The title.', modules: 'The modules in a row.', account: 'Avatar and name.' },
  cssProperties: { '--mango-leaf': 'The accent colour.', '--mango-gold': 'The mark under the current module.' },
})
