import { choiceLetters } from '@mango/contract/questions'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import css from './asked-options.css?inline'

/** What each letter of a question says, which a teacher wrote. */
export default function AskedOptions({ options }: { options: readonly string[] }) {
  const styles = useLazyStyles(css)
  return (
    <ul ref={styles} className="asked-options" aria-label="选项">
      {options.map((option, index) => (
        <li key={choiceLetters[index]}>
          <b>{choiceLetters[index]}</b>
          <span>{option}</span>
        </li>
      ))}
    </ul>
  )
}
