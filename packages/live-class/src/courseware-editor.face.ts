import { elementFace, event, number } from '@mango/element'

export const face = elementFace({
  tag: 'courseware-editor',
  summary: 'One form to create or edit a courseware: subject, grade, name, range, type, paper and the questions of it.',
  guide: {
    use: ['A teacher puts questions of a paper together for a live class.'],
    rather: ['A lesson with video, slides and notes: `<lesson-editor>`.'],
  },
  reserve: '500px',
  props: {
    courseId: number(undefined, { summary: 'The courseware to edit; without one a new one is made.' }),
    subjectValue: number(undefined, { summary: 'Subject that a new courseware starts with.' }),
  },
  events: {
    'courseware-save': event<{ readonly courseId: number }>({
      summary: 'The courseware was saved. Goes back to the list of the host unless prevented.',
      cancelable: true,
    }),
    'courseware-cancel': event<undefined>({
      summary: 'The person left the form without saving. Goes back to the list of the host unless prevented.',
      cancelable: true,
    }),
  },
  parts: { form: 'The fields.', questions: 'The list of questions.', footer: 'The row of buttons at the bottom.' },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
})
