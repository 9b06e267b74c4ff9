import {
  coursewareSource,
  coursewareType,
  enteredAnswer,
  shareValue,
  source,
  type Courseware,
  type CoursewareFields,
} from '@mango/contract/coursewares'
import type { Question } from '@mango/contract/questions'
import { array, nullable, number, object, optional, string, type InferOutput } from 'valibot'

const ids = array(number())

/** The form and which questions of the paper are left out: also as it is kept until it is saved. */
export const draftSchema = object({
  subjectId: optional(number()),
  gradeId: optional(number()),
  name: string(),
  share: optional(shareValue),
  source: optional(source),
  paperId: optional(nullable(number())),
  /** Questions that are not wanted, of those the paper has. */
  excluded: ids,
  /** The order of a saved courseware, which a paper's own order must not undo. */
  order: ids,
  /** What was entered for questions that the bank has no answer to. */
  answers: array(enteredAnswer),
  /** The questions that were written for it, in the order they came. */
  written: ids,
})
export type EditorDraft = InferOutput<typeof draftSchema>

export const newDraft = (subjectId: number | undefined): EditorDraft => ({
  subjectId,
  name: '',
  excluded: [],
  order: [],
  answers: [],
  written: [],
})

export const draftOf = (courseware: Courseware): EditorDraft => ({
  subjectId: courseware.subjectId,
  gradeId: courseware.gradeId,
  name: courseware.name,
  share: courseware.share,
  source: courseware.source,
  paperId: courseware.paperId,
  // Of the basket it has its own questions alone: what was left out is not shown again.
  excluded: courseware.source === coursewareSource.basket ? [] : courseware.excludeQuestionIds,
  order: courseware.questionIds,
  answers: courseware.answers,
  written: courseware.writtenIds,
})

/** Questions of a paper in an order that may know only some of them: the others come last, as the paper has them. */
export function inOrder(questions: readonly Question[], order: readonly number[]): Question[] {
  const placeOf = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...questions].sort((a, b) => placeOf(a.id) - placeOf(b.id) || a.showOrder - b.showOrder)
}

/** The questions to be saved: those of the paper that are not left out, in the order they were saved in before. */
export const chosenQuestions = (questions: readonly Question[], { excluded, order }: EditorDraft): Question[] =>
  inOrder(
    questions.filter(({ id }) => !excluded.includes(id)),
    order,
  )

/** What is sent; undefined while the form is not complete. */
export function fieldsOf(draft: EditorDraft, all: readonly Question[]): CoursewareFields | undefined {
  const { subjectId, gradeId, name, share, source, paperId, excluded, answers } = draft
  if (subjectId === undefined || gradeId === undefined || share === undefined || source === undefined) return undefined
  const known = new Set(all.map(({ id }) => id))
  const questionIds = chosenQuestions(all, draft).map(({ id }) => id)
  return {
    subjectId,
    gradeId,
    name: name.trim(),
    share,
    source,
    type: coursewareType,
    paperId: source === coursewareSource.basket ? null : (paperId ?? null),
    questionIds,
    answers: answers.filter(({ questionId }) => questionIds.includes(questionId)),
    excludeQuestionIds: excluded.filter((id) => known.has(id)),
  }
}
