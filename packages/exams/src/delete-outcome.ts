import type { CallAnswer } from '@mango/contract'
import { deleteResult, text, type deleteExamScore } from '@mango/contract/exams'

/** Told of an exam that is gone now: deleted, or gone before. */
export interface GoneNotice {
  readonly kind: 'success' | 'warning'
  readonly text: string
}
/** What to tell after a deletion, and whether the exam is gone. */
export type DeleteOutcome =
  | { readonly gone: true; readonly notice: GoneNotice }
  | { readonly gone: false; readonly notice: { readonly kind: 'error'; readonly title: string; readonly text: string } }

const deleteFailed = (message?: string | null): DeleteOutcome => ({
  gone: false,
  notice: { kind: 'error', title: text.deleteFailed, text: message || text.deleteSubjectsFirst },
})

/** Reads the answer of a deletion: its own codes, or nothing at all for a success. */
export function deleteOutcome({
  code = deleteResult.deleted,
  message,
}: Pick<CallAnswer<typeof deleteExamScore>, 'code' | 'message'>): DeleteOutcome {
  if (code === deleteResult.deleted) return { gone: true, notice: { kind: 'success', text: text.deleted } }
  if (code !== deleteResult.nothingThere) return deleteFailed(message)
  return { gone: true, notice: { kind: 'warning', text: text.nothingToDelete } }
}
