import { choiceLetters, type Question } from '@mango/contract/questions'
import { useLazyStyles } from '@mango/ui/lazy-styles'
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
      {options?.some(Boolean) && (
        <ul className="written-options" aria-label={`${name}的选项`}>
          {options.map((option, index) => (
            <li key={choiceLetters[index]}>
              <b>{choiceLetters[index]}</b>
              <span>{option}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
