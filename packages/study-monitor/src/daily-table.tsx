import type { MonitorRecord } from '@mango/contract/study-monitor'
import { Button } from '@mango/ui/button'
import type { Column } from '@mango/ui/table'
import { Tag } from '@mango/ui/tag'
import { Day } from '@mango/widget/day'
import { ListTable, type PagedList } from '@mango/widget/list'
import { useSteady } from '@mango/widget/steady'
import { useMemo, type ReactNode } from 'react'
import { HitRate } from './hit-rate.tsx'
import { SchoolAndCode } from './student-columns.tsx'

interface DailyTableProps {
  list: PagedList<MonitorRecord>
  empty: ReactNode
  onDetail(record: MonitorRecord): void
  onReply(record: MonitorRecord): void
}

type Row = MonitorRecord & { readonly number: number }
const keyOf = (row: Row) => `${row.dateTime} ${row.deviceId}`

const facts: readonly Column<Row>[] = [
  { key: 'number', header: '序号', width: '64px', cell: (row) => <span className="num">{row.number}</span> },
  { key: 'date', header: '日期', width: '116px', cell: (row) => <Day time={row.dateTime} /> },
  { key: 'name', header: '学生', width: '112px', primary: true, cell: (row) => row.studentName },
  { key: 'school', header: '学校 / 学号', width: '160px', cell: (row) => <SchoolAndCode row={row} /> },
  { key: 'rate', header: '命中率', width: '132px', cell: (row) => <HitRate {...row} /> },
  { key: 'skills', header: '技能统计', cell: (row) => <Skills skills={row.skillMap} /> },
]

const actions = ({ onDetail, onReply }: Pick<DailyTableProps, 'onDetail' | 'onReply'>): Column<Row> => ({
  key: 'actions',
  header: '操作',
  width: '132px',
  align: 'end',
  cardLabel: '',
  cell: (row) => (
    <span className="row-actions">
      <Button
        variant="text"
        size="s"
        aria-label={`详细 ${row.studentName} ${row.dateTime}`}
        onClick={() => onDetail(row)}
      >
        详细
      </Button>
      <Button
        variant="text"
        size="s"
        aria-label={`回复 ${row.studentName} ${row.dateTime}`}
        onClick={() => onReply(row)}
      >
        回复
      </Button>
    </span>
  ),
})

/** Draws the daily records it is given, numbered through all pages. */
export function DailyTable({ list, empty, onDetail, onReply }: DailyTableProps) {
  const { rows: records, page, pageSize } = list
  const rows = useMemo(
    () => records.map((record, index) => ({ ...record, number: (page - 1) * pageSize + index + 1 })),
    [records, page, pageSize],
  )
  const detail = useSteady(onDetail)
  const reply = useSteady(onReply)
  const columns = useMemo(() => [...facts, actions({ onDetail: detail, onReply: reply })], [detail, reply])
  return <ListTable list={{ ...list, rows }} label="每日监测记录" columns={columns} rowKey={keyOf} empty={empty} />
}

function Skills({ skills }: { skills: MonitorRecord['skillMap'] }) {
  const counts = Object.entries(skills).sort(([, a], [, b]) => b - a)
  if (counts.length === 0) return <span className="quiet">无</span>
  return (
    <span className="tags">
      {counts.map(([name, count]) => (
        <Tag key={name}>
          {name} {count}
        </Tag>
      ))}
    </span>
  )
}
