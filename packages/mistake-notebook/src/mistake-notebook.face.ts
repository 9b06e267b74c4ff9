import { elementFace, event, method, number, text } from '@mango/element'

export interface ViewChangeDetail {
  readonly view: string
  readonly replace: boolean
}

export const face = elementFace({
  tag: 'mistake-notebook',
  summary: 'The mistake notebook of a student: wrong questions by subject, causes, papers to print, daily review.',
  guide: {
    use: ['A student reviews what went wrong; a teacher looks at the notebook of one, read only.'],
    rather: ['Marking a paper: `<correction-panel>`.'],
    keys: [
      ['Space / Enter', 'shows the answer, in the daily review'],
      ['1 2 3', 'how it went'],
    ],
  },
  props: {
    view: text('', {
      summary:
        'What is shown, as a query string: schoolYear, term, subject, source (1 homework, 2 exam), mastered (0 all, 1 mastered), paper (an open one), reason, point, from, to. Changes as the person works; empty shows what is not mastered of the first subject.',
    }),
    heading: text('我的错题集', { summary: 'Title above the notebook; empty for none.' }),
    studentId: number(undefined, {
      summary:
        'Whose notebook it is, where that is not the person who is logged in: a teacher looks, and changes nothing.',
    }),
  },
  events: {
    'view-change': event<ViewChangeDetail>({
      summary: 'The shown view changed: keep it in the address, and give it back as `view`.',
    }),
    'paper-download': event<{ url: string }>({
      summary: 'A paper is ready. By default the page goes to its address, which saves it.',
      cancelable: true,
    }),
    'question-mastered': event<{ questionId: number; mastered: boolean }>({
      summary: 'A question was mastered, or revived.',
    }),
  },
  methods: {
    reload: method<() => void>({ summary: 'Asks for everything that is shown again.' }),
    openReview: method<() => void>({ summary: "Opens today's review." }),
  },
  parts: { subjects: 'The list of subjects.', list: 'The questions or papers.', basket: 'The basket beside the list.' },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
  reserve: '760px',
})
