import { useClient } from '@mango/client/react'
import { behaviourDays, text, type DailyBehaviour } from '@mango/contract/growth-profile'
import { Chart } from '@mango/ui/chart'
import { SegmentedChoice } from '@mango/ui/segmented-choice'
import { Skeleton } from '@mango/ui/skeleton'
import { LoadFailure, useKeptAnswer } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { dailyBehaviour } from '../growth.query.ts'
import { dailyChart, dailySums, pieChart } from '../rules.ts'
import { SectionHead } from '../section-head.tsx'
import type { Shown } from '../view.ts'

interface DailySectionProps extends Shown {
  studentId: number
}

/** How the student behaved in the last days, in points. */
export default function DailySection({ studentId, view: { days }, show }: DailySectionProps) {
  const id = useId()
  const daily = useQuery(dailyBehaviour(useClient(), studentId, days))
  const behaviour = useKeptAnswer(daily, '日常表现没有刷新')
  return (
    <section className="growth-section" data-print="flow" part="daily" aria-labelledby={id}>
      <SectionHead id={id} title={text.daily}>
        <SegmentedChoice
          label="时间范围"
          options={behaviourDays.map((value) => ({ value, label: text.ranges[value] }))}
          value={days}
          onChange={(value) => value !== undefined && show({ days: value })}
        />
      </SectionHead>
      {behaviour ? (
        <Points behaviour={behaviour} range={text.ranges[days]} busy={daily.isPlaceholderData} />
      ) : daily.error ? (
        <div className="growth-card">
          <LoadFailure load={daily} title="日常表现没有加载出来" />
        </div>
      ) : (
        <Skeleton height={420} />
      )}
    </section>
  )
}

interface PointsProps {
  behaviour: DailyBehaviour
  range: string
  /** What is there is of another range: it holds the place of what comes. */
  busy: boolean
}

function Points({ behaviour, range, busy }: PointsProps) {
  const chart = useMemo(() => dailyChart(behaviour), [behaviour])
  const source = useMemo(() => pieChart(text.pointSources, behaviour.source), [behaviour])
  const consume = useMemo(() => pieChart(text.pointConsumption, behaviour.consume), [behaviour])
  const sums = dailySums(behaviour)
  return (
    <div className="growth-daily" data-print="flow">
      <div className="growth-card growth-days" data-print="whole">
        <dl className="growth-figures">
          <div data-main>
            <dt>{text.currentPoints}</dt>
            <dd className="num">{behaviour.total.toLocaleString('zh-CN')}</dd>
          </div>
          <div>
            <dt>{text.balance}</dt>
            <dd className="num">{behaviour.balance.toLocaleString('zh-CN')}</dd>
          </div>
        </dl>
        <h3>
          每日积分{' '}
          <span className="quiet">
            {range}
            {!busy && `共 ${sums.own} 分，班级平均 ${sums.average} 分`}
          </span>
        </h3>
        <Chart
          label="每日积分与班级平均"
          data={chart}
          height={300}
          busy={busy}
          texts={{ heading: '日期', empty: '还没有积分' }}
        />
        <p className="growth-note">班级平均：全班同学当天得分的总和除以全班人数。</p>
      </div>
      <div className="growth-card growth-pies" data-print="whole">
        <Pie title={text.pointSources} heading="来源" data={source} busy={busy} empty="这段时间没有得分" />
        <Pie title={text.pointConsumption} heading="用途" data={consume} busy={busy} empty="这段时间没有消费" />
      </div>
    </div>
  )
}

interface PieProps {
  title: string
  /** What its parts are. */
  heading: string
  data: ReturnType<typeof pieChart>
  busy: boolean
  empty: string
}

const Pie = ({ title, heading, data, busy, empty }: PieProps) => (
  <div className="growth-pie">
    <h3>{title}</h3>
    <Chart label={title} data={data} height={150} busy={busy} unit="分" texts={{ heading, empty }} />
  </div>
)
