import { useClient } from '@mango/client/react'
import { dialogPageSize, feedbackStatus, type FeedbackEntry } from '@mango/contract/study-monitor'
import { Button } from '@mango/ui/button'
import { DialogEnd } from '@mango/ui/dialog'
import { EmptyState } from '@mango/ui/empty-state'
import type { Column } from '@mango/ui/table'
import { Tabs } from '@mango/ui/tabs'
import { Tag } from '@mango/ui/tag'
import { ListPager, ListTable, usePagedList } from '@mango/widget/list'
import { useSteady } from '@mango/widget/steady'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { PlayButton } from '../audio/play-button.tsx'
import { feedbackPage } from '../talk.query.ts'
import { contentColumn, studentColumns, timeColumn } from '../student-columns.tsx'

const filters = [
  { value: 'all', label: '全部' },
  { value: 'open', label: '未回复' },
  { value: 'replied', label: '已回复' },
] as const
type Filter = (typeof filters)[number]['value']
const statuses = { all: '', open: feedbackStatus.open, replied: feedbackStatus.replied } as const

const facts: readonly Column<FeedbackEntry>[] = [
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
]
const actions = (onReply: (entry: FeedbackEntry) => void): Column<FeedbackEntry> => ({
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
})

/** What students told the school; a reply closes it. */
export function FeedbackList({ onReply }: { onReply(entry: FeedbackEntry): void }) {
  const client = useClient()
  const [filter, setFilter] = useState<Filter>('all')
  const [page, setPage] = useState(1)
  const query = useQuery(feedbackPage(client, statuses[filter], page))
  const list = usePagedList(query, { page, pageSize: dialogPageSize, onPage: setPage })
  const reply = useSteady(onReply)
  const columns = useMemo(() => [...facts, actions(reply)], [reply])
  const choose = (wanted: Filter) => {
    setFilter(wanted)
    setPage(1)
  }
  return (
    <div className="log-list">
      <ListTable
        list={list}
        label="反馈"
        columns={columns}
        rowKey={(row) => row.id}
        empty={<EmptyState text="没有反馈" />}
      />
      <DialogEnd className="list-foot">
        <Tabs items={filters} value={filter} onChange={choose} label="回复状态" variant="segmented" size="s" />
        <ListPager list={list} ends short />
      </DialogEnd>
    </div>
  )
}
