import * as v from 'valibot'
import * as a from '../answer.ts'
import { act, read } from '../call.ts'
import { id } from '../fields.ts'
import { examDeletion } from './entities.ts'

/** For how long a deletion can be undone. */
export const undoDeleteHours = 24
export const deleteAtMost = 50
/** How many deletions are told of at most. */
export const deletionsAtMost = 500

/** An addition: the documents delete one by one, and each subject before its exam. */
export const deleteExams = act('/api/exam/deleteExams', {
  summary: 'Delete several exams with their subjects, all of them or none',
  body: v.object({ examIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(deleteAtMost)) }),
  answer: a.data(a.object({ deletionId: a.id, undoUntil: a.time })),
})

/** An addition: what was deleted together, be it one exam or that of one subject, comes back together, under its ids. */
export const undoDeleteExams = act('/api/exam/undoDeleteExams', {
  summary: 'Undo a deletion of the last 24 hours, of one exam or of several',
  body: v.object({ deletionId: id }),
  answer: a.data(a.object({ examIds: a.rows(a.id) })),
})

/** An addition: a deletion can be undone by everybody who may delete, also when the notice of it has long gone. */
export const getExamDeletions = read('/api/exam/getExamDeletions', {
  summary: 'Deletions that can still be undone, newest first',
  answer: a.data(a.rows(examDeletion)),
})

export const deleteExamsText = {
  question: (count: number) => `确定删除这 ${count} 场考试?`,
  done: (count: number) => `已删除 ${count} 场考试`,
  undoFor: `${undoDeleteHours} 小时内可以在“最近删除”中恢复`,
  undone: '已恢复删除的考试',
  tooLate: `删除已超过 ${undoDeleteHours} 小时，不能恢复`,
} as const
