import { choiceLetters } from '@mango/contract/questions'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import css from './question-options.css?inline'

interface QuestionOptionsProps {
  options: readonly string[]
  /** @default '选项' */
  label?: string
}

/** What each letter of a question says, which a teacher wrote. */
export function QuestionOptions({ options, label = '选项' }: QuestionOptionsProps) {
  const styles = useLazyStyles(css)
  return (
    <ul ref={styles} className="question-options" aria-label={label}>
      {options.map((option, index) => (
        <li key={choiceLetters[index]}>
          <b>{choiceLetters[index]}</b>
          <span>{option}</span>
        </li>
      ))}
    </ul>
  )
}
