import { elementFace, event, flag, text } from '@mango/element/face'

export const face = elementFace({
  tag: 'headmaster-cockpit',
  summary: "The headmaster's cockpit: a page of another system, framed at the address the server gives.",
  guide: {
    use: ['A head of school looks at the week, through a page of another system.'],
    rather: ['One student: `<growth-profile>`.'],
  },
  reserve: '640px',
  props: {
    header: flag({ summary: 'Shows a header with the title and a button that loads the page anew.' }),
    heading: text('校长驾驶舱', { summary: 'Title of the header, and name of the frame.' }),
  },
  events: {
    'cockpit-load': event<undefined>({ summary: 'The framed page has loaded.' }),
  },
  parts: { frame: 'The frame.', header: 'The header.' },
  cssProperties: {
    '--mango-leaf': 'The accent colour.',
    '--mango-cockpit-height': 'Height of header and frame together. Default: 640px.',
  },
})
