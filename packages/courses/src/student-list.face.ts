import { elementFace, event, method, text } from '@mango/element'

export interface StudentOpenDetail {
  readonly studentId: number
  readonly studentName: string
}
export interface ViewChangeDetail {
  readonly view: string
  readonly replace: boolean
}

export const face = elementFace({
  tag: 'student-list',
  summary: 'The students of the classes a teacher teaches, by class, with a search over all of them.',
  guide: {
    use: ['A teacher looks for one of the students of his classes.'],
    rather: ['How one of them is doing: `<growth-profile>`, `<mistake-notebook>`.'],
  },
  reserve: '560px',
  props: {
    view: text('', {
      summary:
        'What is shown, as a query string: classId, name (part of a name or student code, over all classes). Changes as the person works; empty shows the first class.',
    }),
    heading: text('我的学生', { summary: 'Title above the list; empty for none.' }),
  },
  events: {
    'student-open': event<StudentOpenDetail>({
      summary: 'A student was chosen. By default the page goes to the growth profile.',
      cancelable: true,
    }),
    'mistakes-open': event<StudentOpenDetail>({
      summary: 'The mistake notebook of a student was chosen. By default the page goes to it.',
      cancelable: true,
    }),
    'view-change': event<ViewChangeDetail>({
      summary: 'The shown view changed: keep it in the address, and give it back as `view`.',
    }),
  },
  methods: { reload: method<() => void>({ summary: 'Asks for the shown students again.' }) },
  parts: { table: 'The list.' },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
})
