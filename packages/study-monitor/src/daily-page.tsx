import { useClient, useEarlyQuery } from '@mango/client/react'
import type { MonitorRecord } from '@mango/contract/study-monitor'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { Pager } from '@mango/ui/pager'
import { useEffect, useEffectEvent } from 'react'
import { DailyTable } from './daily-table.tsx'
import { ListState } from './list-state.tsx'
import { dailyPage } from './monitor.query.ts'
import { monitorPages, type MonitorView } from './rules.ts'

interface DailyPageProps {
  view: MonitorView
  onPage(page: number, replace?: boolean): void
  onReset(): void
  onDetail(record: MonitorRecord): void
  onReply(record: MonitorRecord): void
}

/** One page of daily records with its pager. */
export function DailyPage({ view, onPage, onReset, onDetail, onReply }: DailyPageProps) {
  const client = useClient()
  const query = useEarlyQuery(dailyPage(client, view))
  const total = query.data?.total
  const pages = monitorPages(total ?? 0)
  const page = Math.min(view.page, pages)

  // An old link can point behind the end.
  const behind = total !== undefined && !query.isPlaceholderData && view.page > pages
  const stayInside = useEffectEvent(() => onPage(pages, true))
  useEffect(() => {
    if (behind) stayInside()
  }, [behind])

  const nothing = (
    <EmptyState
      drawing="search"
      text="没有符合条件的监测记录"
      {...((view.date || view.name) && { action: <Button onClick={onReset}>清除条件</Button> })}
    />
  )
  return (
    <section className="monitor-page" part="table" aria-label="监测记录">
      <DailyTable
        records={query.isError ? [] : (query.data?.entries ?? [])}
        page={page}
        loading={query.isPending || query.isPlaceholderData}
        empty={<ListState query={query} empty={nothing} />}
        onDetail={onDetail}
        onReply={onReply}
      />
      <Pager
        page={page}
        pages={pages}
        ends
        jump={pages > 5}
        onChange={(wanted) => onPage(wanted)}
        summary={total === undefined ? ' ' : `共 ${total} 条 · 第 ${page} / ${pages} 页`}
      />
    </section>
  )
}
