import { useClient } from '@mango/client/react'
import { dialogPageSize, messageStatus, type MessageEntry } from '@mango/contract/study-monitor'
import { Dialog } from '@mango/ui/dialog'
import { EmptyState } from '@mango/ui/empty-state'
import type { Column } from '@mango/ui/table'
import { Tabs } from '@mango/ui/tabs'
import { Tag, type TagProps } from '@mango/ui/tag'
import { ListPager, ListTable, usePagedList } from '@mango/widget/list'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messagePage } from './talk.query.ts'
import { contentColumn, SchoolAndCode, timeColumn } from './student-columns.tsx'

const filters = [
  { value: 'all', label: '全部' },
  { value: 'read', label: '已读' },
  { value: 'unread', label: '未读' },
] as const
type Filter = (typeof filters)[number]['value']
const readTypes = { all: null, read: messageStatus.read, unread: messageStatus.unread } as const

const states: Readonly<Record<number, { label: string; tone: NonNullable<TagProps['tone']> }>> = {
  [messageStatus.notPushed]: { label: '未推送', tone: 'neutral' },
  [messageStatus.unread]: { label: '未读', tone: 'gold' },
  [messageStatus.read]: { label: '已读', tone: 'leaf' },
}

const columns: Column<MessageEntry & { key: string }>[] = [
  timeColumn((row) => row.dateTime),
  {
    key: 'name',
    header: '学生',
    width: '104px',
    primary: true,
    cell: ({ audience, studentName }) => audience ?? studentName,
  },
  {
    key: 'school',
    header: '学校 / 学号',
    width: '176px',
    cell: (row) =>
      row.reached === undefined ? <SchoolAndCode row={row} /> : <Heard reached={row.reached} read={row.read} />,
  },
  contentColumn((row) => row.content),
  { key: 'author', header: '回复人', width: '96px', cell: (row) => row.createByName },
  {
    key: 'status',
    header: '状态',
    width: '88px',
    cell: ({ status }) => <Tag tone={states[status]?.tone}>{states[status]?.label ?? '未知'}</Tag>,
  },
]

/** How far a broadcast has come. */
const Heard = ({ reached, read = 0 }: { reached: number; read: number | undefined }) => (
  <span className="stacked">
    <span>群发 {reached} 人</span>
    <span className="quiet num">{read} 人已读</span>
  </span>
)

/** Messages that were sent, by read state. */
export function HistoryDialog({ onClose }: { onClose(): void }) {
  const client = useClient()
  const [filter, setFilter] = useState<Filter>('all')
  const [page, setPage] = useState(1)
  const query = useQuery(messagePage(client, readTypes[filter], page))
  const list = usePagedList(query, { page, pageSize: dialogPageSize, onPage: setPage })
  const rows = list.rows.map((row, index) => ({ ...row, key: `${page} ${index}` }))
  const choose = (wanted: Filter) => {
    setFilter(wanted)
    setPage(1)
  }
  return (
    <Dialog
      open
      title="回复记录"
      size="xl"
      flush
      className="monitor-dialog"
      onClose={onClose}
      toolbar={<Tabs items={filters} value={filter} onChange={choose} label="阅读状态" variant="segmented" size="s" />}
      footer={<ListPager list={list} ends />}
    >
      <ListTable
        list={{ ...list, rows }}
        label="回复记录"
        columns={columns}
        rowKey={(row) => row.key}
        empty={<EmptyState text="没有回复记录" />}
      />
    </Dialog>
  )
}
