import { useClient } from '@mango/client/react'
import { hitRate, type MonitorTrend } from '@mango/contract/study-monitor'
import { Chart, type ChartData } from '@mango/ui/chart'
import { Dialog } from '@mango/ui/dialog'
import { EmptyState } from '@mango/ui/empty-state'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { ChartSkeleton } from '@mango/ui/skeletons'
import { LoadFailure, useKeptAnswer } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { MonitorView } from '../view.ts'
import css from './trend-dialog.css?inline'
import { trendOf } from './trend.query.ts'

export interface TrendDialogProps {
  view: MonitorView
  onClose(): void
}

/** The hit rate day by day; a day on which nobody spoke has none. */
const rates = ({ days }: MonitorTrend): ChartData => ({
  kind: 'line',
  categories: days.map(({ day }) => day.slice(5).replace('-', '/')),
  series: [
    {
      name: '命中率',
      values: days.map(({ totalNum, missNum }) => (totalNum > 0 ? hitRate(totalNum, missNum) : undefined)),
      tone: 'leaf',
    },
  ],
  max: 100,
  format: (rate) => `${rate}%`,
})

/** How well the assistant understood those who are shown over the last weeks, and which sentences it did not. */
export default function TrendDialog({ view, onClose }: TrendDialogProps) {
  const styles = useLazyStyles(css)
  const query = useQuery(trendOf(useClient(), view))
  const found = useKeptAnswer(query, '趋势没有刷新')?.data
  const chart = useMemo(() => found && rates(found), [found])
  return (
    <Dialog open size="xl" title="趋势与未命中" onClose={onClose}>
      <div ref={styles} className="trend" aria-busy={query.isPending}>
        {found && chart ? (
          <>
            <p className="quiet num">
              {found.from} 至 {found.to}
            </p>
            <section aria-label="命中率趋势">
              <h3>命中率趋势</h3>
              <Chart label="命中率趋势" data={chart} />
            </section>
            <section aria-label="未命中的句子">
              <h3>未命中的句子</h3>
              {found.misses.length === 0 ? (
                <EmptyState compact text="这段时间没有未命中的句子" />
              ) : (
                <Misses of={found} />
              )}
            </section>
          </>
        ) : query.error ? (
          <LoadFailure load={query} title="趋势没有加载出来" />
        ) : (
          <>
            <ChartSkeleton />
            <ChartSkeleton />
          </>
        )}
      </div>
    </Dialog>
  )
}

const Misses = ({ of: { misses } }: { of: MonitorTrend }) => (
  <ol className="misses">
    {misses.map(({ text, times, students }) => (
      <li key={text}>
        <span className="words">{text || '（未能识别）'}</span>
        <b className="num">{times} 次</b>
        <span className="quiet num">{students} 人</span>
      </li>
    ))}
  </ol>
)
