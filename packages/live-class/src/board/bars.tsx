import type { LiveAnswer } from '@mango/contract/live-class'
import { choicesOf, type Question } from '@mango/contract/questions'
import { tallyOf } from '../choices.ts'
import { percentOf } from '../figures.ts'

interface BarsProps {
  question: Question
  ranking: readonly LiveAnswer[]
  total: number
  shown: boolean
}

/** How many chose what, and how many have handed in. */
export function Bars({ question, ranking, total, shown }: BarsProps) {
  const bars = [
    ...tallyOf(choicesOf(question), ranking).map(({ choice, count }) => ({
      label: choice,
      count,
      of: ranking.length,
      right: shown && (question.answer1 ?? '').includes(choice),
    })),
    { label: '提交', count: ranking.length, of: total, right: false },
  ]
  return (
    <ul className="board-bars" aria-label="作答与提交">
      {bars.map(({ label, count, of, right }) => (
        <li key={label} data-right={right || undefined} data-submit={label === '提交' || undefined}>
          <b>{label}</b>
          <span className="board-bar">
            <i style={{ inlineSize: `${percentOf(count, of)}%` }} />
          </span>
          <span className="num">{count}</span>
        </li>
      ))}
    </ul>
  )
}
