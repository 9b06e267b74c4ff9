import { mastery, sourceType } from '@mango/contract/mistake-notebook'
import { dayField, idField, oneOfField, viewCodec, wordsField } from '@mango/widget/view'

/** What the notebook shows: everything that a reload or a shared link has to bring back. */
export const notebookView = viewCodec({
  schoolYear: idField,
  term: oneOfField([1, 2], ''),
  subject: idField,
  source: oneOfField([sourceType.homework, sourceType.exam], sourceType.all),
  mastered: oneOfField([mastery.all, mastery.mastered], mastery.notMastered),
  /** The paper that is open. */
  paper: idField,
  reason: wordsField(20),
  point: wordsField(200),
  from: dayField,
  to: dayField,
})
export type NotebookView = typeof notebookView.first

/** Another subject begins with its first tabs and without filters. */
export const firstTabs = {
  source: sourceType.all,
  mastered: mastery.notMastered,
  paper: '',
  reason: '',
  point: '',
  from: '',
  to: '',
} as const

/** The filters beyond the tabs, of which the documents know nothing: only what is set is sent. */
export function filtersOf({ reason, point, from, to }: NotebookView) {
  return {
    ...(reason && { reason }),
    ...(point && { knowledgePoint: point }),
    ...(from && { from }),
    ...(to && { to }),
  }
}
