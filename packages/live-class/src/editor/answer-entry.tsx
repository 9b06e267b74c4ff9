import type { EnteredAnswer } from '@mango/contract/coursewares'
import { choicesOf, isMultiple, type Question } from '@mango/contract/questions'
import { Button } from '@mango/ui/button'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { Tag } from '@mango/ui/tag'
import { withPressed } from '../choices.ts'
import css from './answer-entry.css?inline'

interface AnswerEntryProps {
  question: Question
  number: number
  answers: readonly EnteredAnswer[]
  onChange(answers: EnteredAnswer[]): void
}

/** Enters the answer that the bank lacks, for this courseware alone. */
export default function AnswerEntry({ question, number, answers, onChange }: AnswerEntryProps) {
  const styles = useLazyStyles(css)
  const answer = answers.find(({ questionId }) => questionId === question.id)?.answer ?? ''
  const press = (choice: string) => {
    const next = isMultiple(question) ? withPressed(answer, choice) : answer === choice ? '' : choice
    const others = answers.filter(({ questionId }) => questionId !== question.id)
    onChange(next === '' ? others : [...others, { questionId: question.id, answer: next }])
  }
  return (
    <span ref={styles} className="answer-entry" role="group" aria-label={`第 ${number} 题的答案`}>
      {answer === '' ? <Tag tone="red">无答案</Tag> : <span className="question-answer">答案（本课件）：</span>}
      {choicesOf(question).map((choice) => (
        <Button
          key={choice}
          size="s"
          variant={answer.includes(choice) ? 'primary' : 'default'}
          aria-pressed={answer.includes(choice)}
          onClick={() => press(choice)}
        >
          {choice}
        </Button>
      ))}
    </span>
  )
}
