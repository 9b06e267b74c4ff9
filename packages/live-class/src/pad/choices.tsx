import type { PadState } from '@mango/contract/answer-pad'
import { choicesOf, isMultiple } from '@mango/contract/questions'
import { Icon } from '@mango/ui/icon'
import { withPressed } from '../choices.ts'

interface ChoicesProps {
  question: NonNullable<PadState['question']>
  /** The letters that are chosen, sent or not. */
  current: string
  /** Whether the board shows the right answer. */
  shown: boolean
  stopped: boolean
  onChoose(letters: string): void
}

/** What a question can be answered with, one button each. */
export function Choices({ question, current, shown, stopped, onChoose }: ChoicesProps) {
  const multiple = isMultiple(question)
  const { options } = question
  const right = shown ? (question.answer1 ?? '') : ''
  const markOf = (choice: string) => {
    if (right === '') return undefined
    if (right.includes(choice)) return 'right'
    return current.includes(choice) ? 'wrong' : undefined
  }
  return (
    <div
      className="pad-choices"
      data-written={options?.some(Boolean) || undefined}
      role="group"
      aria-label={multiple ? '选项，可多选' : '选项'}
      part="choices"
    >
      {choicesOf(question).map((choice, index) => (
        <button
          key={choice}
          type="button"
          className="pad-choice"
          aria-pressed={current.includes(choice)}
          data-mark={markOf(choice)}
          disabled={stopped}
          onClick={() => onChoose(multiple ? withPressed(current, choice) : choice)}
        >
          <b>{choice}</b>
          {options?.[index] && (
            <>
              <span>{options[index]}</span>
              {current.includes(choice) && <Icon name="check" size={22} />}
            </>
          )}
        </button>
      ))}
    </div>
  )
}
