import { elementFace, event, text } from '@mango/element'

export const face = elementFace({
  tag: 'personal-home',
  summary: 'The personal page of a student: the mistake notebook, and what is still to come.',
  guide: {
    use: ['A student’s own page.'],
    rather: ['The notebook alone: `<mistake-notebook>`.'],
  },
  props: { heading: text('个性化', { summary: 'Title above the page; empty for none.' }) },
  events: {
    'notebook-open': event<undefined>({
      summary: 'The mistake notebook is wanted. By default it opens in a new window.',
      cancelable: true,
    }),
  },
  reserve: '320px',
})
