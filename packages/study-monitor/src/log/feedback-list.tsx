import { useClient } from '@mango/client/react'
import { dialogPageSize, feedbackStatus, type FeedbackEntry } from '@mango/contract/study-monitor'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { Pager } from '@mango/ui/pager'
import { Table, type Column } from '@mango/ui/table'
import { Tabs } from '@mango/ui/tabs'
import { Tag } from '@mango/ui/tag'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PlayButton } from '../audio/play-button.tsx'
import { ListState } from '../list-state.tsx'
import { feedbackPage } from '../monitor.query.ts'
import { dialogPages } from '../rules.ts'
import { contentColumn, studentColumns, timeColumn } from '../student-columns.tsx'

const filters = [
  { value: 'all', label: '全部' },
  { value: 'open', label: '未回复' },
  { value: 'replied', label: '已回复' },
] as const
type Filter = (typeof filters)[number]['value']
const statuses = { all: '', open: feedbackStatus.open, replied: feedbackStatus.replied } as const

const columns = (onReply: (entry: FeedbackEntry) => void): Column<FeedbackEntry>[] => [
  timeColumn((row) => row.createTime),
  ...studentColumns,
  {
    key: 'sound',
    header: '语音',
    width: '80px',
    cell: (row) => <PlayButton url={row.path} of={`${row.studentName} ${row.createTime}`} />,
  },
  contentColumn((row) => row.content),
  {
    key: 'status',
    header: '状态',
    width: '96px',
    cell: (row) =>
      row.status === feedbackStatus.replied ? <Tag tone="leaf">已回复</Tag> : <Tag tone="gold">未回复</Tag>,
  },
  {
    key: 'actions',
    header: '操作',
    width: '80px',
    align: 'end',
    cardLabel: '',
    cell: (row) => (
      <Button variant="text" size="s" aria-label={`回复 ${row.studentName}`} onClick={() => onReply(row)}>
        回复
      </Button>
    ),
  },
]

/** What students told the school; a reply closes it. */
export function FeedbackList({ onReply }: { onReply(entry: FeedbackEntry): void }) {
  const client = useClient()
  const [filter, setFilter] = useState<Filter>('all')
  const [page, setPage] = useState(1)
  const query = useQuery(feedbackPage(client, statuses[filter], page))
  const pages = dialogPages(query.data?.total ?? 0)
  const choose = (wanted: Filter) => {
    setFilter(wanted)
    setPage(1)
  }
  return (
    <div className="log-list">
      <Table
        label="反馈"
        columns={columns(onReply)}
        rows={query.isError ? [] : (query.data?.entries ?? [])}
        rowKey={(row) => row.id}
        loading={query.isPending || query.isPlaceholderData}
        skeletonRows={dialogPageSize}
        empty={<ListState query={query} empty={<EmptyState text="没有反馈" />} />}
      />
      <div className="list-foot">
        <Tabs items={filters} value={filter} onChange={choose} label="回复状态" variant="segmented" size="s" />
        {/* Replying to the last open one of the last page leaves that page empty. */}
        <Pager page={Math.min(page, pages)} pages={pages} onChange={setPage} ends />
      </div>
    </div>
  )
}
