import { elementFace, event, flag, method, number, text } from '@mango/element'

export const face = elementFace({
  tag: 'live-class-board',
  summary:
    'The running class on the projector: question, answers as they come, ranking, pairing of answer devices or the QR code for phones.',
  guide: {
    use: ['A teacher holds a class on a projector, and students answer with phones or answering devices.'],
    rather: ['Looking at a class that is over: the report in `<courseware-list>`.'],
    keys: [
      ['← → / PageUp PageDown', 'previous, next question; presenter remotes send these'],
      ['Space', 'shows or hides the answer'],
      ['S', 'stops answering'],
      ['V', 'question or result'],
      ['R', 'answers again'],
      ['P', 'picks somebody who is present'],
      ['F', 'full screen'],
      ['?', 'all keys'],
    ],
  },
  reserve: '100vh',
  props: {
    courseId: number(undefined, { summary: 'The courseware.' }),
    roomId: number(undefined, { summary: 'The room, or the virtual room of the phone mode.' }),
    classId: text('', { summary: 'The class; several classes joined by commas.' }),
    running: flag({ summary: 'Set by the board itself while a class runs on it: a host that leaves asks first.' }),
    padPath: text('/portrait/#/machineStudent', {
      ownPageOnly: true,
      summary: 'Address of the phone page; classId, classroomId and token are appended to it.',
    }),
  },
  events: {
    'class-leave': event<{ readonly courseId: number; readonly roomId: number }>({
      summary: 'The teacher left the class, which ends it. Goes back to the list of the host unless prevented.',
      cancelable: true,
    }),
    'class-close': event<undefined>({
      summary: 'The class was closed by the server: another class began in the room, or time ran out.',
    }),
  },
  methods: {
    next: method<() => void>({ summary: 'Goes to the next question.' }),
    previous: method<() => void>({ summary: 'Goes to the previous question.' }),
    toggleAnswer: method<() => void>({ summary: 'Shows or hides the right answer.' }),
    leave: method<() => void>({ summary: 'Asks whether to leave, as the button does.' }),
  },
  parts: { question: 'The question with its choices.', area: 'The live answer area.', actions: 'The row of buttons.' },
  cssProperties: {
    '--mango-leaf': 'The accent colour.',
    '--mango-board-height': 'Height of the board; 100dvh by default.',
  },
})
