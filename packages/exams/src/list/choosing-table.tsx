import { deleteAtMost, newestFirst, type ExamListItem, type ExamOrder } from '@mango/contract/exams'
import { Button } from '@mango/ui/button'
import { DataTable, type Sort } from '@mango/ui/data-table'
import { useNotify } from '@mango/ui/notice'
import type { RowKey } from '@mango/ui/table'
import { LoadFailure } from '@mango/widget/failure'
import { useMemo, useState } from 'react'
import DeleteExams from '../delete-exams.tsx'
import type { ExamTableProps } from './exam-table.tsx'
import { useExport } from './use-export.ts'

const sortOf = (order: ExamOrder): Sort =>
  order.startsWith('-') ? { key: order.slice(1), direction: 'descending' } : { key: order, direction: 'ascending' }
const orderOf = ({ key, direction }: Sort): ExamOrder => {
  const falling = direction === 'descending'
  if (key === 'name') return falling ? '-name' : 'name'
  return falling ? newestFirst : 'startTime'
}
const nameOf = (exam: ExamListItem) => exam.examName

/** The exams of a page, to be put in order, and chosen over several pages for what is done with many. */
export default function ChoosingTable(props: ExamTableProps) {
  const { list, columns, empty, sort, onSort, ticked, onTick, onChoose, onDeleted, label, failed, rowKey, accent } =
    props
  const notify = useNotify()
  const saving = useExport()
  const [deleting, setDeleting] = useState(false)
  const selected = useMemo(() => new Set(ticked.keys()), [ticked])
  const order = useMemo(() => sortOf(sort), [sort])
  const exams = [...ticked.values()]

  const select = (keys: ReadonlySet<RowKey>) => {
    const known = new Map([...ticked, ...list.rows.map((exam) => [exam.examId, exam] as const)])
    onTick(new Map([...known].filter(([key]) => keys.has(key))))
  }
  const mergeable = exams.filter(({ subjectNames }) => subjectNames.length > 0)
  const addAll = () => {
    for (const exam of mergeable) onChoose(exam)
    const left = exams.length - mergeable.length
    if (left > 0) notify({ kind: 'warning', text: `${left} 场没有科目，不能合并，没有加入` })
  }
  const askToDelete = () => {
    if (exams.length <= deleteAtMost) setDeleting(true)
    else notify({ kind: 'warning', text: `一次最多删除 ${deleteAtMost} 场` })
  }
  return (
    <>
      <DataTable
        {...{ label, columns, rowKey, accent }}
        rows={list.rows}
        rowLabel={nameOf}
        loading={list.loading}
        skeletonRows={list.pageSize}
        empty={list.load.error ? <LoadFailure load={list.load} title={failed} /> : empty}
        sort={order}
        onSortChange={(wanted) => onSort(orderOf(wanted))}
        selected={selected}
        onSelectedChange={select}
        bulk={
          <>
            <Button size="s" disabled={mergeable.length === 0} onClick={addAll}>
              加入合并
            </Button>
            <Button size="s" icon="download" busy={saving.isPending} onClick={() => saving.mutate({ exams })}>
              导出 Excel
            </Button>
            {onDeleted && (
              <Button size="s" variant="danger" onClick={askToDelete}>
                删除
              </Button>
            )}
          </>
        }
      />
      {deleting && onDeleted && <DeleteExams exams={exams} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </>
  )
}
