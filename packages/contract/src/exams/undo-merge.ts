import * as v from 'valibot'
import * as a from '../answer.ts'
import { act } from '../call.ts'
import { id } from '../fields.ts'

/** For how long a merge can be undone. */
export const undoMergeHours = 24

/** An addition: the documents let nobody undo a merge. */
export const undoMerge = act('/api/exam/undoMerge', {
  summary: 'Undo a merge of the last 24 hours: the merged exams come back as they were, the new one is gone',
  body: v.object({ examId: id }),
  answer: a.data(a.object({ examIds: a.rows(a.id) })),
})

export const undoMergeText = {
  question: '确定撤销合并?',
  done: '已撤销合并',
  tooLate: '合并已超过 24 小时，不能撤销',
} as const
