import type { PaperType } from '@mango/contract/paper-records'
import { choice, elementFace, event, method, text } from '@mango/element'

export interface ViewChangeDetail {
  readonly view: string
  readonly replace: boolean
}
/** A paper that somebody wants to see. */
export interface PaperOpenDetail {
  /** Of the answered paper. */
  readonly id: number
  readonly type: PaperType
  /** Whether the student corrects it, in the correction; otherwise its detail is meant. */
  readonly correctBySelf: boolean
  readonly quickExamPaperId: number | undefined
}
/** A paper that its student is to correct. */
export interface CorrectionOpenDetail {
  readonly id: number
  readonly type: PaperType
}

export const face = elementFace({
  tag: 'paper-list',
  summary: 'The homework or the exams of the student who is logged in, by subject, year, month and day.',
  guide: {
    use: ['The homework or exams that one student has written, by day.'],
    rather: ['Exams of a school: `<exam-list>`.'],
  },
  props: {
    type: choice(['homework', 'exam'], 'homework', { summary: 'Which papers: homework, or exams.' }),
    view: text('', {
      summary:
        'What is shown, as a query string: subjectId, year, month, query (words of the title), page. Changes as the person works; empty shows everything from the first page.',
    }),
    heading: text('', { summary: 'Its title; empty for 作业 or 考试, by the type.' }),
  },
  events: {
    'view-change': event<ViewChangeDetail>({
      summary: 'The shown view changed: keep it in the address, and give it back as `view`.',
    }),
    'paper-open': event<PaperOpenDetail>({
      summary:
        'A paper was pressed. By default the page goes to its correction where the student corrects it, otherwise to its detail.',
      cancelable: true,
    }),
    'correction-open': event<CorrectionOpenDetail>({
      summary: 'A paper was chosen to be corrected. By default its correction opens in a new tab.',
      cancelable: true,
    }),
  },
  methods: { reload: method<() => void>({ summary: 'Asks for the shown page again.' }) },
  parts: { filters: 'The subjects and the tree of months.', list: 'The papers.' },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
  reserve: '720px',
})
