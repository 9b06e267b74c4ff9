import type { Question } from '@mango/contract/questions'
import { Button } from '@mango/ui/button'
import { Meter } from '@mango/ui/progress'
import { Tabs } from '@mango/ui/tabs'
import { latePart } from '@mango/widget/late-part'
import { useStore } from 'zustand'
import { displayStatus } from '@mango/contract/live-class'
import { memo, useState } from 'react'
import { isRight } from '../choices.ts'
import { percentOf } from '../figures.ts'
import { switchArea, toggleRanking, type AreaState } from './area.ts'
import { Bars } from './bars.tsx'
import { devicesOf } from './devices.ts'
import type { LiveClass } from './live-class.ts'
import { rightFirst } from './ranking-rules.ts'
import { Ranking } from './ranking.tsx'
import { TimeBox } from './time-box.tsx'
import { Unanswered } from './unanswered.tsx'

const SeatRequests = latePart(() => import('./seat-requests.tsx'))
const Changes = latePart(() => import('./changes.tsx'))

interface LiveAreaProps {
  live: LiveClass
  question: Question | undefined
  area: AreaState
  onArea(area: AreaState): void
  onDetail(): void
  onMembers(): void
}

const areas = [
  { value: 'ranking', label: '排行' },
  { value: 'bars', label: '作答情况' },
] as const

/** The live answers: how many, who was fast, who is missing. */
export function LiveArea({ live, question, area, onArea, onDetail, onMembers }: LiveAreaProps) {
  const { ranking, before, connected, pairs, status, anonymous, seatRequests } = useStore(live.model.store)
  const [byRight, setByRight] = useState(false)
  const students = useStore(live.students)
  const { way } = live.ground
  const answered = new Set(ranking.map(({ studentId }) => studentId))
  const missing = students.filter(({ id }) => !answered.has(id))
  const present = way === 'phone' ? connected.size : devicesOf(students, pairs).size
  const waiting = students.length - ranking.length
  const shown = status === displayStatus.shown
  const right = question ? ranking.filter(({ answer }) => isRight(answer, question)).length : 0
  const all = students.length > 0 && waiting <= 0
  const solution = shown ? (question?.answer1 ?? '') : undefined
  const ranked = solution !== undefined && byRight ? rightFirst(ranking, solution) : ranking
  return (
    <aside className="board-area" part="area" aria-label="实时作答">
      {seatRequests.length > 0 && <SeatRequests live={live} />}
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
        <span>未作答 {Math.max(0, waiting)}</span>
        {shown && <span className="board-right">正确 {right}</span>}
      </p>
      <AreaSwitch
        area={area}
        byRight={!anonymous && solution !== undefined ? byRight : undefined}
        onByRight={setByRight}
        onArea={onArea}
        onDetail={onDetail}
        onMembers={onMembers}
      />
      {area.area === 'bars' && question && (
        <Bars question={question} ranking={ranking} total={students.length} shown={shown} />
      )}
      {anonymous && area.area === 'ranking' && <p className="board-hidden">本题匿名，不显示姓名</p>}
      {!anonymous && area.area === 'ranking' && area.rankingShown && (
        <Ranking live={live} ranking={ranked} right={solution} />
      )}
      {solution !== undefined && before.length > 0 && (
        <Changes live={live} before={before} after={ranking} right={solution} />
      )}
      {!anonymous && area.area === 'ranking' && !area.rankingShown && <p className="board-hidden">排行已隐藏</p>}
      {!anonymous && (
        <Unanswered students={missing} severalClasses={live.ground.severalClasses} total={students.length} />
      )}
    </aside>
  )
}

interface AreaSwitchProps extends Pick<LiveAreaProps, 'area' | 'onArea' | 'onDetail' | 'onMembers'> {
  /** Whether right answers come first; undefined while there is no choice. */
  byRight: boolean | undefined
  onByRight(byRight: boolean): void
}

/** What of the answers is looked at. No answer that comes in draws it anew. */
const AreaSwitch = memo(function AreaSwitch({
  area,
  byRight,
  onByRight,
  onArea,
  onDetail,
  onMembers,
}: AreaSwitchProps) {
  const ranks = area.area === 'ranking'
  return (
    <div className="board-switch">
      <Tabs
        items={areas}
        value={area.area}
        variant="segmented"
        label="实时作答显示"
        onChange={(next) => onArea(switchArea(area, next))}
      />
      {ranks && (
        <span className="board-switch-ranking">
          {byRight !== undefined && (
            <Button variant="text" aria-pressed={byRight} onClick={() => onByRight(!byRight)}>
              {byRight ? '按用时排' : '答对优先'}
            </Button>
          )}
          <Button variant="text" onClick={() => onArea(toggleRanking(area))}>
            {area.rankingShown ? '隐藏排行' : '显示排行'}
          </Button>
        </span>
      )}
      <span className="board-switch-more">
        <Button variant="text" onClick={onDetail}>
          详情
        </Button>
        <Button variant="text" onClick={onMembers}>
          同学
        </Button>
      </span>
    </div>
  )
})
