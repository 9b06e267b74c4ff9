import { nameProblem } from '@mango/contract'
import { examNameLength, text, type NewExam } from '@mango/contract/exams'
import { number, object, optional, picklist, string, type InferOutput } from 'valibot'

/** The create form as it is filled in: also as it is kept until the exam is created. */
export const draftSchema = object({
  schoolYear: optional(number()),
  gradeId: optional(number()),
  type: optional(number()),
  termId: optional(picklist([1, 2])),
  name: string(),
})
export type Draft = InferOutput<typeof draftSchema>
export const emptyDraft: Draft = { name: '' }

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
