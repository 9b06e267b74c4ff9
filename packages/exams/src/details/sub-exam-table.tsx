import type { SubExam } from '@mango/contract/exams'
import { Button } from '@mango/ui/button'
import { Table, type Column } from '@mango/ui/table'
import { Day } from '@mango/widget/day'
import { useMemo } from 'react'

interface SubExamTableProps {
  subExams: readonly SubExam[]
  /** Left out for a person who may not delete. */
  onDelete: ((exam: { examId: number; examName: string }) => void) | undefined
}

/** The exams of the single subjects; an exam can only be deleted once they are. */
export function SubExamTable({ subExams, onDelete }: SubExamTableProps) {
  const columns = useMemo(
    (): Column<SubExam>[] => [
      { key: 'subject', header: '科目', width: '128px', primary: true, cell: (exam) => exam.subjectName },
      { key: 'name', header: '考试名称', width: '24%', cell: (exam) => exam.name },
      {
        key: 'time',
        header: '时间',
        width: '128px',
        cell: ({ startTime }) => startTime && <Day time={startTime} />,
      },
      { key: 'type', header: '考试类型', width: '112px', cell: (exam) => exam.typeName },
      { key: 'mean', header: '平均得分率', width: '168px', cell: (exam) => <Mean {...exam} /> },
      {
        key: 'id',
        header: '编号',
        width: '80px',
        cell: (exam) => <span className="num">{exam.examId}</span>,
      },
      ...(onDelete ? [deleteColumn(onDelete)] : []),
    ],
    [onDelete],
  )
  return (
    <section className="exam-page" part="table" aria-label="科目">
      <Table label="各科目的考试" columns={columns} rows={subExams} rowKey={(exam) => exam.examId} />
    </section>
  )
}

/** What is known of the scores; nothing is no zero. */
function Mean({ papers = 0, mean }: Pick<SubExam, 'papers' | 'mean'>) {
  if (mean === undefined) return <span className="quiet">还没有成绩</span>
  return (
    <span className="num">
      <b>{mean.toFixed(1)}%</b> <span className="quiet">{papers} 份答卷</span>
    </span>
  )
}

const deleteColumn = (onDelete: NonNullable<SubExamTableProps['onDelete']>): Column<SubExam> => ({
  key: 'actions',
  header: '操作',
  width: '80px',
  align: 'end',
  cardLabel: '',
  cell: ({ examId, subjectName, name }) => (
    <Button
      variant="text-danger"
      size="s"
      aria-label={`删除 ${subjectName}`}
      onClick={() => onDelete({ examId, examName: `${name} ${subjectName}` })}
    >
      删除
    </Button>
  ),
})
