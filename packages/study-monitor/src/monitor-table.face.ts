import { elementFace, event, method, text } from '@mango/element'

export interface ViewChangeDetail {
  readonly view: string
  readonly replace: boolean
}

export const face = elementFace({
  tag: 'monitor-table',
  summary: 'The study monitor: what students asked the voice assistant, with replies and broadcasts.',
  guide: {
    use: ['A teacher looks at what students asked the voice assistant, and answers.'],
    rather: ['The whole school over weeks: `<headmaster-cockpit>`.'],
  },
  props: {
    view: text('', {
      summary:
        'What is shown, as a query string: date (2026-11-18), name (of a student, or a student code), classId, from and to (the first and the last day), page. Changes as the person works; empty shows every record from the first page.',
    }),
    heading: text('学习监测', { summary: 'Title above the table; empty for none.' }),
  },
  events: {
    'view-change': event<ViewChangeDetail>({
      summary: 'The shown view changed: keep it in the address, and give it back as `view`.',
    }),
    'message-sent': event<{ studentId: number | undefined }>({
      summary: 'A message was sent, to one student or (without an id) to all.',
    }),
  },
  methods: { reload: method<() => void>({ summary: 'Asks for the shown page again.' }) },
  parts: { help: 'Those who need help today.', filters: 'The row of filters.', table: 'The list.' },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
  reserve: '820px',
})
