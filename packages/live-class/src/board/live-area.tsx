import type { LiveAnswer } from '@mango/contract/live-class'
import type { Question } from '@mango/contract/questions'
import { Button } from '@mango/ui/button'
import { Meter } from '@mango/ui/progress'
import { Tabs } from '@mango/ui/tabs'
import { useStore } from 'zustand'
import { displayStatus } from '@mango/contract/live-class'
import { useState } from 'react'
import { changeOf, isRight, percentOf, rightFirst, switchArea, toggleRanking, type AreaState } from '../rules.ts'
import { Bars } from './bars.tsx'
import type { LiveClass } from './live-class.ts'
import { Ranking } from './ranking.tsx'
import { SeatRequests } from './seat-requests.tsx'
import { TimeBox } from './time-box.tsx'
import { Unanswered } from './unanswered.tsx'

interface LiveAreaProps {
  live: LiveClass
  question: Question | undefined
  area: AreaState
  onArea(area: AreaState): void
  onDetail(): void
}

const areas = [
  { value: 'ranking', label: '排行' },
  { value: 'bars', label: '作答情况' },
] as const

/** The live answers: how many, who was fast, who is missing. */
export function LiveArea({ live, question, area, onArea, onDetail }: LiveAreaProps) {
  const { ranking, before, connected, pairs, status } = useStore(live.model.store)
  const [byRight, setByRight] = useState(false)
  const { students, way } = live.ground
  const answered = new Set(ranking.map(({ studentId }) => studentId))
  const missing = students.filter(({ id }) => !answered.has(id))
  const present =
    way === 'phone' ? connected.size : students.filter(({ id, machineCode }) => pairs.has(id) || machineCode).length
  const shown = status === displayStatus.shown
  const right = question ? ranking.filter(({ answer }) => isRight(answer, question)).length : 0
  const all = students.length > 0 && missing.length === 0
  const solution = shown ? (question?.answer1 ?? '') : undefined
  const ranked = solution !== undefined && byRight ? rightFirst(ranking, solution) : ranking
  return (
    <aside className="board-area" part="area" aria-label="实时作答">
      <SeatRequests live={live} />
      <TimeBox live={live} />
      {solution !== undefined && ranking.length > 0 && (
        <p className="board-rate num">
          <b>{percentOf(right, ranking.length)}%</b>
          <span>
            作答的 {ranking.length} 人中 {right} 人答对
          </span>
        </p>
      )}
      <p className="board-total num" data-all={all || undefined}>
        <b>{ranking.length}</b>
        <span>/ {students.length} 人已作答</span>
      </p>
      <Meter
        label="作答进度"
        max={students.length}
        parts={
          shown
            ? [
                { value: right, tone: 'leaf' },
                { value: ranking.length - right, tone: 'gold' },
              ]
            : [{ value: ranking.length, tone: 'leaf' }]
        }
      />
      <p className="board-health num">
        <span>
          {way === 'phone' ? '已连接' : '已配对'} {present}
        </span>
        <span>已作答 {ranking.length}</span>
        <span>未作答 {missing.length}</span>
        {shown && <span className="board-right">正确 {right}</span>}
      </p>
      <div className="board-switch">
        <Tabs
          items={areas}
          value={area.area}
          variant="segmented"
          label="实时作答显示"
          onChange={(next) => onArea(switchArea(area, next))}
        />
        {area.area === 'ranking' && solution !== undefined && (
          <Button variant="text" aria-pressed={byRight} onClick={() => setByRight(!byRight)}>
            {byRight ? '按用时排' : '答对优先'}
          </Button>
        )}
        {area.area === 'ranking' && (
          <Button variant="text" onClick={() => onArea(toggleRanking(area))}>
            {area.rankingShown ? '隐藏排行' : '显示排行'}
          </Button>
        )}
        <Button variant="text" onClick={onDetail}>
          详情
        </Button>
      </div>
      {area.area === 'bars' && question && (
        <Bars question={question} ranking={ranking} total={students.length} shown={shown} />
      )}
      {area.area === 'ranking' && area.rankingShown && <Ranking live={live} ranking={ranked} right={solution} />}
      {solution !== undefined && before.length > 0 && (
        <Changes live={live} before={before} after={ranking} right={solution} />
      )}
      {area.area === 'ranking' && !area.rankingShown && <p className="board-hidden">排行已隐藏</p>}
      <Unanswered students={missing} severalClasses={live.ground.severalClasses} total={students.length} />
    </aside>
  )
}

interface ChangesProps {
  live: LiveClass
  before: readonly LiveAnswer[]
  after: readonly LiveAnswer[]
  right: string
}

/** What the talk between two votes has changed. */
function Changes({ live, before, after, right }: ChangesProps) {
  const change = changeOf(before, after, right)
  const rate = (answers: readonly LiveAnswer[]) =>
    percentOf(answers.filter(({ answer }) => answer === right).length, answers.length)
  const points = rate(after) - rate(before)
  const nameOf = (id: number) => live.ground.students.find((student) => student.id === id)?.name ?? '—'
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
