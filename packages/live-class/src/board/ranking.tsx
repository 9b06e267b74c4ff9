import { nameAmong, text, type LiveAnswer } from '@mango/contract/live-class'
import { Icon } from '@mango/ui/icon'
import { useStore } from 'zustand'
import { inThirds, topOf } from './ranking-rules.ts'
import { formatTimeCost } from '../figures.ts'
import type { LiveClass } from './live-class.ts'

interface RankingProps {
  live: LiveClass
  ranking: readonly LiveAnswer[]
  /** The right answer, once it is on the screen: until then nobody is to see who is right. */
  right: string | undefined
}

/** The first six in three groups, the fastest with the time that was needed. */
export function Ranking({ live, ranking, right }: RankingProps) {
  const nameOf = nameAmong(useStore(live.students))
  if (ranking.length === 0) return <p className="board-hidden">{text.noSubmissions}</p>
  const places = topOf(ranking).map((answer, index) => ({ ...answer, place: index + 1 }))
  return (
    <div className="board-ranking" aria-label="排行前六名" role="group">
      {inThirds(places).map((group, index) => (
        <ol key={index} start={group[0]?.place}>
          {/* By place: whoever comes in between moves nobody, each place only says another name. */}
          {group.map(({ studentId, timeCost, answer, place }) => (
            <li key={place} data-first={place === 1 || undefined}>
              <b className="num">{place}</b>
              <span className="board-name">{nameOf(studentId)}</span>
              {right !== undefined && (
                <span className="ranking-mark" data-right={answer === right || undefined}>
                  <Icon name={answer === right ? 'check' : 'close'} label={answer === right ? '答对' : '答错'} />
                </span>
              )}
              <span className="num">{formatTimeCost(timeCost)}</span>
            </li>
          ))}
        </ol>
      ))}
    </div>
  )
}
