import { choice, elementFace, event, method, text } from '@mango/element'

export interface CourseOpenDetail {
  readonly courseId: number
  /** Undefined where a course is held for students of several classes. */
  readonly classId: number | undefined
  /** 1 of a course without chapters, 0 of one with. */
  readonly isCustomCourse: 0 | 1
  readonly className: string
}
export interface ViewChangeDetail {
  readonly view: string
  readonly replace: boolean
}

export const face = elementFace({
  tag: 'course-list',
  summary: 'The courses that a teacher gives, to create, edit and delete, or those that a student takes.',
  guide: {
    use: ['Somebody looks for one of the courses of a term.'],
    rather: ['What is on today: `<teacher-home>`, `<student-home>`.'],
  },
  reserve: '560px',
  props: {
    audience: choice(['teacher', 'student'], 'teacher', { summary: 'Whose courses are shown.' }),
    view: text('', {
      summary:
        'What is shown, as a query string: type (2 the finished courses). Changes as the person works; empty shows the ongoing ones.',
    }),
    heading: text('我的课程', { summary: 'Title above the list; empty for none.' }),
  },
  events: {
    'course-open': event<CourseOpenDetail>({
      summary:
        "A course was chosen. By default its lessons open: a teacher's in a new window, a student's in place of the page.",
      cancelable: true,
    }),
    'view-change': event<ViewChangeDetail>({
      summary: 'The shown view changed: keep it in the address, and give it back as `view`.',
    }),
    'course-saved': event<{ courseId: number | undefined }>({
      summary: 'A course was created (`courseId` is undefined where the server did not tell it) or changed.',
    }),
    'course-deleted': event<{ courseId: number }>({ summary: 'A course was deleted.' }),
  },
  methods: { reload: method<() => void>({ summary: 'Asks for the shown courses again.' }) },
  parts: { courses: 'The cards.' },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
})
