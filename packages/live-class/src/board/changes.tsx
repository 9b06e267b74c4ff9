import { nameAmong, type LiveAnswer } from '@mango/contract/live-class'
import { useStore } from 'zustand'
import { changeOf } from './second-vote.ts'
import { percentOf } from '../figures.ts'
import type { LiveClass } from './live-class.ts'

interface ChangesProps {
  live: LiveClass
  before: readonly LiveAnswer[]
  after: readonly LiveAnswer[]
  right: string
}

/** What the talk between two votes has changed. */
export default function Changes({ live, before, after, right }: ChangesProps) {
  const change = changeOf(before, after, right)
  const rate = (answers: readonly LiveAnswer[]) =>
    percentOf(answers.filter(({ answer }) => answer === right).length, answers.length)
  const points = rate(after) - rate(before)
  const nameOf = nameAmong(useStore(live.students))
  const rows = [
    ['由错改对', change.improved.length],
    ['一直答对', change.kept.length],
    ['由对改错', change.spoiled.length],
    ['两次都错', change.missed.length],
  ] as const
  return (
    <section className="board-changes" aria-label="两次作答的变化">
      <p className="num">
        正确率 <b>{points > 0 ? `+${points}` : points}</b> 个百分点
      </p>
      <dl>
        {rows.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{count} 人</dd>
          </div>
        ))}
      </dl>
      {change.improved.length > 0 && (
        <p className="board-improved">由错改对：{change.improved.slice(0, 6).map(nameOf).join('、')}</p>
      )}
    </section>
  )
}
