import type { ExamListItem, ExamOrder } from '@mango/contract/exams'
import type { DataColumn } from '@mango/ui/data-table'
import type { Column } from '@mango/ui/table'
import { VisuallyHidden } from '@mango/ui/visually-hidden'
import { latePart } from '@mango/widget/late-part'
import { ListTable, type PagedList } from '@mango/widget/list'
import { useMemo, type ReactNode } from 'react'
import { isPublic } from './exam-columns.tsx'
import type { Exam } from './exam-row-actions.tsx'

export interface ExamTableProps {
  list: PagedList<ExamListItem>
  columns: readonly DataColumn<ExamListItem>[]
  empty: ReactNode
  sort: ExamOrder
  onSort(sort: ExamOrder): void
  onChoose(exam: Exam): void
  /** Left out for a person who may not delete. */
  onDeleted: ((examIds: readonly number[]) => void) | undefined
}

/** What the list says of its table, however it is drawn. */
export const tableTexts = { label: '考试', failed: '考试列表没有加载出来' } as const
export const idOf = (exam: ExamListItem) => exam.examId
/** Exams that are not public have a grey border at the start. */
export const edge = (exam: ExamListItem) => (isPublic(exam) ? undefined : 'line')

/** Holds the place of the checkboxes: nothing moves when they come. */
const roomForChoice: Column<ExamListItem> = {
  key: ' choice',
  header: <VisuallyHidden>选择</VisuallyHidden>,
  width: '48px',
  cardLabel: '',
  cell: () => null,
}

/** Draws the exams it is given, before they can be put in order and chosen. */
function PlainTable({ list, columns, empty }: ExamTableProps) {
  const drawn = useMemo(() => [roomForChoice, ...columns], [columns])
  return (
    <div className="plain-exams">
      <ListTable list={list} columns={drawn} rowKey={idOf} accent={edge} empty={empty} {...tableTexts} />
    </div>
  )
}

/** The list is there without what comes later, and stays where that does not come. */
export const ExamTable = latePart<ExamTableProps>(
  () => import('./choosing-table.tsx').catch(() => ({ default: PlainTable })),
  (props) => <PlainTable {...props} />,
)
