import { choice, elementFace, event, flag, method, number, text } from '@mango/element'

export interface LessonOpenDetail {
  readonly lessonId: number
  /** Of a teacher's lesson: the course and class it was looked for in. */
  readonly courseId: number
  readonly classId: number | undefined
  readonly isCustomCourse: 0 | 1
}
export interface PaperOpenDetail {
  readonly id: number
  readonly type: 'homework' | 'exam'
  /** The student checks it: it opens in the correction. */
  readonly correctBySelf: boolean
  readonly quickExamPaperId: number | undefined
}
/** Somebody wants to find a paper that was answered by hand, and correct it. */
export interface CorrectionWishDetail {
  readonly type: 'homework' | 'exam'
}
export interface ViewChangeDetail {
  readonly view: string
  readonly replace: boolean
}

export const face = elementFace({
  tag: 'lesson-list',
  summary:
    "A course's lessons by chapter or month; for a student also its homework and exams, for a teacher its drafts.",
  guide: {
    use: ['The lessons of one course, by chapter or by month.'],
    rather: ['All courses: `<course-list>`.', 'Exams of a school: `<exam-list>`.'],
  },
  props: {
    audience: choice(['student', 'teacher'], 'student', {
      summary: 'Whose list: a student sees what is published, a teacher also drafts, and makes and deletes lessons.',
    }),
    courseId: number(undefined, { summary: 'Id of the course.' }),
    classId: number(undefined, { summary: "Of a teacher's list: the class whose lessons are shown; without it all." }),
    custom: flag({ summary: 'A course of its own: months instead of chapters.' }),
    heading: text('', { summary: 'Title above the list; without one the name of the course.' }),
    subheading: text('', {
      summary: 'Quieter, above the title: the class, say, that a course of this name is held for.',
    }),
    view: text('', {
      summary:
        'What is shown, as a query string: type (1 lessons, 2 homework, 3 exams), chapterId, month, status, query, page. Changes as the person works.',
    }),
  },
  events: {
    'lesson-open': event<LessonOpenDetail>({
      summary: 'A lesson is wanted. By default its page opens in a new tab.',
      cancelable: true,
    }),
    'paper-open': event<PaperOpenDetail>({
      summary: 'An answered paper is wanted. By default the page goes to its detail.',
      cancelable: true,
    }),
    'correction-wish': event<CorrectionWishDetail>({
      summary:
        'A student wants to choose a paper to correct: open `<paper-picker>`. By default the page goes to the homework or the exams, where it is.',
      cancelable: true,
    }),
    'view-change': event<ViewChangeDetail>({
      summary: 'The shown view changed: keep it in the address, and give it back as `view`.',
    }),
    'lesson-saved': event<{ lessonId: number | undefined }>({
      summary: 'A lesson was made.',
    }),
    'lesson-deleted': event<{ lessonId: number }>({
      summary: 'A lesson was deleted.',
    }),
  },
  methods: { reload: method<() => void>({ summary: 'Asks for the shown page again.' }) },
  parts: { chapters: 'Chapters or months beside the list.', lessons: 'The list.' },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
  reserve: '640px',
})
