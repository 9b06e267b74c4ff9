import type { Question } from '@mango/contract/questions'
import { Button } from '@mango/ui/button'
import { Meter } from '@mango/ui/progress'
import { Tabs } from '@mango/ui/tabs'
import { useStore } from 'zustand'
import { displayStatus } from '@mango/contract/live-class'
import { isRight, switchArea, toggleRanking, type AreaState } from '../rules.ts'
import { Bars } from './bars.tsx'
import type { LiveClass } from './live-class.ts'
import { Ranking } from './ranking.tsx'
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
  const { ranking, connected, pairs, status } = useStore(live.model.store)
  const { students, way } = live.ground
  const answered = new Set(ranking.map(({ studentId }) => studentId))
  const missing = students.filter(({ id }) => !answered.has(id))
  const present =
    way === 'phone' ? connected.size : students.filter(({ id, machineCode }) => pairs.has(id) || machineCode).length
  const shown = status === displayStatus.shown
  const right = question ? ranking.filter(({ answer }) => isRight(answer, question)).length : 0
  const all = students.length > 0 && missing.length === 0
  return (
    <aside className="board-area" part="area" aria-label="实时作答">
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
      {area.area === 'ranking' && area.rankingShown && <Ranking live={live} ranking={ranking} />}
      {area.area === 'ranking' && !area.rankingShown && <p className="board-hidden">排行已隐藏</p>}
      <Unanswered students={missing} severalClasses={live.ground.severalClasses} total={students.length} />
    </aside>
  )
}
