import { text, type LiveAnswer } from '@mango/contract/live-class'
import { formatTimeCost, inThirds, topOf } from '../rules.ts'
import type { LiveClass } from './live-class.ts'

/** The first six in three groups, the fastest with the time that was needed. */
export function Ranking({ live, ranking }: { live: LiveClass; ranking: readonly LiveAnswer[] }) {
  if (ranking.length === 0) return <p className="board-hidden">{text.noSubmissions}</p>
  const nameOf = (id: number) => live.ground.students.find((student) => student.id === id)?.name ?? '—'
  const places = topOf(ranking).map((answer, index) => ({ ...answer, place: index + 1 }))
  return (
    <div className="board-ranking" aria-label="排行前六名" role="group">
      {inThirds(places).map((group, index) => (
        <ol key={index} start={group[0]?.place}>
          {/* By place: whoever comes in between moves nobody, each place only says another name. */}
          {group.map(({ studentId, timeCost, place }) => (
            <li key={place} data-first={place === 1 || undefined}>
              <b className="num">{place}</b>
              <span className="board-name">{nameOf(studentId)}</span>
              <span className="num">{formatTimeCost(timeCost)}</span>
            </li>
          ))}
        </ol>
      ))}
    </div>
  )
}
