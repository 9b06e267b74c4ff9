import { useClient } from '@mango/client/react'
import { examStatus, text, undoMergeText } from '@mango/contract/exams'
import type { ComponentProps } from '@mango/element'
import { Button, ButtonLink } from '@mango/ui/button'
import { EmptyState } from '@mango/ui/empty-state'
import { Screen } from '@mango/ui/screen'
import { Skeleton } from '@mango/ui/skeleton'
import { Tag } from '@mango/ui/tag'
import { Widget } from '@mango/widget'
import { LoadFailure, useKeptAnswer } from '@mango/widget/failure'
import { lateDialog } from '@mango/widget/late-dialog'
import { latePart } from '@mango/widget/late-part'
import { minuteName, useToday } from '@mango/widget/day'
import { leaveFor, pageAddress, pageLink } from '@mango/widget/leave'
import { tellInList } from '@mango/widget/list-notice'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExamFacts } from './details/exam-facts.tsx'
import { SubExamTable } from './details/sub-exam-table.tsx'
import type { face } from './exam-details.face.ts'
import type { ChangeKind } from './details/change-dialogs.tsx'
import { examInfo } from './details/info.query.ts'
import type { GoneNotice } from './delete-outcome.ts'
import { subExams } from './exams.query.ts'
import { usePermissions } from './use-permissions.ts'

const UndoMerge = lateDialog(() => import('./merge/undo-merge.tsx'))
const DeleteExam = lateDialog(() => import('./delete-exam.tsx'))
const ChangeDialog = lateDialog(() => import('./details/change-dialogs.tsx'))
const NextSteps = latePart(() => import('./details/next-steps.tsx'))

const listPath = '/examinationMan/administration'

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
  const today = useToday()
  const may = usePermissions(authority)
  const query = useQuery({ ...subExams(client, examId), enabled: examId > 0 })
  const asked = useQuery({ ...examInfo(client, examId), enabled: examId > 0 })
  const info = asked.data?.data
  const [undoing, setUndoing] = useState(false)
  const [deleting, setDeleting] = useState<{ examId: number; examName: string }>()
  const [changing, setChanging] = useState<ChangeKind>()
  const list = useKeptAnswer(query, '考试没有刷新')?.data
  const isGone = info === null && !list?.length
  const title = info?.examName || name || list?.[0]?.name || '考试详情'

  const mayGoBack = () => emit('exam-back')
  const back = () => {
    if (mayGoBack()) leaveFor(context, listPath)
  }
  const toList = pageLink(pageAddress(context, listPath), mayGoBack)
  const deleted = (deletedId: number, { kind, text }: GoneNotice) => {
    emit('exam-deleted', { examId: deletedId })
    if (deletedId !== examId) return
    tellInList('exam-list', text, kind)
    back()
  }
  const deleteExam = may.delete && (
    <Button variant="text-danger" onClick={() => setDeleting({ examId, examName: title })}>
      删除考试
    </Button>
  )
  return (
    <Screen
      className="exams-details"
      heading={isGone ? '考试详情' : title}
      actions={
        info && (
          <>
            {info.status === examStatus.public ? <Tag tone="leaf">已公开</Tag> : <Tag>未公开</Tag>}
            {may.create && (
              <>
                <Button onClick={() => setChanging('rename')}>改名</Button>
                <Button onClick={() => setChanging('publish')}>
                  {info.status === examStatus.public ? '取消公开' : '公开'}
                </Button>
              </>
            )}
          </>
        )
      }
      above={
        <ButtonLink className="back" variant="text" icon="arrow-left" {...toList}>
          返回考试列表
        </ButtonLink>
      }
    >
      {info?.undoUntil && (
        <div className="merge-undo">
          <p>
            由{info.mergedFrom.map((one) => `“${one}”`).join('、')}合并而成，
            {minuteName(info.undoUntil, today)} 前可以撤销。
          </p>
          <Button variant="text" icon="rotate-left" onClick={() => setUndoing(true)}>
            撤销合并
          </Button>
        </div>
      )}
      {!list && <LoadFailure load={query} title={text.subExamsFailed} detail="" />}
      {examId <= 0 && <EmptyState drawing="search" text="没有指定要查看的考试" />}
      {query.isLoading && (
        <div className="exam-page details-loading" aria-busy="true">
          <Skeleton lines={6} height={18} />
        </div>
      )}
      {isGone && (
        <EmptyState
          drawing="search"
          text="没有这场考试"
          detail="它可能已被删除、合并或撤销合并，也可能不属于您所在的学校"
          action={<ButtonLink {...toList}>去看考试列表</ButtonLink>}
        />
      )}
      {list?.length === 0 && !isGone && (
        <>
          <ExamFacts info={info} subExams={list} />
          <EmptyState
            text="这场考试还没有科目"
            detail={`${may.create ? '在下面添加科目，或由' : '科目由'}阅卷系统在扫描答卷后加入；没有科目的考试不能合并`}
            action={deleteExam}
          />
        </>
      )}
      {list && list.length > 0 && (
        <>
          <ExamFacts info={info} subExams={list} />
          <SubExamTable subExams={list} onDelete={may.delete ? setDeleting : undefined} />
        </>
      )}
      {info && list && (
        <NextSteps
          isPublic={info.status === examStatus.public}
          subExams={list}
          onChange={may.create ? setChanging : undefined}
        />
      )}
      {info && list && changing && (
        <ChangeDialog
          kind={changing}
          exam={info}
          subjects={list.map(({ subjectName }) => subjectName)}
          onClose={() => setChanging(undefined)}
        />
      )}
      {undoing && (
        <UndoMerge
          exam={{ examId, examName: title }}
          onClose={() => setUndoing(false)}
          onUndone={(examIds) => {
            tellInList('exam-list', undoMergeText.done)
            emit('merge-undone', { examId, examIds })
            back()
          }}
        />
      )}
      {deleting && <DeleteExam exam={deleting} onClose={() => setDeleting(undefined)} onDeleted={deleted} />}
    </Screen>
  )
}
