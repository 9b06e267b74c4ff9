import { useClient } from '@mango/client/react'
import { Button } from '@mango/ui/button'
import { DateRange } from '@mango/ui/date-range'
import { useLazyStyles } from '@mango/ui/lazy-styles'
import { Select } from '@mango/ui/select'
import { LoadFailure } from '@mango/widget/failure'
import { lateDialog } from '@mango/widget/late-dialog'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { audiences } from '../talk.query.ts'
import type { MonitorView } from '../view.ts'
import css from './more-panel.css?inline'
import type { TrendDialogProps } from './trend-dialog.tsx'
import { useExport } from './use-export.ts'

const TrendDialog = lateDialog<TrendDialogProps>(() => import('./trend-dialog.tsx'))

export interface MorePanelProps {
  view: MonitorView
  onFilter(change: Partial<MonitorView>): void
}

/** What is less often asked for: a class, days from one to another, and what is shown as a workbook or over the weeks. */
export default function MorePanel({ view, onFilter }: MorePanelProps) {
  const styles = useLazyStyles(css)
  const load = useQuery(audiences(useClient()))
  const save = useExport()
  const [trending, setTrending] = useState(false)
  const classes = load.data?.data ?? []
  const options = [
    { value: '' as number | '', label: '全部班级' },
    ...classes.map(({ classId, className }) => ({ value: classId, label: className })),
    // What a link asks for is offered too, though the school has no such class.
    ...(view.classId && !classes.some(({ classId }) => classId === view.classId)
      ? [{ value: view.classId, label: load.isPending ? '…' : `班级 ${view.classId}` }]
      : []),
  ]
  return (
    <div ref={styles} className="more-panel">
      <Select
        className="class"
        aria-label="班级"
        options={options}
        value={view.classId}
        onChange={(classId) => onFilter({ classId })}
      />
      {/* Days from one to another take the place of a single one. */}
      <DateRange
        label="时间"
        value={{ from: view.from, to: view.to }}
        onChange={(days) => onFilter({ ...days, date: '' })}
      />
      <Button icon="list" onClick={() => setTrending(true)}>
        趋势与未命中
      </Button>
      <Button icon="download" busy={save.isPending} onClick={() => save.mutate(view)}>
        导出 Excel
      </Button>
      <LoadFailure compact load={load} title="班级没有加载出来" />
      {trending && <TrendDialog view={view} onClose={() => setTrending(false)} />}
    </div>
  )
}
