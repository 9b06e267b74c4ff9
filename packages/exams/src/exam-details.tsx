import { useClient } from '@mango/client/react'
import { text } from '@mango/contract/exams'
import type { ComponentProps } from '@mango/element'
import { Button } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { Screen } from '@mango/ui/screen'
import { Skeleton } from '@mango/ui/skeleton'
import { Widget } from '@mango/widget'
import { LoadFailure } from '@mango/widget/failure'
import { leaveFor } from '@mango/widget/leave'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeleteExam } from './delete-exam.tsx'
import { ExamFacts } from './details/exam-facts.tsx'
import { SubExamTable } from './details/sub-exam-table.tsx'
import type { face } from './exam-details.face.ts'
import { subExams } from './exams.query.ts'
import { usePermissions } from './use-permissions.ts'

type ExamDetailsProps = ComponentProps<typeof face>

export function ExamDetails(props: ExamDetailsProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Details {...props} />
    </Widget>
  )
}

function Details({ examId = 0, name, authority, emit, context }: ExamDetailsProps) {
  const client = useClient()
  const may = usePermissions(authority)
  const query = useQuery({ ...subExams(client, examId), enabled: examId > 0 })
  const [deleting, setDeleting] = useState<{ examId: number; examName: string }>()
  const list = query.data?.data
  const title = name || list?.[0]?.name || '考试详情'

  const back = () => {
    if (emit('exam-back')) leaveFor(context, '/examinationMan/administration')
  }
  const deleted = (deletedId: number) => {
    emit('exam-deleted', { examId: deletedId })
    if (deletedId === examId) back()
  }
  const deleteExam = may.delete && (
    <Button variant="danger" onClick={() => setDeleting({ examId, examName: title })}>
      删除考试
    </Button>
  )
  return (
    <Screen
      className="exams-details"
      heading={title}
      back={
        <Button className="back" variant="text" icon="arrow-left" onClick={back}>
          返回考试列表
        </Button>
      }
    >
      <LoadFailure load={query} title={text.subExamsFailed} detail="" />
      {examId <= 0 && <EmptyState drawing="search" text="没有指定要查看的考试" />}
      {query.isLoading && (
        <div className="exam-page details-loading" aria-busy="true">
          <Skeleton lines={6} height={18} />
        </div>
      )}
      {list?.length === 0 && !query.isError && (
        <EmptyState text="这场考试还没有科目" detail="没有科目的考试不能合并" action={deleteExam} />
      )}
      {list && list.length > 0 && !query.isError && (
        <>
          <ExamFacts subExams={list} />
          <SubExamTable subExams={list} onDelete={may.delete ? setDeleting : undefined} />
        </>
      )}
      {deleting && <DeleteExam exam={deleting} onClose={() => setDeleting(undefined)} onDeleted={deleted} />}
    </Screen>
  )
}
