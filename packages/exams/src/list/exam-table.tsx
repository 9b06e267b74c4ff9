import { examStatus, type ExamListItem } from '@mango/contract/exams'
import type { Column } from '@mango/ui/table'
import { Tag } from '@mango/ui/tag'
import { ListTable, useSteady, type PagedList } from '@mango/widget/list'
import { useMemo, type ReactNode } from 'react'
import { ExamName } from './exam-name.tsx'
import { ExamRowActions, type Exam } from './exam-row-actions.tsx'
import { SubjectTags } from './subject-tags.tsx'

interface ExamTableProps {
  list: PagedList<ExamListItem>
  empty: ReactNode
  /** Ids in the merge basket. */
  chosen: ReadonlySet<number>
  onOpen(exam: Exam): void
  onChoose(exam: Exam): void
  onUndoMerge(exam: Exam): void
  onDelete: ((exam: Exam) => void) | undefined
}

const isPublic = (exam: ExamListItem) => exam.status === examStatus.public
const idOf = (exam: ExamListItem) => exam.examId
/** Exams that are not public have a grey border at the start. */
const edge = (exam: ExamListItem) => (isPublic(exam) ? undefined : 'line')

/** Draws the exams it is given. */
export function ExamTable({ list, empty, chosen, onOpen, onChoose, onUndoMerge, onDelete }: ExamTableProps) {
  const open = useSteady(onOpen)
  const choose = useSteady(onChoose)
  const columns = useMemo(
    (): Column<ExamListItem>[] => [
      {
        key: 'name',
        header: '考试名称',
        primary: true,
        cell: (exam) => <ExamName exam={exam} onUndoMerge={onUndoMerge} />,
      },
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
          <ExamRowActions
            exam={exam}
            chosen={chosen.has(exam.examId)}
            onOpen={open}
            onChoose={choose}
            onDelete={onDelete}
          />
        ),
      },
    ],
    [chosen, open, choose, onUndoMerge, onDelete],
  )
  return (
    <ListTable
      list={list}
      label="考试"
      columns={columns}
      rowKey={idOf}
      selected={chosen}
      accent={edge}
      failed="考试列表没有加载出来"
      empty={empty}
    />
  )
}
