import { choice, elementFace, event, number } from '@mango/element'
import type { CorrectionOpenDetail } from './paper-list.face.ts'

export const face = elementFace({
  tag: 'paper-detail',
  summary: 'An answered paper: score and distribution, photos, and each question with the own and the right answer.',
  guide: {
    use: ['An answered paper is looked at: score, photos, answers.'],
    rather: ['It is not marked yet: `<correction-panel>`.'],
  },
  props: {
    paperId: number(undefined, { summary: 'Id of the answered paper.' }),
    type: choice(['homework', 'exam'], 'homework', { summary: 'What it is: homework, or an exam with its scores.' }),
  },
  events: {
    'paper-back': event<undefined>({
      summary: 'The person wants back to the list. By default the page goes there.',
      cancelable: true,
    }),
    'correction-open': event<CorrectionOpenDetail>({
      summary: 'The student wants to go on correcting the paper. By default the page goes to its correction.',
      cancelable: true,
    }),
  },
  parts: { score: 'Score and distribution.', photos: 'The photos.', questions: 'The questions.' },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
  reserve: '640px',
})
