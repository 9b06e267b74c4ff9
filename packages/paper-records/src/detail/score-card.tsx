import { VisuallyHidden } from '@mango/ui/visually-hidden'
import type { PaperDetail } from '@mango/contract/paper-records'
import { Chart } from '@mango/ui/chart'
import { useMemo } from 'react'
import { bucketNames, bucketOf } from './rules.ts'

interface ScoreCardProps {
  readonly rates: NonNullable<PaperDetail['scoreRates']>
  readonly score: number | null
  /** Whether whoever reads it has answered it. */
  readonly isOwn: boolean
}

const percent = (rate: number) => `${Math.round(rate * 10) / 10}%`

/** The score beside the average, and how everybody did: the part of the distribution it is in stands out. */
export default function ScoreCard({ rates: { avg, person, rates }, score, isOwn }: ScoreCardProps) {
  const rate = score ?? person
  const everybody = rates.reduce((sum, students) => sum + students, 0)
  const difference = Math.round((rate - avg) * 10) / 10
  const data = useMemo(
    () => ({
      kind: 'bar' as const,
      categories: bucketNames(rates.length),
      series: [{ name: '人数', values: rates }],
      format: (students: number) => String(students),
    }),
    [rates],
  )
  return (
    <section className="score-card" part="score" aria-label="得分">
      <dl className="score-facts">
        <div>
          <dt>{isOwn ? '我的得分率' : '得分率'}</dt>
          <dd className="score-mine num">{percent(rate)}</dd>
        </div>
        <div>
          <dt>平均得分率</dt>
          <dd className="num">{percent(avg)}</dd>
        </div>
        <div>
          <dt>
            <VisuallyHidden>和平均相比</VisuallyHidden>
          </dt>
          <dd className="score-difference num" data-tone={difference < 0 ? 'red' : 'leaf'}>
            {difference === 0 ? '和平均一样' : `比平均${difference > 0 ? '高' : '低'} ${Math.abs(difference)} 个百分点`}
          </dd>
        </div>
      </dl>
      <div className="score-chart">
        <h2>
          得分分布{' '}
          <span className="quiet num">
            {everybody} 人 · {isOwn ? '我在' : '这名学生在'} {bucketNames(rates.length)[bucketOf(rate, rates.length)]}
          </span>
        </h2>
        <Chart
          label="得分率分布"
          data={data}
          highlight={bucketOf(rate, rates.length)}
          height={220}
          texts={{ heading: '得分率（%）' }}
        />
      </div>
    </section>
  )
}
