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
export interface DraftRefusal {
  readonly field: keyof CoursewareDraft
  readonly words: string
}

/** The first thing that keeps a courseware from being saved, of those that the form alone decides, and the field it is said of. */
export function draftRefusal(draft: CoursewareDraft): DraftRefusal | undefined {
  if (draft.subjectId === undefined) return { field: 'subjectId', words: text.subjectMissing }
  if (draft.gradeId === undefined) return { field: 'gradeId', words: text.gradeMissing }
  if (draft.name.trim() === '') return { field: 'name', words: text.nameMissing }
  const tooLong = nameProblem(draft.name, coursewareNameMax)
  if (tooLong) return { field: 'name', words: tooLong }
  if (draft.share === undefined) return { field: 'share', words: text.shareMissing }
  if (draft.source === undefined) return { field: 'source', words: text.sourceMissing }
  if (draft.source !== coursewareSource.basket && !draft.paperId) return { field: 'paperId', words: text.paperMissing }
  return undefined
}

/** The last two of the eight checks: images, then answers. */
export function questionsRefusal(questions: readonly Question[]): string | undefined {
  if (questions.some(lacksImage)) return text.imageMissing
  if (questions.some(lacksAnswer)) return text.answerMissing
  return undefined
}
