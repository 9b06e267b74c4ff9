import { elementFace, event, flag, method } from '@mango/element'
import type { PageOpenDetail } from './way.ts'

export type { PageOpenDetail }

export const face = elementFace({
  tag: 'student-home',
  summary:
    "A student's day: the next lesson, homework, timetable, last results, and an assistant to ask and to jump from (Ctrl+K).",
  guide: {
    use: ['The first page of a student: what is due today.'],
    rather: ['Mistakes and papers: `<personal-home>`.'],
    keys: [
      ['Ctrl K', 'asks the assistant'],
      ['↑ ↓ Enter', 'in what it finds'],
    ],
  },
  reserve: '720px',
  props: {
    assistantOnly: flag({ summary: 'Shows nothing but the assistant, once it is asked for: for every other page.' }),
  },
  events: {
    'page-open': event<PageOpenDetail>({
      summary: 'Another page is wanted. By default it opens. Prevent it to go there yourself.',
      cancelable: true,
    }),
  },
  methods: {
    reload: method<() => void>({ summary: 'Asks for everything anew.' }),
    ask: method<() => void>({ summary: 'Opens the assistant, as Ctrl+K does.' }),
  },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
})
