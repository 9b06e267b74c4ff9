import { elementFace, event, json, number, text } from '@mango/element'

export const face = elementFace({
  tag: 'exam-details',
  summary:
    'An exam with its sub-exams, one per subject, their averages and what comes next. Public exams are seen by every teacher who may look at exams; the others only by those who may create (47) or delete (48) them.',
  guide: {
    use: ['One exam with its subjects.'],
    rather: ['Looking for one: `<exam-list>`.'],
  },
  props: {
    examId: number(undefined, { summary: 'Id of the exam.' }),
    name: text('', { summary: 'Name of the exam; without one, that of its first sub-exam.' }),
    authority: json<readonly number[] | undefined>(undefined, {
      summary:
        'Permission ids of the person (47 renames, publishes and adds subjects, 48 deletes), where they are not those of the login.',
      type: 'number[] | undefined',
    }),
  },
  events: {
    'exam-back': event<undefined>({
      summary: 'The person wants back to the list. By default the page goes there.',
      cancelable: true,
    }),
    'merge-undone': event<{ examId: number; examIds: readonly number[] }>({
      summary: 'The merge that made the exam was undone; then the person wants back to the list.',
    }),
    'exam-deleted': event<{ examId: number }>({
      summary: 'A sub-exam, or the exam itself, was deleted.',
    }),
  },
  parts: { facts: 'What all sub-exams have in common.', table: 'The sub-exams.' },
  cssProperties: { '--mango-leaf': 'The accent colour.' },
  reserve: '480px',
})
