import { examPageSize, examStatus, type ExamListItem } from '@mango/contract/exams'
import { Table, type Column } from '@mango/ui/table'
import { Tag } from '@mango/ui/tag'
import { useMemo, type ReactNode } from 'react'
import { ExamRowActions, type Exam } from './exam-row-actions.tsx'
import { SubjectTags } from './subject-tags.tsx'

interface ExamTableProps {
  exams: readonly ExamListItem[]
  loading: boolean
  empty: ReactNode
  /** Ids in the merge basket. */
  chosen: ReadonlySet<number>
  onOpen(exam: Exam): void
  onChoose(exam: Exam): void
  onDelete: ((exam: Exam) => void) | undefined
}

const isPublic = (exam: ExamListItem) => exam.status === examStatus.public
const idOf = (exam: ExamListItem) => exam.examId
/** Exams that are not public have a grey border at the start. */
const edge = (exam: ExamListItem) => (isPublic(exam) ? undefined : 'line')

/** Draws the exams it is given. */
export function ExamTable({ exams, loading, empty, chosen, onOpen, onChoose, onDelete }: ExamTableProps) {
  const columns = useMemo(
    (): Column<ExamListItem>[] => [
      { key: 'name', header: '考试名称', primary: true, cell: (exam) => exam.examName },
      { key: 'subjects', header: '科目', width: '28%', cell: (exam) => <SubjectTags names={exam.subjectNames} /> },
      {
        key: 'status',
        header: '状态',
        width: '96px',
        cell: (exam) => (isPublic(exam) ? <Tag tone="leaf">已公开</Tag> : <Tag>未公开</Tag>),
      },
      {
        key: 'time',
        header: '时间',
        width: '128px',
        cell: ({ startTime }) => (
          <time className="num" dateTime={startTime.replace(' ', 'T')} title={startTime}>
            {startTime.slice(0, 10)}
          </time>
        ),
      },
      {
        key: 'actions',
        header: '操作',
        width: onDelete ? '212px' : '160px',
        align: 'end',
        cardLabel: '',
        cell: (exam) => (
          <ExamRowActions exam={exam} chosen={chosen.has(exam.examId)} {...{ onOpen, onChoose, onDelete }} />
        ),
      },
    ],
    [chosen, onOpen, onChoose, onDelete],
  )
  return (
    <Table
      label="考试"
      columns={columns}
      rows={exams}
      rowKey={idOf}
      selected={chosen}
      accent={edge}
      loading={loading}
      skeletonRows={examPageSize}
      empty={empty}
    />
  )
}
