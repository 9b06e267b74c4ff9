import type { AnswerWay } from '@mango/contract/live-class'
import { elementFace, event, method, number, text } from '@mango/element'

/** What the list is narrowed to; undefined or '' is all. */
export interface CoursewareFilter {
  readonly subjectId: number | undefined
  readonly gradeId: number | undefined
  readonly share: number | undefined
  readonly name: string
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
  reserve: '320px',
  props: {
    subjectId: number(undefined, { summary: 'Only coursewares of this subject.' }),
    gradeId: number(undefined, { summary: 'Only coursewares of this grade.' }),
    share: number(undefined, { summary: 'Only private (0) or public (1) ones.' }),
    name: text('', { summary: 'Only coursewares whose name contains this.' }),
  },
  events: {
    'courseware-filter': event<CoursewareFilter>({
      summary: 'The person changed a filter; the attributes follow by themselves.',
      detail: '{ subjectId?: number, gradeId?: number, share?: number, name: string }',
    }),
    'courseware-create': event<{ readonly subjectId: number | undefined }>({
      summary: 'A new courseware is wanted. Goes to the editor of the host unless prevented.',
      detail: '{ subjectId?: number }',
      cancelable: true,
    }),
    'courseware-edit': event<{ readonly courseId: number }>({
      summary: 'A courseware is to be edited. Goes to the editor of the host unless prevented.',
      detail: '{ courseId: number }',
      cancelable: true,
    }),
    'class-start': event<ClassStartDetail>({
      summary: 'A class has begun. Goes to the running class of the host unless prevented.',
      detail: "{ courseId: number, roomId: number, classId: string, way: 'device' | 'phone' }",
      cancelable: true,
    }),
  },
  methods: { refresh: method<() => void>({ summary: 'Loads the list anew.' }) },
  parts: { filters: 'The row of filters.', list: 'The grid of coursewares.' },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
})
