import type { MistakeQuestion } from '@mango/contract/mistake-notebook'
import { latePart } from '@mango/widget/late-part'
import { QuestionPicture } from '@mango/widget/question-picture'

/** Few questions are in a teacher's words. */
const Options = latePart(async () => ({ default: (await import('@mango/widget/question-options')).QuestionOptions }))

/** What a question asks: in words, as a picture, or both; and what its letters say. */
export function Asked({ question, alt }: { question: MistakeQuestion; alt: string }) {
  const picture = question.imageUrl || question.imageUrl25 || question.imageUrlA4
  return (
    <>
      {question.content && <p className="words asked-words">{question.content}</p>}
      {(picture || !question.content) && <QuestionPicture path={picture} alt={alt} lazy />}
      {question.options.length > 0 && <Options options={question.options} />}
    </>
  )
}
