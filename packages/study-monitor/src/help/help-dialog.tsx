import { useClient } from '@mango/client/react'
import { dialogPageSize, type StudentInNeed } from '@mango/contract/study-monitor'
import { Button } from '@mango/ui/button'
import { Dialog } from '@mango/ui/dialog'
import { EmptyState } from '@mango/ui/empty-state'
import type { Column } from '@mango/ui/table'
import { ListPager, ListTable, usePagedList } from '@mango/widget/list'
import { useSteady } from '@mango/widget/steady'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { HitRate } from '../hit-rate.tsx'
import { helpPage } from './help.query.ts'
import { reasonsOf } from './reasons.ts'

interface HelpDialogProps {
  classId: number | ''
  onClose(): void
  onPick(student: StudentInNeed): void
}

const facts: readonly Column<StudentInNeed>[] = [
  { key: 'name', header: '学生', width: '112px', primary: true, cell: (row) => row.studentName },
  {
    key: 'class',
    header: '班级 / 学号',
    width: '150px',
    cell: (row) => (
      <span className="stacked">
        <span>{row.className}</span>
        <span className="quiet num">{row.studentCode}</span>
      </span>
    ),
  },
  {
    key: 'rate',
    header: '近 7 天命中率',
    width: '140px',
    cell: (row) => (row.totalNum > 0 ? <HitRate {...row} /> : <span className="quiet">无</span>),
  },
  { key: 'reason', header: '原因', cell: (row) => reasonsOf(row).join('，') },
]
const action = (onPick: HelpDialogProps['onPick']): Column<StudentInNeed> => ({
  key: 'actions',
  header: '操作',
  width: '84px',
  align: 'end',
  cardLabel: '',
  cell: (row) => (
    <Button variant="text" size="s" aria-label={`查看 ${row.studentName}`} onClick={() => onPick(row)}>
      查看
    </Button>
  ),
})

/** All who need help today, the worst first. */
export function HelpDialog({ classId, onClose, onPick }: HelpDialogProps) {
  const [page, setPage] = useState(1)
  const query = useQuery(helpPage(useClient(), { classId }, page, dialogPageSize))
  const list = usePagedList(query, { page, pageSize: dialogPageSize, onPage: setPage })
  const pick = useSteady(onPick)
  const columns = useMemo(() => [...facts, action(pick)], [pick])
  return (
    <Dialog
      open
      title="谁今天需要帮助"
      size="l"
      flush
      className="help-dialog"
      onClose={onClose}
      footer={<ListPager list={list} unit="人" ends />}
    >
      <ListTable
        list={list}
        label="需要帮助的学生"
        columns={columns}
        rowKey={(row) => String(row.studentId)}
        empty={<EmptyState text="今天没有需要帮助的学生" />}
      />
    </Dialog>
  )
}
