import { elementFace, event, method, number, text } from '@mango/element'

export interface ViewChangeDetail {
  readonly view: string
  readonly replace: boolean
}

export const face = elementFace({
  tag: 'growth-profile',
  summary: 'A student on one page: information, abilities by subject, points of the last days, moments.',
  guide: {
    use: ['A student on one page, for student, parents and teachers; it opens from a link without login.'],
    rather: ['The school as a whole: `<headmaster-cockpit>`.'],
    keys: [
      ['← →', 'moments, while one is open'],
      ['Esc', 'closes it'],
    ],
  },
  props: {
    studentId: number(undefined, {
      summary: 'Whose profile; without one, that of the student who is logged in.',
    }),
    studentName: text('', { summary: 'The name, until the server has told it.' }),
    view: text('', {
      summary:
        'What is shown, as a query string: schoolYear, termId, subjectId, isTeachTarget, items (the way down to an item), days. Changes as the person works; empty shows the latest term and 30 days.',
    }),
  },
  events: {
    'growth-close': event<undefined>({
      summary:
        'The person wants it closed. By default the window around the page, or that opened it, gets the message "close".',
      cancelable: true,
    }),
    'view-change': event<ViewChangeDetail>({
      summary: 'The shown view changed: keep it in the address, and give it back as `view`.',
    }),
    'photo-change': event<{ studentId: number }>({
      summary: 'The picture of the student was changed.',
    }),
    'moment-add': event<{ studentId: number }>({
      summary: 'A moment was added.',
    }),
    'profile-download': event<{ url: string }>({
      summary: 'The profile is ready as a file. By default the page goes to its address, which saves it.',
      cancelable: true,
    }),
  },
  methods: { reload: method<() => void>({ summary: 'Asks for everything that is shown again.' }) },
  parts: { student: 'Who it is.', ability: 'The abilities.', daily: 'The last days.', moments: 'The moments.' },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
  reserve: '900px',
})
