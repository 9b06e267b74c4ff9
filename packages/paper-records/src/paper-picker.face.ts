import type { PaperType } from '@mango/contract/paper-records'
import { choice, elementFace, event, flag, method } from '@mango/element'

export interface PaperChooseDetail {
  /** Of the answered paper. */
  readonly id: number
  readonly type: PaperType
}

export const face = elementFace({
  tag: 'paper-picker',
  summary: 'A dialog that finds the paper a student answered by hand: subject, workbook, chapter, section.',
  guide: {
    use: ['A student has a paper on the desk and looks it up by book and chapter.'],
    rather: ['A paper that was begun is in `<paper-list>`.'],
  },
  props: {
    open: flag({ summary: 'Shows the dialog. Goes away by itself when the person chooses or cancels.' }),
    type: choice(['homework', 'exam'], 'homework', { summary: 'Which papers: homework, or exams.' }),
  },
  events: {
    'paper-choose': event<PaperChooseDetail>({
      summary: 'A paper was chosen. By default its correction opens in a new tab.',
      cancelable: true,
    }),
    'paper-cancel': event<undefined>({
      summary: 'The dialog was closed without choosing.',
    }),
  },
  methods: {
    show: method<() => void>({ summary: 'Opens the dialog.' }),
    close: method<() => void>({ summary: 'Closes the dialog without an event.' }),
  },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
})
