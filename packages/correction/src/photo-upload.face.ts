import { elementFace, event, flag, number } from '@mango/element'

export const face = elementFace({
  tag: 'photo-upload',
  summary:
    'The phone page behind the QR code of a correction: takes photos of an answered paper, puts them in order and sends them.',
  guide: {
    use: ['The page that a phone opens from the code on the screen, to send photos of a paper.'],
    rather: ['Files on a computer: the upload of `<correction-panel>`.'],
  },
  props: {
    paperId: number(undefined, { summary: 'Id of the answered paper.' }),
    amended: flag({ summary: 'The photos are of the correction, not of the answers.' }),
  },
  events: {
    'photos-sent': event<{ count: number }>({
      summary: 'Everything that was chosen is there.',
    }),
  },
  parts: { photos: 'The chosen photos.', actions: 'The buttons below.' },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
  reserve: '100dvh',
})
