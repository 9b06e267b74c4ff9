import { elementFace, event, number, text } from '@mango/element'

export const face = elementFace({
  tag: 'document-preview',
  summary: 'A document of a lesson on the page itself, beside a list of all that can be previewed.',
  guide: {
    use: ['A page has documents of a lesson to show, one at a time.'],
    rather: ['Files of the library are previewed by `<resource-library>` itself.'],
    keys: [
      ['← → PageUp PageDown', 'pages'],
      ['+ −', 'zoom'],
      ['Ctrl F', 'finds words'],
    ],
  },
  props: {
    lessonId: number(undefined, { summary: 'Id of the lesson.' }),
    file: number(0, { summary: "Place of the file among the lesson's materials, from 0." }),
    viewer: text('', {
      ownPageOnly: true,
      summary:
        'Start of the address of an online viewer for Office documents; the file address is appended. Without one the server converts them, or they are downloaded.',
    }),
  },
  events: {
    'file-change': event<{ file: number }>({
      summary: 'Another file is shown: keep it in the address, and give it back as `file`.',
    }),
  },
  parts: { list: 'The list of documents.' },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
  reserve: '640px',
})
