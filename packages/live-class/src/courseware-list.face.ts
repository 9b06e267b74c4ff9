import type { AnswerWay } from '@mango/contract/live-class'
import { elementFace, event, method, text } from '@mango/element'

export interface ViewChangeDetail {
  readonly view: string
  readonly replace: boolean
}

/** A class that was begun: what the running class needs to go on from there. */
export interface ClassStartDetail {
  readonly courseId: number
  readonly roomId: number
  /** One id, or several joined by commas. */
  readonly classId: string
  readonly way: AnswerWay
}

export const face = elementFace({
  tag: 'courseware-list',
  summary: 'Coursewares of the live classroom: filter, preview, see scores, edit, delete, and start a class with one.',
  guide: {
    use: ['Teachers find, edit and start the coursewares of their live classes, and look at past ones.'],
    rather: ['Lessons with video and slides: `<lesson-list>`.'],
  },
  reserve: '320px',
  props: {
    view: text('', {
      summary:
        'What is shown, as a query string: subjectId, gradeId, share (0 private, 1 public), name (a part of it). Changes as the person works; empty shows every courseware.',
    }),
  },
  events: {
    'view-change': event<ViewChangeDetail>({
      summary: 'The shown view changed: keep it in the address, and give it back as `view`.',
    }),
    'courseware-create': event<{ readonly subjectId: number | undefined }>({
      summary: 'A new courseware is wanted. Goes to the editor of the host unless prevented.',
      cancelable: true,
    }),
    'courseware-edit': event<{ readonly courseId: number }>({
      summary: 'A courseware is to be edited. Goes to the editor of the host unless prevented.',
      cancelable: true,
    }),
    'class-start': event<ClassStartDetail>({
      summary: 'A class has begun. Goes to the running class of the host unless prevented.',
      cancelable: true,
    }),
  },
  methods: {
    reload: method<() => void>({ summary: 'Asks for the shown coursewares again.' }),
    refresh: method<() => void>({ summary: 'The former name of `reload()`.' }),
  },
  parts: { filters: 'The row of filters.', list: 'The grid of coursewares.' },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
})
