import { useClient } from '@mango/client/react'
import { text as errors } from '@mango/contract'
import { nameAmong, scoresOf, toldApart, type ClassReport } from '@mango/contract/live-class'
import { scoreLevel } from '@mango/contract/coursewares'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { Skeleton } from '@mango/ui/skeleton'
import { Tag } from '@mango/ui/tag'
import { LoadFailure } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { classReport } from '../report/report.query.ts'
import { changeSince, hardestOf, minutesOf, mostImprovedOf, ratesOf, withSign } from '../report/report-rules.ts'
import css from './class-summary.css?inline'
import type { LiveClass } from './live-class.ts'

interface ClassSummaryProps {
  live: LiveClass
  onBack(): void
  onLeave(): void
}

/** What a class came to, before everybody goes: the whole, each question, who did best and who has come furthest. */
export default function ClassSummary({ live, onBack, onLeave }: ClassSummaryProps) {
  const styles = useLazyStyles(css)
  const report = useQuery({ ...classReport(useClient(), live.ground.answerClassId), staleTime: 0 })
  return (
    <>
      <div ref={styles} className="board-main">
        <header className="board-head">
          <Tag tone="leaf">课堂小结</Tag>
          <span className="board-title">
            {live.ground.className} · {live.ground.courseware.name}
            {report.data && ` · ${minutesOf(report.data.data, new Date(report.dataUpdatedAt))} 分钟`}
          </span>
        </header>
        {report.isPending && <Skeleton height={120} lines={6} />}
        <LoadFailure load={report} title={errors.errorTitle} />
        {report.data && <Whole report={report.data.data} />}
        <div className="board-actions" role="toolbar" aria-label="课堂操作">
          <Button icon="arrow-left" onClick={onBack}>
            返回题目
          </Button>
          <span className="spacer" />
          <Button variant="primary" icon="check" onClick={onLeave}>
            下课
          </Button>
        </div>
      </div>
      {report.data && <People report={report.data.data} />}
    </>
  )
}

function Whole({ report }: { report: ClassReport }) {
  const scores = scoresOf(report)
  if (scores.asked === 0)
    return (
      <div className="board-question">
        <EmptyState text="这节课还没有作答" />
      </div>
    )
  const change = changeSince(report, scores)
  return (
    <div className="summary">
      <dl className="summary-figures num">
        <Figure name="参加" value={scores.present} unit={`/ ${report.students.length} 人`} />
        <Figure name="题目" value={scores.asked} unit="题" />
        <Figure name="全班得分率" value={`${scores.rate}%`} good />
        {change !== undefined && <Figure name="比上节课" value={withSign(change)} unit="个百分点" good={change > 0} />}
      </dl>
      <ol className="summary-questions" aria-label="各题得分率">
        {ratesOf(report, scores).map(({ questionId, title, rate }) => (
          <li key={questionId} data-level={scoreLevel(rate)}>
            <span className="num">{title}</span>
            <span className="result-track">
              <i style={{ inlineSize: `${rate}%` }} />
            </span>
            <b className="num">{Math.round(rate)}%</b>
          </li>
        ))}
      </ol>
      <p className="result-base">得分率以参加的 {scores.present} 人计，没有参加的不算错</p>
    </div>
  )
}

interface FigureProps {
  name: string
  value: number | string
  unit?: string
  good?: boolean
}
const Figure = ({ name, value, unit, good }: FigureProps) => (
  <div data-good={good || undefined}>
    <dt>{name}</dt>
    <dd>
      <b>{value}</b> <span>{unit}</span>
    </dd>
  </div>
)

const shownPeople = 5

function People({ report }: { report: ClassReport }) {
  const scores = scoresOf(report)
  const nameOf = nameAmong(toldApart(report.students, report.severalClasses))
  const best = scores.students
    .filter(({ right }) => right > 0)
    .sort((a, b) => b.right - a.right)
    .slice(0, shownPeople)
  const improved = mostImprovedOf(report).slice(0, shownPeople)
  const hardest = hardestOf(report, scores)
  return (
    <aside className="board-area" aria-label="这节课的同学">
      <h2>答对最多</h2>
      <ol className="summary-best">
        {best.map(({ studentId, right }, index) => (
          <li key={studentId}>
            <b className="num">{index + 1}</b>
            <span className="board-name">{nameOf(studentId)}</span>
            <span className="num">
              {right} / {scores.asked}
            </span>
          </li>
        ))}
      </ol>
      {improved.length > 0 && (
        <>
          <h2>再次作答后由错改对</h2>
          <p className="tags">
            {improved.map((id) => (
              <Tag key={id} tone="leaf">
                {nameOf(id)}
              </Tag>
            ))}
          </p>
        </>
      )}
      {hardest.length > 0 && (
        <p className="summary-hint">
          最难的{hardest.length > 1 ? ` ${hardest.length} 题` : '题'}：
          {hardest.map(({ title, rate }) => `${title}（${Math.round(rate)}%）`).join('、')}
        </p>
      )}
    </aside>
  )
}
