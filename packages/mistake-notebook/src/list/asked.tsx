import type { MistakeQuestion } from '@mango/contract/mistake-notebook'
import { QuestionPicture } from '@mango/widget/question-picture'

/** What a question asks: in words, as a picture, or both. */
export function Asked({ question, alt }: { question: MistakeQuestion; alt: string }) {
  const picture = question.imageUrl || question.imageUrl25 || question.imageUrlA4
  return (
    <>
      {question.content && <p className="words asked-words">{question.content}</p>}
      {(picture || !question.content) && <QuestionPicture path={picture} alt={alt} lazy />}
    </>
  )
}
