import { nameProblem } from '@mango/contract'
import { coursewareNameMax, coursewareSource, text, type CoursewareFields } from '@mango/contract/coursewares'
import { isWritten, wordsType, type Question } from '@mango/contract/questions'

/** One question lacks the App or the B5 image. */
const lacksImage = (question: Question) => !isWritten(question) && (!question.imageUrl || !question.imageUrl25)
/** Where words are asked for, nobody judges them. */
const lacksAnswer = ({ answer1, typeName }: Question) => !answer1 && typeName !== wordsType

/** What the form holds; undefined is not chosen yet. */
export type CoursewareDraft = {
  readonly [Name in 'subjectId' | 'gradeId' | 'share' | 'source' | 'paperId']?: CoursewareFields[Name] | undefined
} & { readonly name: string }

/** The first thing that keeps a courseware from being saved, of those that the form alone decides. */
export function draftRefusal(draft: CoursewareDraft): string | undefined {
  if (draft.subjectId === undefined) return text.subjectMissing
  if (draft.gradeId === undefined) return text.gradeMissing
  if (draft.name.trim() === '') return text.nameMissing
  const tooLong = nameProblem(draft.name, coursewareNameMax)
  if (tooLong) return tooLong
  if (draft.share === undefined) return text.shareMissing
  if (draft.source === undefined) return text.sourceMissing
  if (draft.source !== coursewareSource.basket && !draft.paperId) return text.paperMissing
  return undefined
}

/** The last two of the eight checks: images, then answers. */
export function questionsRefusal(questions: readonly Question[]): string | undefined {
  if (questions.some(lacksImage)) return text.imageMissing
  if (questions.some(lacksAnswer)) return text.answerMissing
  return undefined
}
