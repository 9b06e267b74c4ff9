import { useClient } from '@mango/client/react'
import { text, type ExamFilters } from '@mango/contract/exams'
import type { ComponentProps } from '@mango/element'
import { useNotify } from '@mango/ui/notice'
import { Screen } from '@mango/ui/screen'
import { Widget } from '@mango/widget'
import { leaveFor } from '@mango/widget/leave'
import { useImperativeHandle, useRef, useState } from 'react'
import { useCreatedNotice } from './created-notice.ts'
import type { face } from './exam-list.face.ts'
import { refreshExams } from './exams.query.ts'
import { ExamFilterBar } from './list/exam-filter-bar.tsx'
import { ExamPage } from './list/exam-page.tsx'
import type { Exam } from './list/exam-row-actions.tsx'
import { ListActions } from './list/list-actions.tsx'
import { useExamView } from './list/use-exam-view.ts'
import { filtersOf, noFilters } from './list/view.ts'
import { BasketAside } from './merge/basket-aside.tsx'
import { MergeDialog } from './merge/merge-dialog.tsx'
import { useBasket } from './merge/use-basket.ts'
import { usePermissions } from './use-permissions.ts'

type ExamListProps = ComponentProps<typeof face>

export function ExamList(props: ExamListProps) {
  return (
    <Widget context={props.context} host={props.host}>
      <Management {...props} />
    </Widget>
  )
}

function Management({ view: given, heading, authority, emit, setProp, context, ref }: ExamListProps) {
  const client = useClient()
  const notify = useNotify()
  const may = usePermissions(authority)
  const basket = useBasket()
  const { view, show } = useExamView({ view: given, basket, setProp, emit })
  const [merging, setMerging] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useCreatedNotice(list)

  /** Shows other filters from their first page; the same ones are asked for again. */
  const filter = (filters: ExamFilters) => {
    const changed = show({ ...filters, page: 1 })
    if (!changed) void refreshExams(client)
  }
  useImperativeHandle(ref, () => ({ reload: () => void refreshExams(client), reset: () => filter(noFilters) }))

  const open = ({ examId, examName }: Exam) => {
    if (emit('exam-open', { examId, name: examName }))
      leaveFor(context, '/examinationMan/details', { examId, name: examName })
  }
  const create = () => {
    if (emit('exam-create')) leaveFor(context, '/examinationMan/newExams')
  }
  const choose = (exam: Exam) => {
    if (exam.subjectNames.length === 0) notify({ kind: 'warning', text: text.mergeWithoutSubject })
    else if (!basket.add(exam)) notify({ kind: 'warning', text: '合并列表已满' })
  }
  const merged = (name: string, examIds: number[]) => {
    setMerging(false)
    notify({ kind: 'success', text: text.merged })
    emit('exams-merged', { name, examIds })
  }
  const deleted = (examId: number) => {
    basket.forget(examId)
    emit('exam-deleted', { examId })
  }

  return (
    <Screen
      ref={list}
      heading={heading}
      actions={<ListActions basket={basket} onMerge={() => setMerging(true)} onCreate={may.create && create} />}
    >
      <ExamFilterBar filters={filtersOf(view)} onFilter={filter} />
      <div className="exams-body">
        <ExamPage
          view={view}
          basket={basket}
          onPage={(page, replace) => show({ page }, replace)}
          onReset={() => filter(noFilters)}
          onOpen={open}
          onChoose={choose}
          onDeleted={may.delete && deleted}
        />
        <BasketAside basket={basket} />
      </div>
      {merging && <MergeDialog basket={basket} onClose={() => setMerging(false)} onMerged={merged} />}
    </Screen>
  )
}
