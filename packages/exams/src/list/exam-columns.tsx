import type { ExamListItem } from '@mango/contract/exams'
import type { DataColumn } from '@mango/ui/data-table'
import { Tag } from '@mango/ui/tag'
import { Day } from '@mango/widget/day'
import type { PageLink } from '@mango/widget/leave'
import { isPublic } from '../exams.query.ts'
import { ExamName } from './exam-name.tsx'
import { ExamRowActions, type Exam } from './exam-row-actions.tsx'
import { SubjectTags } from './subject-tags.tsx'
import { columnKeys, columnNames, type ColumnKey } from './table-settings.store.ts'

export interface ExamActions {
  /** Ids in the merge basket. */
  readonly chosen: ReadonlySet<number>
  linkOf(exam: Exam): PageLink
  onChoose(exam: Exam): void
  onUndoMerge(exam: Exam): void
  readonly onDelete: ((exam: Exam) => void) | undefined
}

const cells: Readonly<Record<ColumnKey, Pick<DataColumn<ExamListItem>, 'width' | 'sortable' | 'cell'>>> = {
  schoolYear: { width: '104px', cell: (exam) => exam.schoolYear },
  gradeName: { width: '88px', cell: (exam) => exam.gradeName },
  term: { width: '88px', cell: (exam) => exam.term },
  typeName: { width: '104px', cell: (exam) => exam.typeName },
  subjects: { width: '24%', cell: (exam) => <SubjectTags names={exam.subjectNames} /> },
  status: {
    width: '88px',
    cell: (exam) => (isPublic(exam) ? <Tag tone="leaf">已公开</Tag> : <Tag>未公开</Tag>),
  },
  startTime: {
    width: '116px',
    sortable: true,
    cell: ({ startTime }) => <Day time={startTime} />,
  },
}

/** The columns that a person wants to see, in their order. */
export function examColumns(
  shown: readonly ColumnKey[],
  { chosen, linkOf, onChoose, onUndoMerge, onDelete }: ExamActions,
): DataColumn<ExamListItem>[] {
  return [
    {
      key: 'name',
      header: '考试名称',
      primary: true,
      sortable: true,
      cell: (exam) => <ExamName exam={exam} onUndoMerge={onUndoMerge} />,
    },
    ...columnKeys.filter((key) => shown.includes(key)).map((key) => ({ key, header: columnNames[key], ...cells[key] })),
    {
      key: 'actions',
      header: '操作',
      width: onDelete ? '212px' : '160px',
      align: 'end',
      cardLabel: '',
      cell: (exam) => (
        <ExamRowActions
          exam={exam}
          chosen={chosen.has(exam.examId)}
          linkOf={linkOf}
          onChoose={onChoose}
          onDelete={onDelete}
        />
      ),
    },
  ]
}
