import type { ExamListItem, ExamOrder } from '@mango/contract/exams'
import type { DataColumn } from '@mango/ui/data-table'
import type { Column } from '@mango/ui/table'
import { latePart } from '@mango/widget/late-part'
import { ListTable, type PagedList } from '@mango/widget/list'
import { useMemo, type ReactNode } from 'react'
import type { Exam } from './exam-row-actions.tsx'

/** What the table is and says, however it is drawn. */
interface Look {
  label: string
  failed: string
  rowKey(exam: ExamListItem): number
  accent(exam: ExamListItem): 'line' | undefined
}

/** The exams that are ticked, over several pages. */
export type TickedExams = ReadonlyMap<number, ExamListItem>

export interface ExamTableProps extends Look {
  list: PagedList<ExamListItem>
  columns: readonly DataColumn<ExamListItem>[]
  empty: ReactNode
  sort: ExamOrder
  onSort(sort: ExamOrder): void
  ticked: TickedExams
  onTick(ticked: TickedExams): void
  onChoose(exam: Exam): void
  /** Left out for a person who may not delete. */
  onDeleted: ((examIds: readonly number[]) => void) | undefined
}

/** Holds the place of the checkboxes: nothing moves when they come. */
const roomForChoice: Column<ExamListItem> = {
  key: ' choice',
  header: <span className="unseen">选择</span>,
  width: '48px',
  cardLabel: '',
  cell: () => null,
}

/** Draws the exams it is given, before they can be put in order and chosen. */
function PlainTable({ list, columns, empty, label, failed, rowKey, accent }: ExamTableProps) {
  const drawn = useMemo(() => [roomForChoice, ...columns], [columns])
  return (
    <div className="plain-exams">
      <ListTable {...{ list, label, failed, rowKey, accent, empty }} columns={drawn} />
    </div>
  )
}

/** The list is there without what comes later, and stays where that does not come. */
export const ExamTable = latePart<ExamTableProps>(
  () => import('./choosing-table.tsx').catch(() => ({ default: PlainTable })),
  (props) => <PlainTable {...props} />,
)
