import { elementFace, event, text } from '@mango/element'

export const face = elementFace({
  tag: 'answer-pad',
  summary:
    'A student’s phone in a live class: join with the student code, answer, and see whether the answer has arrived.',
  guide: {
    use: ['Students answer a live class on phones or tablets of their own.'],
    rather: ['On paper, marked afterwards: `<correction-panel>`.'],
  },
  reserve: '100vh',
  props: {
    classId: text('', { summary: 'The class, from the QR code.' }),
    classroomId: text('', { summary: 'The virtual room, from the QR code.' }),
    token: text('', {
      summary: 'Lets this phone join the class, or steer it where it is a teacher’s; from the QR code.',
    }),
  },
  events: {
    'pad-join': event<{ readonly studentId: number; readonly name: string }>({
      summary: 'A student has joined.',
    }),
    'pad-answer': event<{ readonly questionId: number; readonly answer: string }>({
      summary: 'The server has an answer of this student.',
    }),
    'pad-class': event<{ readonly className: string; readonly coursewareName: string }>({
      summary: 'The phone follows or steers this class: the page may name itself after it.',
    }),
  },
  parts: { choices: 'The buttons of the choices.', status: 'Whether the answer has arrived.' },
  cssProperties: {
    '--mango-leaf': 'The accent colour.',
    '--mango-pad-height': 'The least height of the pad; 100dvh by default.',
  },
})
