import type { PaperType } from '@mango/contract/paper-records'
import { choice, elementFace, event, method, number } from '@mango/element'

export interface CorrectionCompleteDetail {
  readonly id: number
  readonly type: PaperType
  readonly right: number
  readonly wrong: number
}

export const face = elementFace({
  tag: 'correction-panel',
  summary:
    'Where a student corrects an own paper: photos of the answers beside the questions with their right answers, marked by mouse, finger or keyboard.',
  guide: {
    use: ['A student or a teacher marks one paper, photos beside answers.'],
    rather: ['It is marked: `<paper-detail>`.'],
    keys: [
      ['1 2 3', 'right, half right, wrong, and on to the next part'],
      ['↑ ↓', 'previous, next part'],
      ['N', 'next unchecked question'],
      ['U', 'takes the last mark back'],
      ['← → R + − 0', 'photos: previous, next, turn, zoom'],
      ['F', 'finishes'],
      ['?', 'all keys'],
    ],
  },
  props: {
    paperId: number(undefined, { summary: 'Id of the answered paper.' }),
    type: choice(['homework', 'exam'], 'homework', { summary: 'What it is: homework, or an exam.' }),
    quickExamPaperId: number(undefined, { summary: 'Id of the paper it is an answer to, where the list named one.' }),
  },
  events: {
    'correction-complete': event<CorrectionCompleteDetail>({
      summary:
        'Everything is checked, and the wrong questions are in the notebook. The page that opened this one gets the message completeCheck.',
    }),
    'correction-back': event<undefined>({
      summary: 'The person wants back to the list. By default the page goes there.',
      cancelable: true,
    }),
    'notebook-open': event<undefined>({
      summary: 'The person wants to see the wrong questions. By default the notebook opens in a new window.',
      cancelable: true,
    }),
  },
  methods: { reload: method<() => void>({ summary: 'Asks for the paper and its photos again.' }) },
  parts: {
    photos: 'The photos.',
    questions: 'The questions.',
    footer: 'The numbers of the questions, and the button that finishes.',
  },
  cssProperties: {
    '--mango-leaf': 'The accent colour.',
    '--mango-correction-height': 'Height of the panel where it is wide; 100dvh by default.',
  },
  reserve: '640px',
})
