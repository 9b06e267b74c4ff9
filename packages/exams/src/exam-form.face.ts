import { elementFace, event, text } from '@mango/element'

export const face = elementFace({
  tag: 'exam-form',
  summary: 'Creates an exam.',
  guide: {
    use: ['An exam is created on a page of its own.'],
    rather: ['Changing one: `<exam-details>`.'],
  },
  props: { heading: text('新建考试', { summary: 'Title above the form; empty for none.' }) },
  events: {
    'exam-created': event<{ examId: number | undefined; name: string }>({
      summary: 'An exam was created. By default the page goes to the list, without filters.',
      cancelable: true,
    }),
    'exam-cancel': event<undefined>({
      summary: 'The person does not want to create an exam. By default the page goes to the list.',
      cancelable: true,
    }),
  },
  parts: { form: 'The form.' },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
  reserve: '440px',
})
