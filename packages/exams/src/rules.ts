import { nameProblem } from '@mango/contract'
import { deleteResult, examNameLength, text, type NewExam } from '@mango/contract/exams'

/** The create form as it is filled in. */
export type Draft = { readonly [Field in Exclude<keyof NewExam, 'name'>]: NewExam[Field] | undefined } & {
  readonly name: string
}
export const emptyDraft: Draft = {
  schoolYear: undefined,
  gradeId: undefined,
  type: undefined,
  termId: undefined,
  name: '',
}

export type DraftErrors = Partial<Record<keyof Draft, string>>

/** One message for each field that is missing, or can't be kept. */
export function draftErrors(draft: Draft): DraftErrors {
  const name = nameProblem(draft.name, examNameLength)
  return {
    ...(draft.schoolYear === undefined && { schoolYear: text.schoolYearMissing }),
    ...(draft.gradeId === undefined && { gradeId: text.gradeMissing }),
    ...(draft.type === undefined && { type: text.typeMissing }),
    ...(draft.termId === undefined && { termId: text.termMissing }),
    ...(name && { name }),
  }
}

/** What is sent, or undefined while a field is missing. A term that is not chosen would be the first. */
export function newExamOf({ schoolYear, gradeId, type, termId, name }: Draft): NewExam | undefined {
  if (schoolYear === undefined || gradeId === undefined || type === undefined) return undefined
  return { schoolYear, gradeId, type, termId: termId ?? 1, name: name.trim() }
}

/** What to tell after a deletion, and whether the exam is gone. */
export interface DeleteOutcome {
  readonly gone: boolean
  readonly notice: { readonly kind: 'success' | 'warning' | 'error'; readonly title?: string; readonly text: string }
}

const deleteFailed = (message?: string | null): DeleteOutcome => ({
  gone: false,
  notice: { kind: 'error', title: text.deleteFailed, text: message || text.deleteSubjectsFirst },
})

/** Reads the answer of a deletion: its own codes, nothing at all for a success, undefined where the call failed. */
export function deleteOutcome(answer: { code?: number | undefined; message?: string | null | undefined } | undefined) {
  if (answer === undefined) return deleteFailed()
  const { code = deleteResult.deleted, message } = answer
  if (code === deleteResult.deleted) return { gone: true, notice: { kind: 'success', text: text.deleted } } as const
  if (code !== deleteResult.nothingThere) return deleteFailed(message)
  return { gone: true, notice: { kind: 'warning', text: text.nothingToDelete } } as const
}
