import { elementFace, event, json, method, text } from '@mango/element'

export interface ExamOpenDetail {
  readonly examId: number
  readonly name: string
}
export interface ViewChangeDetail {
  readonly view: string
  readonly replace: boolean
}

export const face = elementFace({
  tag: 'exam-list',
  summary: 'Exam management: filter, open, merge and delete the exams of a school.',
  guide: {
    use: ['Staff look for exams of a school, merge and delete them.'],
    rather: ['The exams that one student has written: `<paper-list>`.'],
  },
  props: {
    view: text('', {
      summary:
        'What is shown, as a query string: schoolYear, type, termId, status, gradeId, subjectIds, name, sort (startTime, -startTime, name, -name), page, merge (ids in the merge basket). Changes as the person works; empty shows every exam from the first page.',
    }),
    heading: text('考试管理', { summary: 'Title above the list; empty for none.' }),
    authority: json<readonly number[] | undefined>(undefined, {
      summary: 'Permission ids of the person (47 creates, 48 deletes), where they are not those of the login.',
      type: 'number[] | undefined',
    }),
  },
  events: {
    'exam-open': event<ExamOpenDetail>({
      summary: 'The details of an exam are wanted. By default the page goes to them.',
      cancelable: true,
    }),
    'exam-create': event<undefined>({
      summary: 'A new exam is wanted. By default the page goes to the form.',
      cancelable: true,
    }),
    'view-change': event<ViewChangeDetail>({
      summary:
        'The shown view changed: keep it in the address, and give it back as `view`. `replace`: not a step of its own, as with a changed basket.',
    }),
    'exams-merged': event<{ name: string; examIds: readonly number[] }>({
      summary: 'Exams were merged into a new one.',
    }),
    'merge-undone': event<{ examId: number; examIds: readonly number[] }>({
      summary: 'A merge was undone: its exam is gone, the merged ones are there again.',
    }),
    'exam-deleted': event<{ examId: number }>({
      summary: 'An exam was deleted; of several deleted at once, each tells.',
    }),
  },
  methods: {
    reload: method<() => void>({ summary: 'Asks for the shown page again.' }),
    reset: method<() => void>({ summary: 'Takes back every filter and goes to the first page; the basket stays.' }),
  },
  parts: { filters: 'The row of filters.', table: 'The list.', basket: 'The merge basket under the list.' },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
  reserve: '760px',
})
