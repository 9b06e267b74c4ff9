import { useClient, useEarlyQuery } from '@mango/client/react'
import { monitorPageSize, type MonitorRecord } from '@mango/contract/study-monitor'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { ListPager, usePagedList } from '@mango/widget/list'
import { DailyTable } from './daily-table.tsx'
import { dailyPage } from './monitor.query.ts'
import type { MonitorView } from './view.ts'

interface DailyPageProps {
  view: MonitorView
  onPage(page: number, replace: boolean): void
  onReset(): void
  onDetail(record: MonitorRecord): void
  onReply(record: MonitorRecord): void
}

/** One page of daily records with its pager. */
export function DailyPage({ view, onPage, onReset, onDetail, onReply }: DailyPageProps) {
  const client = useClient()
  const query = useEarlyQuery(dailyPage(client, view))
  const list = usePagedList(query, { page: view.page, pageSize: monitorPageSize, onPage })
  const nothing = (
    <EmptyState
      drawing="search"
      text="没有符合条件的监测记录"
      {...((view.date || view.name || view.classId || view.from || view.to) && {
        action: <Button onClick={onReset}>清除筛选</Button>,
      })}
    />
  )
  return (
    <section className="monitor-page" part="table" aria-label="监测记录">
      <DailyTable list={list} empty={nothing} onDetail={onDetail} onReply={onReply} />
      <ListPager list={list} unit="条" ends jump={list.pages > 5} />
    </section>
  )
}
