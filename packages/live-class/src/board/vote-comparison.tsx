import type { LiveAnswer } from '@mango/contract/live-class'
import { choicesOf, type Question } from '@mango/contract/questions'
import { Icon } from '@mango/ui/icon'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { tallyOf } from '../choices.ts'
import { percentOf } from '../figures.ts'
import css from './result.css?inline'

interface VoteComparisonProps {
  question: Question
  before: readonly LiveAnswer[]
  after: readonly LiveAnswer[]
  shown: boolean
}

/** Two votes on one question side by side, by one measure. */
export function VoteComparison({ question, before, after, shown }: VoteComparisonProps) {
  const styles = useLazyStyles(css)
  return (
    <div ref={styles} className="board-votes">
      <Vote name="上一次" detail="讨论前" answers={before} question={question} shown={shown} />
      <Icon name="arrow-right" size={48} />
      <Vote name="这一次" detail="讨论后" answers={after} question={question} shown={shown} current />
    </div>
  )
}

interface VoteProps {
  name: string
  detail: string
  answers: readonly LiveAnswer[]
  question: Question
  shown: boolean
  current?: boolean
}

function Vote({ name, detail, answers, question, shown, current }: VoteProps) {
  const right = shown ? (question.answer1 ?? '') : ''
  return (
    <section className="vote" data-current={current || undefined} aria-label={`${name}：${detail}`}>
      <h2>
        {name}
        <small className="num">
          {detail} · {answers.length} 人作答
        </small>
      </h2>
      <ul>
        {tallyOf(choicesOf(question), answers).map(({ choice, count }) => {
          const percent = percentOf(count, answers.length)
          return (
            <li key={choice} data-right={right.includes(choice) || undefined} title={`${count} 人`}>
              <span className="num">{percent}%</span>
              <span className="vote-column">
                <i style={{ blockSize: `${percent}%` }} />
              </span>
              <b>
                {choice}
                {right.includes(choice) && <Icon name="check" label="正确答案" />}
              </b>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
