import type { Question } from '@mango/contract/questions'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { QuestionOptions } from '@mango/widget/question-options'
import { QuestionPicture } from '@mango/widget/question-picture'
import css from './written-question.css?inline'

interface WrittenQuestionProps {
  question: Pick<Question, 'content' | 'imageUrl' | 'options'>
  /** 第 3 题 */
  name: string
}

/** A question in a teacher's words: its text, its picture, and what its letters say. */
export default function WrittenQuestion({ question: { content, imageUrl, options }, name }: WrittenQuestionProps) {
  const styles = useLazyStyles(css)
  return (
    <div ref={styles} className="written">
      {content && <p className="written-words">{content}</p>}
      {imageUrl && <QuestionPicture path={imageUrl} alt={`${name}的图片`} lazy />}
      {options?.some(Boolean) && <QuestionOptions options={options} label={`${name}的选项`} />}
    </div>
  )
}
