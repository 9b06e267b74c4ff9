import { useClient } from '@mango/client/react'
import type { MistakeStatistics } from '@mango/contract/mistake-notebook'
import { Chart, type ChartData } from '@mango/ui/chart'
import { Dialog } from '@mango/ui/dialog'
import { EmptyState } from '@mango/ui/empty-state'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { ChartSkeleton } from '@mango/ui/skeletons'
import { LoadFailure, useKeptAnswer } from '@mango/widget/failure'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { statistics, type SemesterKey } from '../notebook.query.ts'
import css from './statistics-dialog.css?inline'

interface StatisticsDialogProps {
  studentId: number
  semester: SemesterKey
  onClose(): void
}

/** As many names as fit below a drawing; the rest matters less. */
const namesShown = 6

/** Each drawing with its table, as the kit's charts have it. */
function chartsOf({ weeks, subjects, reasons, knowledgePoints }: MistakeStatistics) {
  const counted = (title: string, rows: MistakeStatistics['reasons']) => {
    const shown = rows.slice(0, namesShown)
    return {
      title,
      isEmpty: rows.length === 0,
      data: {
        kind: 'bar',
        lying: true,
        categories: shown.map(({ name }) => name),
        series: [{ name: '题数', values: shown.map(({ total }) => total), tone: 'gold' }],
      } satisfies ChartData,
    }
  }
  const worst = [...subjects].sort((a, b) => b.total - a.total).slice(0, namesShown)
  return [
    {
      title: '每周新增与消灭',
      isEmpty: weeks.length === 0,
      data: {
        kind: 'line',
        categories: weeks.map(({ day }) => day.slice(5).replace('-', '/')),
        series: [
          { name: '新增错题', values: weeks.map(({ made }) => made), tone: 'red' },
          { name: '消灭错题', values: weeks.map(({ mastered }) => mastered), tone: 'leaf' },
        ],
      } satisfies ChartData,
    },
    {
      title: '各科错题',
      isEmpty: subjects.length === 0,
      data: {
        kind: 'bar',
        lying: true,
        categories: worst.map(({ subjectName }) => subjectName),
        series: [
          { name: '未掌握', values: worst.map(({ total, mastered }) => total - mastered), tone: 'gold' },
          { name: '已掌握', values: worst.map(({ mastered }) => mastered), tone: 'leaf' },
        ],
      } satisfies ChartData,
    },
    counted('常见错因', reasons),
    counted('知识点', knowledgePoints),
  ]
}

/** What went wrong in a semester, in pictures and in tables. */
export default function StatisticsDialog({ studentId, semester, onClose }: StatisticsDialogProps) {
  const styles = useLazyStyles(css)
  const query = useQuery(statistics(useClient(), studentId, semester))
  const answer = useKeptAnswer(query, '统计没有刷新')
  const charts = useMemo(() => answer && chartsOf(answer.data), [answer])
  return (
    <Dialog open size="xl" title="错题统计" onClose={onClose}>
      <div className="statistics" ref={styles} aria-busy={query.isPending}>
        {charts ? (
          charts.map(({ title, isEmpty, data }) => (
            <section key={title} className="statistic">
              <h3>{title}</h3>
              {isEmpty ? <EmptyState compact text="还没有数据" /> : <Chart label={title} data={data} />}
            </section>
          ))
        ) : query.error ? (
          <LoadFailure load={query} title="统计没有加载出来" />
        ) : (
          [1, 2, 3, 4].map((one) => <ChartSkeleton key={one} />)
        )}
      </div>
    </Dialog>
  )
}
