import { elementFace, event, flag, method, number } from '@mango/element'

export const face = elementFace({
  tag: 'lesson-editor',
  summary:
    'A dialog that makes a lesson or changes one: what it is about, video, courseware, notes, materials, other classes. A page with a <resource-library> lets people pick from it here too.',
  guide: {
    use: ['A teacher makes or changes one lesson, and publishes it.'],
    rather: ['A set of questions for a live class: `<courseware-editor>`.'],
  },
  props: {
    open: flag({ summary: 'Shows the editor. Goes away by itself when the person saves or cancels.' }),
    courseId: number(undefined, { summary: 'Id of the course.' }),
    classId: number(undefined, { summary: 'The class a new lesson is for.' }),
    lessonId: number(undefined, { summary: 'The lesson to change; without one a new lesson is made.' }),
    timetableId: number(undefined, { summary: 'The hour of the timetable that the lesson belongs to.' }),
    custom: flag({ summary: 'The course is one of its own, without chapters.' }),
  },
  events: {
    'lesson-saved': event<{ lessonId: number | undefined; status: 1 | 2 }>({
      summary: 'The lesson was saved as a draft (1) or published (2).',
    }),
    'lesson-cancel': event<undefined>({ summary: 'The person gave up editing.' }),
  },
  methods: {
    show: method<() => void>({ summary: 'Opens the editor.' }),
    close: method<() => void>({ summary: 'Closes the editor without an event; what was written is kept as a draft.' }),
  },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
})
