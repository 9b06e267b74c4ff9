import type { LiveAnswer } from '@mango/contract/live-class'
import { choicesOf, isMultiple, type Question } from '@mango/contract/questions'
import { Icon } from '@mango/ui/icon'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { tallyOf } from '../choices.ts'
import { percentOf } from '../figures.ts'
import { sizeOf } from './lengths.ts'
import css from './result.css?inline'

interface ResultChartProps {
  question: Question
  ranking: readonly LiveAnswer[]
  /** Whether the right answer is on the screen. */
  shown: boolean
}

/** How many chose what, to be read from the last row. Wrong choices stay grey: red would point at people. */
export function ResultChart({ question, ranking, shown }: ResultChartProps) {
  const styles = useLazyStyles(css)
  const right = shown ? (question.answer1 ?? '') : ''
  return (
    <div ref={styles} className="board-result">
      <ul className="result-bars" aria-label="各选项人数" data-size={sizeOf('options', question.options ?? [])}>
        {tallyOf(choicesOf(question), ranking).map(({ choice, count }, index) => {
          const percent = percentOf(count, ranking.length)
          const option = question.options?.[index]
          const isRight = right.includes(choice) && (
            <span className="result-words">
              正确答案 <Icon name="check" />
            </span>
          )
          return (
            <li
              key={choice}
              data-right={right.includes(choice) || undefined}
              data-written={Boolean(option) || undefined}
            >
              <b className="result-choice">{choice}</b>
              {option && (
                <span className="result-option">
                  <span>{option}</span>
                  {isRight}
                </span>
              )}
              <span className="result-track">
                <i style={{ inlineSize: `${percent}%` }} />
                {!option && isRight}
              </span>
              <span className="result-count num">
                <b>{percent}%</b>
                <small>{count} 人</small>
              </span>
            </li>
          )
        })}
      </ul>
      <p className="result-base num">
        {ranking.length === 0 ? '没有人作答' : `百分比以作答的 ${ranking.length} 人计`}
        {isMultiple(question) && ranking.length > 0 && '，多选每项分别计'}
      </p>
    </div>
  )
}
